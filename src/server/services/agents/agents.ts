import { and, eq, ne } from 'drizzle-orm';
import type { STATUS_REASONS } from '@/contract/events';
import type { Ganhos } from '@/contract/entities/user';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';
import { notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { toGanhos } from '@/server/db/rows/userRows';

/** The reason why an agent's online state changed (wire: agente_status_mudou). */
export type StatusReason = (typeof STATUS_REASONS)[number];

export type AgentsService = ReturnType<typeof createAgentsService>;

/** An agent's own state: online or offline, forwarding, earnings. */
export function createAgentsService({ db }: Pick<Parts, 'db'>) {
  async function rowOf(userId: string) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (!user) throw notFound();
    return user;
  }

  /**
   * Sets an agent online or offline and tells the agent and the administrators. Administrators are never online.
   *
   * @returns whether that changed anything.
   */
  async function setOnline(
    tx: Transaction,
    emit: Emit,
    agenteId: string,
    online: boolean,
    motivo: StatusReason,
  ): Promise<boolean> {
    const changed = await tx
      .update(users)
      .set({ online })
      .where(and(eq(users.id, agenteId), eq(users.isAdmin, false), ne(users.online, online)))
      .returning({ id: users.id });
    if (changed.length === 0) return false;
    emit.toChat(agenteId, 'agente_status_mudou', { agenteId, online, motivo });
    return true;
  }

  /** Sets the agents among these who are online offline, each with the same reason. */
  async function goOffline(
    tx: Transaction,
    emit: Emit,
    agentesIds: readonly string[],
    motivo: StatusReason,
  ): Promise<void> {
    for (const agenteId of agentesIds) await setOnline(tx, emit, agenteId, false, motivo);
  }

  return {
    setOnline,
    goOffline,
    /** The ids of the agents who are online now. */
    listOnline: async (): Promise<string[]> => {
      const rows = await db.select({ id: users.id }).from(users).where(eq(users.online, true));
      return rows.map(({ id }) => id);
    },
    /** @throws HttpError 404. */
    isOnline: async (person: Person): Promise<boolean> => (await rowOf(person.id)).online,
    /** @throws HttpError 404. */
    earnings: async (person: Person): Promise<Ganhos> => toGanhos(await rowOf(person.id)),
    /** Turns forwarding of the messages of an agent's chats to the agent on or off. @throws HttpError 404. */
    setForwarding: async (tx: Transaction, userId: string, on: boolean): Promise<void> => {
      const changed = await tx
        .update(users)
        .set({ encaminharMensagens: on })
        .where(eq(users.id, userId))
        .returning({ id: users.id });
      if (changed.length === 0) throw notFound();
    },
  };
}
