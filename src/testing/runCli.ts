import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface CliRun {
  code: number | null;
  printed: string;
  complaints: string;
}

/** Runs one command of the server's own to its end, as a process. @param input what is piped in. */
export async function runCli(
  buildDir: string,
  words: readonly string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {},
): Promise<CliRun> {
  const child = spawn(process.execPath, [path.join(buildDir, 'cli.mjs'), ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  // A command that does not ask for it ends without having read it.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed, complaints };
}
