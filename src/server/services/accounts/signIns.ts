import type { SessionInfo } from '@/contract/entities/session';
import type { Audit } from '@/server/audit/audit';
import { deleteSessions } from '@/server/auth/sessions';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';

/** The person who asks, and the sign-in that they ask from. */
export interface Caller {
  person: Person;
  sessionId: string;
}

export type SignInsService = ReturnType<typeof createSignInsService>;

/**
 * Ends a person's sign-ins, all of them or all but one, in the transaction of the act that wants it. From its commit on
 * their calls get 401, and their sockets nothing more (wire: session-end).
 *
 * @param options.except the sign-in that goes on.
 * @returns how many ended.
 */
export async function endAll(
  tx: Transaction,
  emit: Pick<Emit, 'signOut'>,
  userId: string,
  options: { except?: string } = {},
): Promise<number> {
  const sessionIds = await deleteSessions(tx, userId, options);
  emit.signOut({ of: { sessionIds }, end: 'refused' });
  return sessionIds.length;
}

/** A person's own sign-ins (behaviour: profile-sessions, session-logout). */
export function createSignInsService(
  { uow, sessions }: Pick<Parts, 'uow' | 'sessions'>,
  { audit }: { audit: Audit },
) {
  return {
    /** The person's sign-ins that can be used, the one last seen first. */
    list: async ({ person, sessionId }: Caller): Promise<SessionInfo[]> =>
      (await sessions.list(person.id)).map(({ id, device, address, createdAt, lastSeenAt }) => ({
        id,
        dispositivo: device,
        endereco: address,
        criadaEm: createdAt,
        vistaEm: lastSeenAt,
        atual: id === sessionId,
      })),

    /** 'Sair'. Its sockets are only cut: the console leaves by itself, and a refusal would be said as an error. */
    leave: ({ person, sessionId }: Caller): Promise<void> =>
      uow.write(async (tx, emit) => {
        const sessionIds = await deleteSessions(tx, person.id, { only: sessionId });
        emit.signOut({ of: { sessionIds }, end: 'cut' });
      }),

    /**
     * Ends one of the person's sign-ins.
     *
     * @throws HttpError 404 when it is not theirs, or has ended.
     */
    end: ({ person }: Caller, id: string): Promise<void> =>
      uow.write(async (tx, emit) => {
        const sessionIds = await deleteSessions(tx, person.id, { only: id });
        if (sessionIds.length === 0) throw notFound();
        emit.signOut({ of: { sessionIds }, end: 'refused' });
        await recordEnd(tx, audit, person, sessionIds.length);
      }),

    /**
     * Ends all of the person's sign-ins but the one they ask from. Of two that end each other at once, the first stays
     * (wire: rights-kept).
     *
     * @returns how many ended.
     */
    endOthers: ({ person, sessionId }: Caller): Promise<number> =>
      uow.write(async (tx, emit) => {
        const ended = await endAll(tx, emit, person.id, { except: sessionId });
        if (ended > 0) await recordEnd(tx, audit, person, ended);
        return ended;
      }),
  };
}

function recordEnd(tx: Transaction, audit: Audit, person: Person, ended: number): Promise<void> {
  return audit.record(tx, {
    actorId: person.id,
    act: 'user.sessionsEnded',
    object: { kind: 'user', id: person.id },
    detail: { ended },
  });
}
