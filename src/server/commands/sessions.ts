import { deleteSessions, listUsable } from '@/server/auth/sessions';
import { findAccount, recordAct } from './accounts';
import type { CommandContext } from './command';

/** Prints where a person is signed in, the sign-in last seen first. */
export async function listSessions(context: CommandContext, email: string): Promise<void> {
  const { db, print } = context;
  const rows = await db.transaction(async (tx) => {
    const { id } = await findAccount(tx, email);
    return listUsable(tx, id, context);
  });
  if (rows.length === 0) print(`${email} is signed in nowhere.`);
  for (const { device, address, createdAt, lastSeenAt } of rows) {
    const [since, seen] = [createdAt, lastSeenAt].map((at) => new Date(at).toISOString());
    print(`seen ${seen}  since ${since}  ${address}  ${device || 'unknown device'}`);
  }
}

/** Signs a person out everywhere. A server that runs beside it cuts their sockets at once (wire: session-end). */
export async function endSessions(context: CommandContext, email: string): Promise<void> {
  const ended = await context.db.transaction(async (tx) => {
    const { id } = await findAccount(tx, email);
    const { length } = await deleteSessions(tx, id);
    if (length > 0) await recordAct(context, tx, 'user.sessionsEnded', id);
    return length;
  });
  context.print(
    ended === 0
      ? `${email} was signed in nowhere.`
      : `${email} is signed out everywhere (${ended}).`,
  );
}
