import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { SHORT_LIVED } from './nodeArgs';

export interface TestChild {
  /** The next line that it prints; undefined when it has ended. */
  nextLine: () => Promise<string | undefined>;
  /** Sends `kill -9`, and waits until the process has ended. */
  kill: () => Promise<void>;
}

/**
 * Starts another Node process that runs `code` (CommonJS; it may require this project's TypeScript), for tests of
 * several processes or of one that dies. Its stderr is shown.
 */
export function startTestChild(code: string): TestChild {
  const child: ChildProcess = spawn(
    process.execPath,
    [...SHORT_LIVED, '-r', 'esbuild-register', '-e', code],
    // esbuild-register reads tsconfig.json, for the alias '@/', from the working directory.
    { cwd: path.join(__dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  return {
    nextLine: async () => {
      const line = await lines.next();
      return line.done ? undefined : line.value;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
