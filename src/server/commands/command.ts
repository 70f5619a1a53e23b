import type { Clock } from '@/server/base/clock';
import type { Database } from '@/server/db/openDatabase';
import type { Ids } from '@/server/base/ids';
import type { AuditService } from '@/server/services/audit';

/** What a command works on. */
export interface CommandContext {
  db: Database;
  clock: Clock;
  ids: Ids;
  audit: AuditService;
  /** One line for whoever runs the command. */
  print: (line: string) => void;
  /** A password from the terminal, without echo, or the first line that is piped in. */
  askPassword: () => Promise<string>;
}

/** One word after `npm run admin --`. */
export interface AdminCommand {
  /** Its arguments as the help shows them. */
  usage: string;
  about: string;
  /**
   * Looks at the arguments, before any database is opened. Both throw CommandError with a sentence for what whoever
   * runs it can mend.
   */
  read: (args: readonly string[]) => (context: CommandContext) => Promise<void>;
}

/** Why a command did nothing: one sentence for whoever runs it. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
