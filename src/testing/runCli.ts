import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { SHORT_LIVED } from './nodeArgs';

export interface CliRun {
  code: number | null;
  printed: string;
  complaints: string;
}

/** Runs one of the server's commands to its end, in a separate process. @param input the piped standard input. */
export async function runCli(
  buildDir: string,
  words: readonly string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<CliRun> {
  const child = spawn(
    process.execPath,
    [...SHORT_LIVED, path.join(buildDir, 'cli.mjs'), ...words],
    {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  // A command that reads no input ends without having read it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed, complaints };
}
