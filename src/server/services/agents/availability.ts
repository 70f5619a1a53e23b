import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import type { AgentsService } from './agents';

interface Others {
  agents: Pick<AgentsService, 'setOnline' | 'goOffline' | 'listOnline'>;
  /** Shows an agent who went online the customers who wait (wire: set-online). */
  welcome: (tx: Transaction, emit: Emit, agenteId: string) => Promise<void>;
}

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;

/** Which agents take offers: by their own choice, and as long as they have a socket (wire: gone-offline). */
export function createAvailabilityService(
  { uow, presence, logger }: Pick<Parts, 'uow' | 'presence' | 'logger'>,
  { agents, welcome }: Others,
) {
  /** The online toggle. Who goes online without any socket has a minute to show one. */
  async function choose(person: Person, online: boolean): Promise<void> {
    await uow.write(async (tx, emit) => {
      const changed = await agents.setOnline(tx, emit, person.id, online, 'manual');
      if (changed && online) await welcome(tx, emit, person.id);
    });
    if (online) presence.watch(person.id);
  }

  /** Nobody stays online whose last socket is gone; those who are online at the start have their minute too. */
  async function start(): Promise<void> {
    presence.onGone((userId) => {
      uow
        .write(async (tx, emit) => {
          // They may have come back while this waited for its turn.
          if (!presence.isConnected(userId)) {
            await agents.goOffline(tx, emit, [userId], 'desconectado');
          }
        })
        .catch((error: unknown) => {
          logger.error({ err: error }, 'an agent without a socket could not be set offline');
          presence.watch(userId);
        });
    });
    for (const userId of await agents.listOnline()) presence.watch(userId);
  }

  return { choose, start };
}
