import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface TestChild {
  /** The next line it prints, undefined when it ended. */
  nextLine: () => Promise<string | undefined>;
  /** `kill -9`, and waits until it is gone. */
  kill: () => Promise<void>;
}

/**
 * Another Node process that runs `code` (CommonJS; it may require this project's TypeScript), for tests of what
 * happens between processes or when one dies. What it writes to stderr is shown.
 */
export function startTestChild(code: string): TestChild {
  const child: ChildProcess = spawn(
    process.execPath,
    ['-r', 'esbuild-register', '-e', code],
    // esbuild-register reads tsconfig.json, for the alias '@/', from where it starts.
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
