import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Takes what a terminal would show, and shows nothing. */
const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });

/** @returns the first line of standard input; '' when there is none. A terminal is asked, and does not show it. */
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
