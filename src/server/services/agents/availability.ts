import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { isLeftByDatabase } from '@/server/db/untilDone';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import type { AgentsService } from './agents';

interface Others {
  agents: Pick<AgentsService, 'setOnline' | 'goOffline' | 'listOnline'>;
  /** Shows the waiting customers to an agent who went online (wire: set-online). */
  welcome: (tx: Transaction, emit: Emit, agenteId: string) => Promise<void>;
}

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;

/**
 * Decides which agents get offers: those who chose to be online, while they have an open socket (wire: gone-offline).
 */
export function createAvailabilityService(
  { uow, presence, logger }: Pick<Parts, 'uow' | 'presence' | 'logger'>,
  { agents, welcome }: Others,
) {
  /** The online toggle. An agent who goes online without an open socket has a minute to connect one. */
  async function choose(person: Person, online: boolean): Promise<void> {
    await uow.write(async (tx, emit) => {
      const changed = await agents.setOnline(tx, emit, person.id, online, 'manual');
      if (changed && online) await welcome(tx, emit, person.id);
    });
    if (online) presence.watch(person.id);
  }

  /** Sets agents offline whose last socket is gone. Agents who are online when the server starts also have a minute. */
  async function start(): Promise<void> {
    const online = await agents.listOnline();
    presence.onGone((userId) => {
      uow
        .write(async (tx, emit) => {
          // The agent may have reconnected while this transaction waited.
          if (!presence.isConnected(userId)) {
            await agents.goOffline(tx, emit, [userId], 'desconectado');
          }
        })
        .catch((error: unknown) => {
          // Without its database the server lets nobody in either: they have another minute.
          if (!isLeftByDatabase(error)) {
            logger.error({ err: error }, 'an agent without a socket could not be set offline');
          }
          presence.watch(userId);
        });
    });
    for (const userId of online) presence.watch(userId);
  }

  return { choose, start };
}
