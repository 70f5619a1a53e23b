import { asc, desc, eq, sql } from 'drizzle-orm';
import { normalEmail } from '@/contract/email';
import { isLongEnough } from '@/domain/validation/password';
import { isActive, isLocked } from '@/server/auth/accountState';
import { isCommonPassword } from '@/server/auth/commonPasswords';
import { hashPassword } from '@/server/auth/passwords';
import { deleteSessions } from '@/server/auth/sessions';
import type { Transaction } from '@/server/db/openDatabase';
import { audit, users } from '@/server/db/schema';
import { CLI_ACTOR, type AuditAct } from '@/server/audit/audit';
import { noticeAccount } from '@/server/realtime/databaseNotices';
import { lockAdmins } from '@/server/services/accounts/lockAdmins';
import { takeWork } from '@/server/services/administration/suspension';
import { CommandError, type CommandContext } from './command';

type UserRow = typeof users.$inferSelect;

/** What the list says of an account that has no rights. */
const NOTES = { ativo: '', pendente: '  (waits for approval)', suspenso: '  (suspended)' } as const;

const LOCKED_NOTE = "  (locked: the demo's)";

const hasEmail = (email: string) => eq(users.email, normalEmail(email));

/** Prints all accounts. */
export async function listAccounts({ db, print, settings }: CommandContext): Promise<void> {
  const rows = await db.select().from(users).orderBy(desc(users.isAdmin), asc(users.email));
  if (rows.length === 0) print('There are no accounts yet.');
  for (const row of rows) {
    const { email, nome, isAdmin, estado } = row;
    const notes = `${NOTES[estado]}${isLocked(row, settings) ? LOCKED_NOTE : ''}`;
    print(`${isAdmin ? 'admin' : 'agent'}  ${email}  ${nome}${notes}`);
  }
}

/**
 * Makes an agent an active administrator, who is never online and gets no offers (behaviour: rights-promote). An
 * administrator who waits or is suspended becomes active. An account of the demo's that is locked stays so.
 */
export async function promote(context: CommandContext, email: string): Promise<void> {
  const { account, changed } = await context.db.transaction(async (tx) => {
    const before = await findAccount(tx, email);
    if (before.isAdmin && before.estado === 'ativo') return { account: before, changed: false };
    await tx
      .update(users)
      .set({ isAdmin: true, online: false, estado: 'ativo' })
      .where(eq(users.id, before.id));
    await recordAct(context, tx, 'user.promoted', before.id);
    await noticeAccount(tx, { userId: before.id, wentOffline: before.online });
    return { account: before, changed: true };
  });
  const is = changed ? 'is an administrator now' : 'is one already';
  context.print(`${email} ${is}${butLocked(account, context, email)}.`);
}

/**
 * Makes an administrator an agent; never the last active one. Their rights end with the commit: every call reads them
 * again.
 */
export async function demote(context: CommandContext, email: string): Promise<void> {
  const changed = await context.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx, context.settings);
    const before = await findAccount(tx, email);
    if (!before.isAdmin) return false;
    refuseLast(admins, before, email);
    await tx.update(users).set({ isAdmin: false }).where(eq(users.id, before.id));
    await recordAct(context, tx, 'user.demoted', before.id);
    await noticeAccount(tx, { userId: before.id, wentOffline: false });
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
  const { password, passwordHash } = await readPassword(context, chosen);
  await context.db.transaction(async (tx) => {
    const { id } = await findAccount(tx, email);
    // Nobody but them knows the new one, so that the account is no longer the demo's (wire: demo-locked).
    await tx.update(users).set({ passwordHash, demo: false }).where(eq(users.id, id));
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

/**
 * Suspends an account: all sign-ins end, and its chats and coupon accounts are taken from it (behaviour: suspend). A
 * server that runs beside it tells the consoles, and offers the chats (wire: other-processes).
 */
export async function suspend(context: CommandContext, email: string): Promise<void> {
  const taken = await context.db.transaction(async (tx) => {
    const admins = await lockAdmins(tx, context.settings);
    const before = await findAccount(tx, email);
    if (before.estado === 'suspenso') return null;
    if (before.isAdmin) refuseLast(admins, before, email);
    await tx
      .update(users)
      .set({ estado: 'suspenso', online: false })
      .where(eq(users.id, before.id));
    await deleteSessions(tx, before.id);
    await recordAct(context, tx, 'user.suspended', before.id);
    await noticeAccount(tx, { userId: before.id, wentOffline: before.online });
    return takeWork(tx, context, {
      actorId: CLI_ACTOR,
      userId: before.id,
      now: context.clock.now(),
    });
  });
  context.print(
    taken
      ? `${email} is suspended. Taken: ${taken.chatIds.length} chats, ${taken.coupons} coupon accounts.`
      : `${email} is suspended already.`,
  );
}

/** Makes an account active that waits for approval or is suspended. */
export async function activate(context: CommandContext, email: string): Promise<void> {
  const { account, changed } = await context.db.transaction(async (tx) => {
    const before = await findAccount(tx, email);
    const { id, estado } = before;
    if (estado === 'ativo') return { account: before, changed: false };
    await tx.update(users).set({ estado: 'ativo' }).where(eq(users.id, id));
    const act = estado === 'pendente' ? 'user.approved' : 'user.reactivated';
    await recordAct(context, tx, act, id);
    await noticeAccount(tx, { userId: id, wentOffline: false });
    return { account: before, changed: true };
  });
  const is = changed ? 'is active now' : 'is active already';
  context.print(`${email} ${is}${butLocked(account, context, email)}.`);
}

/**
 * Makes the first administrator of a database in which nobody is active; the demo's accounts don't count. Once somebody
 * is active, people register and are approved.
 *
 * @param chosen their password; with null one is made, and shown once.
 */
export async function createAdmin(
  context: CommandContext,
  { email, nome }: { email: string; nome: string },
  chosen: string | null,
): Promise<void> {
  const { clock, ids, print } = context;
  const { password, passwordHash } = await readPassword(context, chosen);
  await context.db.transaction(async (tx) => {
    // Of two that run at once, the second waits here and finds an active account.
    await tx.execute(sql`lock table ${users} in share row exclusive mode`);
    const [active] = await tx
      .select({ email: users.email })
      .from(users)
      .where(isActive({ demo: false }))
      .limit(1);
    if (active) {
      throw new CommandError(
        `${active.email} is active already. Promote somebody, or approve them in the panel.`,
      );
    }
    const [same] = await tx.select({ demo: users.demo }).from(users).where(hasEmail(email));
    if (same) {
      const locked = butLocked(same, context, email);
      throw new CommandError(`${email} has an account already${locked}. Promote it instead.`);
    }
    const id = ids.newId();
    const createdAt = clock.now();
    const empty = { telefone: '', chavePix: '' };
    const row = {
      id,
      email: normalEmail(email),
      nome,
      passwordHash,
      createdAt,
      isAdmin: true,
      ...empty,
    };
    await tx.insert(users).values(row);
    await recordAct(context, tx, 'user.created', id);
  });
  print(`${email} is an administrator now.`);
  if (chosen === null) print(`The password is shown this once: ${password}`);
}

/**
 * @param admins the active ones. Who is none of them takes no administrator away.
 * @throws CommandError for the last active administrator.
 */
function refuseLast(admins: readonly string[], { id }: UserRow, email: string): void {
  if (!admins.includes(id) || admins.length > 1) return;
  throw new CommandError(`${email} is the last administrator. Promote somebody else first.`);
}

/** What is added about an account that nobody can use, whatever it is made (wire: demo-locked); '' for others. */
function butLocked(
  account: Pick<UserRow, 'demo'>,
  { settings }: CommandContext,
  email: string,
): string {
  if (!isLocked(account, settings)) return '';
  return `, but nobody can use the account: it is the demo's until reset-password ${email} makes it an ordinary one`;
}

/** The chosen password, or a generated one. @throws CommandError for a short or a common one. */
async function readPassword({ ids }: CommandContext, chosen: string | null) {
  if (chosen !== null && !isLongEnough(chosen)) {
    throw new CommandError('A password has at least 6 characters.');
  }
  if (chosen !== null && isCommonPassword(chosen)) {
    throw new CommandError('This password is one of the commonest. Choose another.');
  }
  const password = chosen ?? ids.token().slice(0, 16);
  return { password, passwordHash: await hashPassword(password) };
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
