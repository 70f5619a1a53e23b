import { runCommand, sentenceOf } from '@/server/commands/runCommand';
import type { CliRun } from './runCli';
import { databaseAssetsDir } from './testDatabase';

/**
 * Runs one of the server's commands to its end, in this process. A process of its own (runCli) costs a second.
 *
 * @param options.password what the person types who is asked for one
 */
export async function runCommandHere(
  words: readonly string[],
  { env = {}, password = '' }: { env?: Record<string, string>; password?: string } = {},
): Promise<CliRun> {
  let printed = '';
  const ended = (code: number, complaints: string) => ({ code, printed, complaints });
  try {
    await runCommand(words, {
      env,
      cwd: process.cwd(),
      assetsDir: databaseAssetsDir,
      print: (line) => (printed += `${line}\n`),
      askPassword: () => Promise.resolve(password),
      onLost: (error) => {
        throw error;
      },
    });
    return ended(0, '');
  } catch (error) {
    return ended(1, `${sentenceOf(error)}\n`);
  }
}
