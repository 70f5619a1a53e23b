import type { Browser } from 'playwright-core';
import { buildWithoutRecorder } from '../recorderBuild';
import type { Report } from '../report';
import { median } from '../statistics';
import { makeWorld, type World } from '../world';
import { coldStart } from './coldStart';
import { makeContenders, type Contender } from './contenders';
import { countDrawn } from './drawn';
import { costOfEvent, slowMachine } from './eventFloor';
import { flood } from './flood';
import { inpOf } from './keys';
import { openPage, type OpenPage } from './openPage';
import { costOfOpening } from './openings';
import { stream } from './stream';

/** The numbers of conversations. */
const SIZES = (process.env['SIZES'] ?? '40,1000,10000').split(',').map(Number);
/** The size at which starts are timed and renders counted: they do not depend on it. */
const FEW = 40;
/** The size at which keys are timed. */
const TYPED_AT = 1_000;
const LONG_CHATS = 8;
const LONG_CHAT = 200;
const WARM_UP = { count: 400, perSecond: 200, spread: 'all' } as const;

const PARTS = ['events', 'keys', 'openings', 'starts', 'renders', 'flood'] as const;
type Part = (typeof PARTS)[number];

/** The parts of the table to measure. */
const CHOSEN = (process.env['PARTS'] ?? PARTS.join(',')).split(',');
const isChosen = (part: Part) => CHOSEN.includes(part);

/** How often each contender is measured; they take turns. */
const ROUNDS = Number(process.env['ROUNDS'] ?? '3');

/** The largest good ratios to the floor's figure (README: floor). */
const LIMITS = { event: 2, opening: 2.5, seen: 2 } as const;

/** What a flood may leave beyond what the recorder keeps, in MB. */
const MOST_FLOOD_MB = 6;
const FLOOD_HEAP = 'flood, growth of the heap';

/** The figures of each row of the table, by contender. */
type Table = Map<string, Map<Contender['name'], number[]>>;

interface Row {
  unit: string;
  /** The largest good ratio of `now` to the floor. */
  toFloor?: number;
  /** The largest good value. */
  limit?: number;
}

/** Collects figures, and prints each with its ratios to the floor and to what was before. */
function createTable(report: Report) {
  const table: Table = new Map();
  const rows = new Map<string, Row>();
  return {
    add(what: string, who: Contender['name'], value: number, row: Row) {
      rows.set(what, row);
      const figures = table.get(what) ?? new Map<Contender['name'], number[]>();
      figures.set(who, [...(figures.get(who) ?? []), value]);
      table.set(what, figures);
      report.note(`  ${what}, ${who}: ${value.toFixed(2)} ${row.unit}`);
    },
    print() {
      for (const [what, figures] of table) {
        const { unit, toFloor, limit } = rows.get(what) ?? { unit: '' };
        const of = (who: Contender['name']) => {
          const values = figures.get(who);
          return values === undefined ? null : median(values);
        };
        const [floor, before, now] = [of('floor'), of('before'), of('now')];
        const unrecorded = of('unrecorded');
        if (unrecorded !== null) {
          report.figure(`${what}, without the recorder`, unrecorded, {
            unit,
            limit: MOST_FLOOD_MB,
          });
        }
        if (now === null) continue;
        report.figure(what, now, { unit, ...(limit === undefined ? {} : { limit }) });
        if (floor !== null && floor > 0) {
          report.figure(
            `${what}, to the floor (${floor.toFixed(2)})`,
            now / floor,
            toFloor === undefined ? {} : { limit: toFloor },
          );
        }
        if (before !== null && before > 0) {
          report.figure(`${what}, to before (${before.toFixed(2)})`, now / before);
        }
      }
    },
  };
}

type Collected = ReturnType<typeof createTable>;

/** Compares the console with the floor, and with an older build where `BEFORE` names one. */
export async function measureFloor(browser: Browser, report: Report): Promise<void> {
  const { contenders, remove } = await makeContenders();
  const table = createTable(report);
  try {
    for (const conversations of SIZES) {
      const world = await makeWorld({
        conversations,
        longChat: LONG_CHAT,
        longChats: LONG_CHATS,
      });
      try {
        for (let round = 1; round <= ROUNDS; round += 1) {
          for (const contender of contenders) {
            report.note(` round ${round} of ${ROUNDS}, ${conversations} conversations`);
            await measureSize(browser, { world, contender, table });
            if (conversations === FEW && isChosen('starts')) {
              await measureStarts(browser, { world, contender, table });
            }
          }
        }
        if (conversations === FEW) {
          for (const contender of contenders)
            await measureOnce(browser, { world, contender, table });
          if (isChosen('flood')) await measureUnrecorded(browser, { world, table });
        }
      } finally {
        await world.remove();
      }
    }
    table.print();
  } finally {
    await remove();
  }
}

interface Measuring {
  world: World;
  contender: Contender;
  table: Collected;
}

async function within(
  browser: Browser,
  { world, contender }: Measuring,
  chatId: string | null,
  work: (page: OpenPage) => Promise<void>,
): Promise<void> {
  const page = await openPage(browser, world, contender, chatId);
  try {
    await work(page);
    if (page.faults.length > 0) throw new Error(page.faults.join('\n'));
  } finally {
    await page.close();
  }
}

/** What may depend on the number of conversations. */
async function measureSize(browser: Browser, measuring: Measuring): Promise<void> {
  const { world, contender, table } = measuring;
  const size = `${world.chatIds.length} conversations`;
  const add = (what: string, value: number, row: Row) =>
    table.add(`${what}, ${size}`, contender.name, value, row);
  const ms = { unit: 'ms', toFloor: LIMITS.event };
  const measureEvents = async (page: OpenPage) => {
    await stream(page, WARM_UP);
    const cost = (spread: 'all' | 'open' | 'out of sight', perSecond: number, count: number) =>
      costOfEvent(browser, page, { count, perSecond, spread });
    add('event, 50/s', await cost('all', 50, 500), ms);
    add('event, 200/s', await cost('all', 200, 1_000), ms);
    add('event for the open chat, 50/s', await cost('open', 50, 300), { unit: 'ms' });
    add('event out of sight, 50/s', await cost('out of sight', 50, 300), { unit: 'ms' });
    const slow = await slowMachine(browser, page, { count: 500, perSecond: 50, spread: 'all' });
    add('event at 4x slower, 50/s', slow.event, ms);
    add('busy at 4x slower, 50/s', slow.busy * 100, { unit: '%', limit: 60 });
  };
  const measureKeys = async (page: OpenPage) => {
    await stream(page, WARM_UP);
    add('a key while 50 events/s come', await inpOf(page, 1), { unit: 'ms', limit: 32 });
    add('the same at 4x slower', await inpOf(page, 4), { unit: 'ms', limit: 100 });
  };
  const measureOpenings = async (page: OpenPage) => {
    const { first, unseen, seen } = await costOfOpening(browser, page);
    add('opening the first chat', first, { unit: 'ms' });
    add('opening a chat', unseen, { unit: 'ms', toFloor: LIMITS.opening });
    add('going back to a chat', seen, { unit: 'ms', toFloor: LIMITS.seen });
  };
  if (isChosen('events')) await within(browser, measuring, world.longChatId, measureEvents);
  if (isChosen('keys') && world.chatIds.length === TYPED_AT) {
    await within(browser, measuring, world.longChatId, measureKeys);
  }
  if (isChosen('openings')) await within(browser, measuring, null, measureOpenings);
}

async function measureStarts(browser: Browser, measuring: Measuring): Promise<void> {
  const { world, contender, table } = measuring;
  const starts = await coldStart(browser, world, contender);
  for (const [what, value] of Object.entries(starts)) {
    table.add(`cold start, ${what}`, contender.name, value as number, { unit: 'ms' });
  }
}

/** What a flood leaves where nothing is recorded: the recorder keeps a fixed amount, which is no growth. */
async function measureUnrecorded(
  browser: Browser,
  { world, table }: Pick<Measuring, 'table' | 'world'>,
): Promise<void> {
  const { folder, remove } = await buildWithoutRecorder();
  const contender: Contender = { name: 'unrecorded', folder };
  try {
    await within(browser, { world, table, contender }, world.longChatId, async (page) => {
      const { heap, isLastDrawn } = await flood(page);
      if (!isLastDrawn) throw new Error('The last message of the flood is not drawn');
      table.add(FLOOD_HEAP, contender.name, heap / 1_000_000, { unit: 'MB' });
    });
  } finally {
    await remove();
  }
}

/** What no clock decides, and what takes long. */
async function measureOnce(browser: Browser, measuring: Measuring): Promise<void> {
  const { world, contender, table } = measuring;
  const add = (what: string, value: number, row: Row) =>
    table.add(what, contender.name, value, row);
  const measureRenders = async (page: OpenPage) => {
    const drawn = await countDrawn(page);
    for (const [what, limit] of [
      ['openChat', 15],
      ['inSight', 10],
      ['outOfSight', 0],
      ['key', 6],
    ] as const) {
      const { commits, updates, mounts, frames } = drawn[what];
      add(`renders, ${what}`, updates + mounts, { unit: '', limit });
      add(`commits, ${what}`, commits, { unit: '' });
      add(`frames asked for, ${what}`, frames, { unit: '' });
    }
  };
  const measureFlood = async (page: OpenPage) => {
    const { heap, above, isLastDrawn } = await flood(page);
    add(FLOOD_HEAP, heap / 1_000_000, { unit: 'MB' });
    add('flood, last messages that are not drawn', isLastDrawn ? 0 : 1, { unit: '', limit: 0 });
    add('flood, px above the end', above, { unit: 'px', limit: 80 });
  };
  if (isChosen('renders')) await within(browser, measuring, world.longChatId, measureRenders);
  if (isChosen('flood')) await within(browser, measuring, world.longChatId, measureFlood);
}
