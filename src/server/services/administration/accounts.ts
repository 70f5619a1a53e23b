import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@/contract/rest/call';
import type { setAccountState } from '@/contract/rest/accounts';
import type { Audit, AuditAct, Detail } from '@/server/audit/audit';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { toUser } from '@/server/db/rows/userRows';
import { users } from '@/server/db/schema';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { AccountNotice } from '@/server/realtime/databaseNotices';
import type { Emit } from '@/server/realtime/emit';
import { lockAdmins } from '@/server/services/accounts/lockAdmins';
import { endAll } from '@/server/services/accounts/signIns';
import { announceAccount, type UserRow } from '@/server/services/accounts/userChanges';
import type { AgentsService } from '@/server/services/agents/agents';
import type { OfferQueue } from '@/server/services/offers/offerQueue';
import type { TransfersService } from '@/server/services/offers/transfers';
import { accountText } from '@/server/text/accounts';
import { findLeftChats, takeWork, type Taken } from './suspension';

type Changed = AnswerOf<typeof setAccountState>;

interface Others {
  audit: Audit;
  agents: Pick<AgentsService, 'goOffline'>;
  queue: Pick<OfferQueue, 'offerWaiting'>;
  transfers: Pick<TransfersService, 'endOf'>;
}

const NOTHING: Taken = { chatIds: [], coupons: 0 };

export type AccountsService = ReturnType<typeof createAccountsService>;

/**
 * What administrators decide about accounts: whether they have rights, and which (wire: account-states). Each act is
 * one transaction, in the audit, and told to the person and all administrators.
 */
export function createAccountsService(
  {
    clock,
    ids,
    uow,
    images,
    logger,
    settings,
  }: Pick<Parts, 'clock' | 'ids' | 'uow' | 'images' | 'logger' | 'settings'>,
  { audit, agents, queue, transfers }: Others,
) {
  function note(tx: Transaction, admin: Person, act: AuditAct, id: string, detail: Detail = {}) {
    return audit.record(tx, { actorId: admin.id, act, object: { kind: 'user', id }, detail });
  }

  /**
   * Approves an account that waits, suspends one, or brings a suspended one back. Who is suspended is signed out
   * everywhere and goes offline, and their work is taken from them (behaviour: suspend). An account that is in that
   * state already stays as it is.
   *
   * When the last two administrators suspend each other at once, one succeeds.
   *
   * @returns the account, and how many chats and coupon accounts were taken.
   * @throws HttpError 404; 409 for somebody who suspends themself, and for the last active administrator.
   */
  async function setState(
    admin: Person,
    userId: string,
    estado: 'ativo' | 'suspenso',
  ): Promise<Changed> {
    const isSuspension = estado === 'suspenso';
    if (isSuspension && userId === admin.id) throw new HttpError(409, accountText.ownAccount);
    const { after, taken } = await uow.write(async (tx, emit) => {
      // Before the person's row, in the order in which every transaction takes these locks.
      const others = isSuspension ? await lockOtherAdmins(tx, userId) : null;
      const found = await find(tx, userId);
      if (found.estado === estado) return { after: found, taken: NOTHING };
      if (others === 0) throw new HttpError(409, accountText.lastAdmin);
      if (isSuspension) return suspend(tx, emit, admin, found);
      const changed = await update(tx, userId, { estado });
      const act = found.estado === 'pendente' ? 'user.approved' : 'user.reactivated';
      await note(tx, admin, act, userId);
      announceAccount(emit, changed);
      // They come back with their rights.
      emit.signOut({ of: { userId }, end: 'cut' });
      return { after: changed, taken: NOTHING };
    });
    return answer(after, taken);
  }

  async function suspend(tx: Transaction, emit: Emit, admin: Person, { id }: UserRow) {
    await agents.goOffline(tx, emit, [id], 'desconectado');
    await transfers.endOf(tx, emit, id);
    const whose = { actorId: admin.id, userId: id, now: clock.now() };
    const taken = await takeWork(tx, { audit, ids }, whose);
    const after = await update(tx, id, { estado: 'suspenso' });
    await endAll(tx, emit, id);
    for (const chatId of taken.chatIds) {
      emit.toAdmins('conversationUpdated', {
        ...{ id: chatId, agente: null },
        automacaoPausada: false,
      });
    }
    await queue.offerWaiting(tx, emit);
    const detail: Detail = { conversas: taken.chatIds.length, cupons: taken.coupons };
    await note(tx, admin, 'user.suspended', id, detail);
    announceAccount(emit, after);
    return { after, taken };
  }

  /**
   * Refuses somebody who waits for approval: the account and its photo are removed, and the e-mail can register again.
   * Only the audit can tell then who it was.
   *
   * @throws HttpError 404; 409 for an account that does not wait.
   */
  async function refuse(admin: Person, userId: string): Promise<void> {
    const { fotoPath } = await uow.write(async (tx, emit) => {
      const found = await find(tx, userId);
      if (found.estado !== 'pendente') throw new HttpError(409, accountText.notPending);
      await endAll(tx, emit, userId);
      await tx.delete(users).where(eq(users.id, userId));
      const { nome, email } = found;
      await note(tx, admin, 'user.refused', userId, { nome, email });
      announceAccount(emit, found, { removida: true });
      return found;
    });
    if (fotoPath === null) return;
    await images.remove(fotoPath).catch((error: unknown) => {
      logger.error({ err: error }, 'the photo of a refused account could not be removed');
    });
  }

  /**
   * Makes an active person an administrator or an agent. Administrators are never online. When two calls demote the
   * last two at once, one succeeds.
   *
   * @throws HttpError 404; 409 for the last active administrator, and for an account that is not active.
   */
  async function setRole(admin: Person, userId: string, isAdmin: boolean): Promise<Changed> {
    const after = await uow.write(async (tx, emit) => {
      const others = await lockOtherAdmins(tx, userId);
      const found = await find(tx, userId);
      if (found.isAdmin === isAdmin) return found;
      if (found.estado !== 'ativo') throw new HttpError(409, accountText.notActive);
      if (!isAdmin && others === 0) throw new HttpError(409, accountText.lastAdmin);
      if (isAdmin) await agents.goOffline(tx, emit, [userId], 'desconectado');
      const changed = await update(tx, userId, { isAdmin });
      await note(tx, admin, isAdmin ? 'user.promoted' : 'user.demoted', userId);
      announceAccount(emit, changed);
      emit.signOut({ of: { userId }, end: 'cut' });
      return changed;
    });
    return answer(after, NOTHING);
  }

  /** @returns how many administrators there are beside this person, whose rights nobody else changes meanwhile. */
  async function lockOtherAdmins(tx: Transaction, userId: string): Promise<number> {
    const ids = await lockAdmins(tx, settings);
    return ids.filter((id) => id !== userId).length;
  }

  /** Ends all sign-ins of a person. @throws HttpError 404. */
  async function endSessions(admin: Person, userId: string): Promise<void> {
    await uow.write(async (tx, emit) => {
      await find(tx, userId);
      const ended = await endAll(tx, emit, userId);
      await note(tx, admin, 'user.sessionsEnded', userId, { ended });
    });
  }

  /**
   * Tells consoles what a command beside this process did to an account, as the acts above do, and offers the chats that
   * a suspension left to the agents who are online.
   */
  function tellOfCommand({ userId, wentOffline }: AccountNotice): Promise<void> {
    return uow.write(async (tx, emit) => {
      const found = await find(tx, userId);
      if (wentOffline) {
        const went = { agenteId: userId, online: false, motivo: 'desconectado' } as const;
        emit.toChat(userId, 'agente_status_mudou', went);
      }
      if (found.estado === 'suspenso') {
        for (const id of await findLeftChats(tx)) {
          emit.toAdmins('conversationUpdated', { id, agente: null });
        }
        await queue.offerWaiting(tx, emit);
      }
      announceAccount(emit, found);
    });
  }

  return { setState, refuse, setRole, endSessions, tellOfCommand };
}

async function find(tx: Transaction, userId: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!row) throw notFound(accountText.userNotFound);
  return row;
}

type Change = Partial<Pick<UserRow, 'estado' | 'isAdmin'>>;

async function update(tx: Transaction, userId: string, change: Change): Promise<UserRow> {
  const [row] = await tx.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!row) throw notFound(accountText.userNotFound);
  return row;
}

const answer = (row: UserRow, { chatIds, coupons }: Taken): Changed => ({
  success: true,
  user: toUser(row),
  conversas: chatIds.length,
  cupons: coupons,
});
