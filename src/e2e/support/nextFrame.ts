import type { Page } from 'playwright-core';
import type { EventName } from '@/contract/events';
import type { Network } from './network';

/** A text that the page shows, or no longer shows, after an event. */
interface Sight {
  within: string;
  text: string;
  gone?: boolean;
}

/** An event, and what it does to the page. */
export interface Step extends Sight {
  event: EventName;
  payload?: unknown;
}

/** Nothing follows from an event any more when nothing was reduced for so long, in ms, and every request was answered. */
const QUIET_MS = 150;

/** Where an event is sent. */
export interface Place {
  page: Page;
  network: Network;
  /** The endpoint whose requests the test leaves without an answer. */
  unanswered?: string;
}

/**
 * Waits until nothing is under way. One event after another, with all that follows from each, is a stream, and the answer
 * to a read replaces what an event said, however late a slow host gives it.
 */
const quiet = ({ page, unanswered }: Place) =>
  page.evaluate(
    async ({ ms, left }) => {
      type Meta = { requestId: string; arg: { endpointName: string } };
      type Reduced = { action: { type: string; meta?: Partial<Meta> } };
      const { __steps: steps } = window as unknown as { __steps: Reduced[] };
      const asked = new Set<string>();
      for (let length = -1; length !== steps.length || asked.size > 0;) {
        const since = Math.max(length, 0);
        length = steps.length;
        for (const { action } of steps.slice(since)) {
          const { requestId = '', arg } = action.meta ?? {};
          if (!action.type.endsWith('/pending')) asked.delete(requestId);
          else if (arg?.endpointName !== left) asked.add(requestId);
        }
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    },
    { ms: QUIET_MS, left: unanswered },
  );

/**
 * Sends an event and looks at the page in the second frame after its action was reduced: by then it was drawn in the
 * first.
 */
export async function seenAtNextFrame(
  place: Place,
  { event, payload = null, ...sight }: Step,
): Promise<boolean> {
  const { page, network } = place;
  await quiet(place);
  await page.evaluate(
    ({ type, within, text, gone }) => {
      const { __steps: steps } = window as unknown as { __steps: { action: { type: string } }[] };
      const isThere = () =>
        [...document.querySelectorAll(within)].some((found) => found.textContent.includes(text));
      const isAsSaid = () => isThere() !== (gone ?? false);
      if (isAsSaid()) throw new Error(`${type}: the page is so before it`);
      const seen = new Promise<boolean>((resolve) => {
        steps.push = (...added) => {
          const length = Array.prototype.push.apply(steps, added);
          if (added.some(({ action }) => action.type === type)) {
            Reflect.deleteProperty(steps, 'push');
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(isAsSaid())));
          }
          return length;
        };
      });
      Object.assign(window, { __seen: seen });
    },
    { type: `realtime/${event}`, ...sight },
  );
  await network.say(event, payload);
  return page.evaluate(() => (window as unknown as { __seen: Promise<boolean> }).__seen);
}
