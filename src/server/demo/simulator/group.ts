import type { Transaction } from '@/server/db/openDatabase';
import type { CoreParts } from '@/server/parts';
import type { EmbeddedMessaging } from '@/server/ports/embeddedMessaging';
import type { OutgoingMessage } from '@/server/ports/messaging';
import * as v from 'valibot';
import { storedValue } from '@/server/db/rows/storedValues';
import { groupChat } from '@/server/text/customers';
import type { TimerHandler } from '@/server/timers/timerRunner';
import type { Timers } from '@/server/timers/timers';
import { createRandom, mix } from './random';
import type { Pace } from './pace';
import type { SimulatorHandlers } from './timerKinds';

const GROUP_CHAT_ID = '0000000000000000@g.us';

const SPEAKS_FIRST_AFTER_MS = 20_000;
const SPEAKS_EVERY = [4 * 60_000, 8 * 60_000] as const;
const ANSWERS_AFTER = [4_000, 12_000] as const;
const TIMER = 'sim.group';

/** The number of messages that the group has written. */
const spoken = storedValue('sim.groupMessages', v.number(), 0);

interface Others {
  pace: Pace;
  timers: Timers;
  messaging: EmbeddedMessaging;
}

/** The demo's only group: its members write now and then, and answer messages that are sent to the group. */
export function createGroup(
  { clock, settings }: Pick<CoreParts, 'clock' | 'settings'>,
  { pace, timers, messaging }: Others,
) {
  const randomOf = (turn: number) => createRandom(mix(settings.simSeed, 800_000 + turn));

  const set = (tx: Transaction, after: number) =>
    timers.scheduleNoLater(tx, {
      key: TIMER,
      kind: TIMER,
      dueAt: clock.now() + pace.wait(after),
      payload: {},
    });

  const speak: TimerHandler = async (tx, emit) => {
    const again = await pace.heldUntil(tx);
    if (again !== null) {
      await timers.schedule(tx, { key: TIMER, kind: TIMER, dueAt: again, payload: {} });
      return;
    }
    const turn = await spoken.read(tx);
    await spoken.write(tx, turn + 1);
    const random = randomOf(turn);
    await messaging.receive(tx, emit, {
      contact: {
        chatId: GROUP_CHAT_ID,
        name: groupChat.name,
        number: GROUP_CHAT_ID.replace(/@.*$/, ''),
        isGroup: true,
        profilePicPath: null,
      },
      body: random.pick(groupChat.says),
      author: random.pick(groupChat.members),
      media: null,
    });
    if (pace.anybodyComes) await set(tx, random.between(...SPEAKS_EVERY));
  };

  return {
    /** The group begins soon; a timer from before a restart stays. */
    begin: async (tx: Transaction) => {
      if (!pace.anybodyComes) return;
      const hasSpoken = (await spoken.read(tx)) > 0;
      await set(tx, hasSpoken ? SPEAKS_EVERY[1] : SPEAKS_FIRST_AFTER_MS);
    },
    heard: async (tx: Transaction, { chatId }: OutgoingMessage) => {
      if (chatId !== GROUP_CHAT_ID) return;
      await set(tx, randomOf(await spoken.read(tx)).between(...ANSWERS_AFTER));
    },
    timerHandlers: { [TIMER]: speak } satisfies SimulatorHandlers,
  };
}
