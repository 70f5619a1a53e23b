import type { Browser } from 'playwright-core';
import { openSetup, type EventCost } from './events';
import type { Report } from './report';
import { median } from './statistics';

const LIMIT_MS = 1;
const LIMIT_RATIO = 1.5;
const RUNS = 5;

const SMALL = { conversations: 40, longChat: 50 };
const LARGE = { conversations: 1_000, longChat: 10_000 };

/**
 * Compares the cost of an event when much is loaded with its cost when little is. Both are measured on events for the
 * same forty chats, because of a thousand chats a smaller share is in view, and rows out of view cost no render. The
 * large one is also measured on events spread over all of its chats.
 */
export async function measureEventCosts(browser: Browser, report: Report): Promise<void> {
  const small: EventCost[] = [];
  const large: EventCost[] = [];
  const spread: EventCost[] = [];
  const kept = (what: string, costs: EventCost[], cost: EventCost) => {
    costs.push(cost);
    report.note(`  ${what}: ${describe(cost)}`);
  };
  // The two alternate, so that a busy period of the machine affects both.
  for (let run = 1; run <= RUNS; run += 1) {
    const few = await openSetup(browser, SMALL);
    try {
      kept('40 conversations', small, await few.measure(few.world.chatIds));
    } finally {
      await few.close();
    }
    const many = await openSetup(browser, LARGE);
    try {
      const sameAsFew = many.world.chatIds.slice(0, SMALL.conversations);
      kept('1,000 conversations, events for 40', large, await many.measure(sameAsFew));
      kept('1,000 conversations, events for all', spread, await many.measure(many.world.chatIds));
    } finally {
      await many.close();
    }
  }
  const over = (costs: EventCost[], of: (cost: EventCost) => number) => median(costs.map(of));
  for (const [what, costs] of [
    ['40 conversations', small],
    ['1,000 conversations, events for 40', large],
    ['1,000 conversations, events for all', spread],
  ] as const) {
    const say = (which: string, of: (cost: EventCost) => number, limit?: number) =>
      report.figure(`event, ${what}, ${which}`, over(costs, of), {
        unit: 'ms',
        ...(limit === undefined ? {} : { limit }),
      });
    say('median, processor', ({ cpu }) => cpu.median, LIMIT_MS);
    say('median, clock', ({ wall }) => wall.median);
    say('mean, processor', ({ cpu }) => cpu.mean);
    say('p95, processor', ({ cpu }) => cpu.p95);
  }
  const ratio = (of: (cost: EventCost) => number) => over(large, of) / over(small, of);
  report.figure(
    'event, 1,000 to 40, medians',
    ratio(({ cpu }) => cpu.median),
    {
      limit: LIMIT_RATIO,
    },
  );
  report.figure(
    'event, 1,000 to 40, means',
    ratio(({ cpu }) => cpu.mean),
  );
}

function describe({ cpu, wall, rate }: EventCost): string {
  const figures = [cpu.median, cpu.mean, cpu.p95].map((value) => value.toFixed(2)).join(' / ');
  return `median / mean / p95 ${figures} ms of the processor, median ${wall.median.toFixed(2)} ms by the clock, ${rate.toFixed(0)} events a second`;
}
