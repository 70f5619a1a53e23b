import { manualClock } from '@/testing/manualClock';
import { settle } from '@/testing/consoleSession';
import { createPresses } from './presses';

/** A press guard on a clock that stands still, and a deed that counts its runs. */
function atButton() {
  const clock = manualClock();
  const presses = createPresses(clock);
  let done = 0;
  const press = (key = 'finish:c1', deed = () => Promise.resolve()) =>
    presses.once(key, () => {
      done += 1;
      return deed();
    });
  return { clock, press, done: () => done };
}

describe('a press', () => {
  test('within 500 ms of another is ignored', async () => {
    const { clock, press, done } = atButton();
    await press();
    clock.advance(499);
    await press();
    expect(done()).toBe(1);
    clock.advance(1);
    await settle();
    await press();
    expect(done()).toBe(2);
  });

  test('while the first still runs is ignored too, however long that takes', async () => {
    const { clock, press, done } = atButton();
    let end = () => {};
    const first = press('finish:c1', () => new Promise<void>((resolve) => (end = resolve)));
    clock.advance(60_000);
    await press();
    expect(done()).toBe(1);
    end();
    await first;
    await settle();
    await press();
    expect(done()).toBe(2);
  });

  test('for something else runs beside it', async () => {
    const { press, done } = atButton();
    await Promise.all([press('finish:c1'), press('finish:c2'), press('restart:c1')]);
    expect(done()).toBe(3);
  });

  test('whose deed failed may be repeated', async () => {
    const { clock, press, done } = atButton();
    await expect(press('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    clock.advance(500);
    await settle();
    await press('x');
    expect(done()).toBe(2);
  });
});
