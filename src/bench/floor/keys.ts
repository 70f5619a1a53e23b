import { percentile } from '../statistics';
import type { OpenPage } from './openPage';
import { stream } from './stream';

const KEYS = 200;
/** A quick typist: some eight keys a second. */
const KEY_EVERY_MS = 120;
const WORDS = 'uma mensagem que se escreve enquanto chegam outras ';

/** In the page: what each key took, in ms. */
interface Timed {
  __keys: number[];
}

/**
 * Runs in the page: times each key from its press until the main thread has drawn the frame that shows it. The browser's
 * own figure (Event Timing) goes on until the frame is on the screen, but without a graphics card a frame that damages
 * nothing in sight keeps the ones before it waiting for the next that does: 200 ms on a page that takes 3 ms a key.
 */
function timeKeys(): void {
  const keys: number[] = [];
  Object.assign(window, { __keys: keys });
  let pressedAt = 0;
  window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
  window.addEventListener('input', () => {
    const from = pressedAt;
    requestAnimationFrame(() => {
      // The frame is drawn before the next task.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => keys.push(performance.now() - from);
      port2.postMessage(null);
    });
  });
}

/**
 * Types while 50 events a second come.
 *
 * @param slower how many times slower the machine is made
 * @returns the 98th percentile of what a key takes until the page shows it, in ms
 */
export async function inpOf(page: OpenPage, slower: number): Promise<number> {
  const input = page.page.getByLabel('Mensagem', { exact: true });
  await input.fill('');
  await page.page.evaluate(timeKeys);
  await page.session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  try {
    const seconds = (KEYS * KEY_EVERY_MS) / 1_000;
    const events = stream(page, { count: 50 * seconds, perSecond: 50, spread: 'all' });
    for (let key = 0; key < KEYS; key += 1) {
      const at = performance.now();
      const letter = WORDS[key % WORDS.length] ?? ' ';
      await page.page.keyboard.press(letter === ' ' ? 'Space' : letter);
      const left = KEY_EVERY_MS - (performance.now() - at);
      if (left > 0) await page.page.waitForTimeout(left);
    }
    await events;
  } finally {
    await page.session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const keys = await page.page.evaluate(() => (window as unknown as Timed).__keys);
  await input.fill('');
  if (keys.length < KEYS) throw new Error(`Only ${keys.length} of ${KEYS} keys were shown`);
  return percentile(keys, 0.98);
}
