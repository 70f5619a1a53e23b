import type { Clock } from '@/server/base/clock';
import type { Settings } from '@/server/base/settings';
import type { Database } from '@/server/db/openDatabase';
import type { Ids } from '@/server/base/ids';
import type { Audit } from '@/server/audit/audit';

/** The dependencies of a command. */
export interface CommandContext {
  settings: Settings;
  db: Database;
  clock: Clock;
  ids: Ids;
  audit: Audit;
  /** Prints one line for the person who runs the command. */
  print: (line: string) => void;
  /** Reads a password from the terminal without echo, or the first line of piped input. */
  askPassword: () => Promise<string>;
}

/** A command of `npm run admin --`, named by one word. */
export interface AdminCommand {
  /** The word with its arguments, as the help shows them. */
  usage: string;
  about: string;
  /**
   * Checks the arguments before a database is opened. Both this and the returned function throw CommandError, with a
   * sentence, for a problem that the person who runs it can solve.
   */
  read: (args: readonly string[]) => (context: CommandContext) => Promise<void>;
}

/** Thrown when a command did nothing. Its message is one sentence for the person who runs it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
