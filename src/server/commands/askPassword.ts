import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Discards what a terminal would echo. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

/** @returns the first line of standard input, or '' when there is none. On a terminal it prompts, and does not echo. */
export async function askPassword(): Promise<string> {
  const { stdin, stderr } = process;
  if (stdin.isTTY) stderr.write('New password: ');
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (stdin.isTTY) stderr.write('\n');
  return line;
}
