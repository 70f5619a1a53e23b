import { manualClock } from '@/testing/manualClock';
import { until } from '@/testing/until';
import { createAvailability } from './availability';
import { WriteRefusedError } from './serialWrites';
import { TRY_AGAIN_MS, untilDone } from './untilDone';

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

function doing(outcomes: (Error | string)[]) {
  const availability = createAvailability();
  const clock = manualClock();
  const work = jest.fn(() => {
    const outcome = outcomes.shift();
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  });
  const onWaiting = jest.fn(() => Promise.resolve());
  const done = () => untilDone({ availability, clock }, work, onWaiting);
  return { availability, clock, work, onWaiting, done };
}

describe('what nobody would ask for again', () => {
  it('is begun when the database is there, and again whenever that leaves it', async () => {
    const lost = new WriteRefusedError('lost');
    const { availability, clock, done, onWaiting, work } = doing([refused, lost, 'ok']);
    availability.set(false);
    const result = done();
    await Promise.resolve();
    expect(work).not.toHaveBeenCalled();
    availability.set(true);
    await until(() => work.mock.calls.length === 1);
    for (const tried of [2, 3]) {
      await until(() => {
        clock.advance(TRY_AGAIN_MS);
        return work.mock.calls.length === tried;
      });
    }
    expect(await result).toBe('ok');
    expect(onWaiting.mock.calls).toEqual([[], [refused], [lost]]);
  });

  it('fails for any other reason', async () => {
    await expect(doing([new Error('no such offer')]).done()).rejects.toThrow('no such offer');
  });
});
