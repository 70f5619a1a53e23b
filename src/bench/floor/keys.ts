import { percentile } from '../statistics';
import type { OpenPage } from './openPage';
import { stream } from './stream';

const KEYS = 200;
/** A quick typist: some eight keys a second. */
const KEY_EVERY_MS = 120;

interface Timed {
  __keys: { id: number; ms: number }[];
}

/**
 * Types while 50 events a second come. @returns the 98th percentile of what a key takes until the page shows it (INP), in
 * ms. The browser counts in steps of 8 ms, and does not say what took less than 16.
 *
 * @param slower how many times slower the machine is made
 */
export async function inpOf(page: OpenPage, slower: number): Promise<number> {
  const input = page.page.getByLabel('Mensagem', { exact: true });
  await input.fill('');
  await page.page.evaluate(() => {
    const keys: Timed['__keys'] = [];
    Object.assign(window, { __keys: keys });
    type Timing = PerformanceEventTiming & { interactionId: number };
    const observer = new PerformanceObserver((found) => {
      for (const { interactionId, duration } of found.getEntries() as Timing[]) {
        if (interactionId > 0) keys.push({ id: interactionId, ms: duration });
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  try {
    const seconds = (KEYS * KEY_EVERY_MS) / 1_000;
    const events = stream(page, { count: 50 * seconds, perSecond: 50, spread: 'all' });
    const words = 'uma mensagem que se escreve enquanto chegam outras ';
    for (let key = 0; key < KEYS; key += 1) {
      const at = performance.now();
      await page.page.keyboard.press(
        words[key % words.length] === ' ' ? 'Space' : (words[key % words.length] ?? 'a'),
      );
      const left = KEY_EVERY_MS - (performance.now() - at);
      if (left > 0) await page.page.waitForTimeout(left);
    }
    await events;
  } finally {
    await page.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const keys = await page.page.evaluate(() => (window as unknown as Timed).__keys);
  const longest = new Map<number, number>();
  for (const { id, ms } of keys) longest.set(id, Math.max(ms, longest.get(id) ?? 0));
  const shown = [...longest.values()];
  const quick = Array.from({ length: Math.max(0, KEYS - shown.length) }, () => 8);
  await input.fill('');
  return percentile([...shown, ...quick], 0.98);
}
