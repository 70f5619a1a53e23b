import { asc, count, desc, eq } from 'drizzle-orm';
import { normalEmail } from '@/contract/email';
import { isLongEnough } from '@/domain/validation/password';
import { isCommonPassword } from '@/server/auth/commonPasswords';
import { hashPassword } from '@/server/auth/passwords';
import { deleteSessions } from '@/server/auth/sessions';
import type { Transaction } from '@/server/db/openDatabase';
import { audit, users } from '@/server/db/schema';
import { CLI_ACTOR, type AuditAct } from '@/server/audit/audit';
import { CommandError, type CommandContext } from './command';

type UserRow = typeof users.$inferSelect;

const hasEmail = (email: string) => eq(users.email, normalEmail(email));

/** Prints all accounts. */
export async function listAccounts({ db, print }: CommandContext): Promise<void> {
  const rows = await db.select().from(users).orderBy(desc(users.isAdmin), asc(users.email));
  if (rows.length === 0) print('There are no accounts yet.');
  for (const { email, nome, isAdmin } of rows) {
    print(`${isAdmin ? 'admin' : 'agent'}  ${email}  ${nome}`);
  }
}

/** Makes an agent an administrator, who is never online and gets no offers (behaviour: rights-promote). */
export async function promote(context: CommandContext, email: string): Promise<void> {
  const changed = await context.db.transaction(async (tx) => {
    const before = await findAccount(tx, email);
    if (before.isAdmin) return false;
    await tx.update(users).set({ isAdmin: true, online: false }).where(eq(users.id, before.id));
    await recordAct(context, tx, 'user.promoted', before.id);
    return true;
  });
  context.print(changed ? `${email} is an administrator now.` : `${email} is one already.`);
}

/**
 * Makes an administrator an agent. Their rights end with the commit: every call reads them again. When two concurrent
 * calls demote the last two administrators, the second waits for the first and finds one left.
 */
export async function demote(context: CommandContext, email: string): Promise<void> {
  const changed = await context.db.transaction(async (tx) => {
    // Locks all administrators in one order, whichever of them is demoted: the second call waits for this lock.
    await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.isAdmin, true))
      .orderBy(asc(users.id))
      .for('update');
    const before = await findAccount(tx, email);
    if (!before.isAdmin) return false;
    const [admins] = await tx.select({ n: count() }).from(users).where(eq(users.isAdmin, true));
    if (admins?.n === 1) {
      throw new CommandError(`${email} is the last administrator. Promote somebody else first.`);
    }
    await tx.update(users).set({ isAdmin: false }).where(eq(users.id, before.id));
    await recordAct(context, tx, 'user.demoted', before.id);
    return true;
  });
  context.print(changed ? `${email} is an agent now.` : `${email} is no administrator.`);
}

/** Sets a new password: `chosen`, or a generated one that is shown once. All their sessions end. */
export async function resetPassword(
  context: CommandContext,
  email: string,
  chosen: string | null,
): Promise<void> {
  if (chosen !== null && !isLongEnough(chosen)) {
    throw new CommandError('A password has at least 6 characters.');
  }
  if (chosen !== null && isCommonPassword(chosen)) {
    throw new CommandError('This password is one of the commonest. Choose another.');
  }
  const password = chosen ?? context.ids.token().slice(0, 16);
  const passwordHash = await hashPassword(password);
  await context.db.transaction(async (tx) => {
    const { id } = await findAccount(tx, email);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await deleteSessions(tx, id);
    await recordAct(context, tx, 'user.passwordReset', id);
  });
  context.print(`${email} has a new password, and is signed out everywhere.`);
  if (chosen === null) context.print(`It is shown this once: ${password}`);
}

/** Prints the latest entries of the audit, newest first. */
export async function listAudit({ db, print }: CommandContext, limit: number): Promise<void> {
  const rows = await db
    .select({ entry: audit, actor: users.email })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.actorId))
    .orderBy(desc(audit.id))
    .limit(limit);
  if (rows.length === 0) print('Nothing has been written down yet.');
  for (const { entry, actor } of rows) {
    const object =
      entry.objectId === null ? entry.objectKind : `${entry.objectKind} ${entry.objectId}`;
    const at = new Date(entry.at).toISOString();
    print(
      `${at}  ${actor ?? entry.actorId}  ${entry.act}  ${object}  ${JSON.stringify(entry.detail)}`,
    );
  }
}

/** The account with this e-mail, locked until the transaction ends. @throws CommandError when there is none. */
export async function findAccount(tx: Transaction, email: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(hasEmail(email)).for('update');
  if (!row) throw new CommandError(`No account has the e-mail ${email}.`);
  return row;
}

/** Writes into the audit what a command did to an account. */
export function recordAct(
  { audit: service }: CommandContext,
  tx: Transaction,
  act: AuditAct,
  userId: string,
): Promise<void> {
  return service.record(tx, { actorId: CLI_ACTOR, act, object: { kind: 'user', id: userId } });
}
