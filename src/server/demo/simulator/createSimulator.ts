import type { CoreParts } from '@/server/parts';
import type { EmbeddedBank } from '@/server/ports/embeddedBank';
import type { EmbeddedMessaging } from '@/server/ports/embeddedMessaging';
import type { ImagesPort } from '@/server/ports/images';
import type { Timers } from '@/server/timers/timers';
import { createArrivals } from './arrivals';
import { createCustomers } from './customers';
import { createGroup } from './group';
import { createPace } from './pace';
import { createReactions } from './reactions';

interface Others {
  messaging: EmbeddedMessaging;
  bank: EmbeddedBank;
  images: ImagesPort;
  timers: Timers;
}

export type Simulator = ReturnType<typeof createSimulator>;

/**
 * The demo's customers (behaviour: simulator). Like real people, they write through the messaging port and pay at the
 * bank, and see nothing of the server but the messages they get. SIM_SEED decides who they are and what they do,
 * SIM_RATE how fast; at 0 nobody writes first.
 */
export function createSimulator(
  core: Pick<CoreParts, 'clock' | 'settings' | 'uow'>,
  { messaging, bank, images, timers }: Others,
) {
  const pace = createPace({ ...core, messaging });
  const customers = createCustomers({ settings: core.settings, messaging, images });
  const reactions = createReactions(core, { customers, pace, timers, bank });
  const arrivals = createArrivals(core, { customers, pace, timers });
  const group = createGroup(core, { pace, timers, messaging });

  messaging.onDelivered(async (tx, message) => {
    await group.heard(tx, message);
    await reactions.heard(tx, message);
  });

  messaging.onForgotten(async (tx) => {
    await timers.cancelKinds(tx, [
      ...Object.keys(reactions.timerHandlers),
      ...arrivals.personalTimers,
    ]);
    await customers.forgetAll(tx);
  });

  return {
    customers,
    answer: reactions.answer,
    silence: pace.silence,
    /** Starts the customers, or continues where they were before a restart. */
    start: () =>
      core.uow.write(async (tx) => {
        await arrivals.begin(tx);
        await group.begin(tx);
      }),
    timerHandlers: {
      ...reactions.timerHandlers,
      ...arrivals.timerHandlers,
      ...group.timerHandlers,
    },
  };
}
