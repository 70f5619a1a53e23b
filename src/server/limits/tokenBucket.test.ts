import { manualClock } from '@/testing/manualClock';
import { createTokenBuckets } from './tokenBucket';

function newBuckets() {
  const clock = manualClock();
  return { clock, buckets: createTokenBuckets(clock, { burst: 3, perMinute: 60 }) };
}

describe('token buckets', () => {
  it('let a burst through, and then one a second', () => {
    const { clock, buckets } = newBuckets();
    expect([1, 2, 3].map(() => buckets.take('ana'))).toEqual([0, 0, 0]);
    expect(buckets.take('ana')).toBe(1_000);
    clock.advance(999);
    expect(buckets.take('ana')).toBe(1);
    clock.advance(1);
    expect(buckets.take('ana')).toBe(0);
    expect(buckets.take('ana')).toBe(1_000);
  });

  it('give each key a bucket of its own', () => {
    const { buckets } = newBuckets();
    [1, 2, 3].forEach(() => buckets.take('ana'));
    expect(buckets.take('bruno')).toBe(0);
  });

  it('hold no more than the burst, however long nothing was taken', () => {
    const { clock, buckets } = newBuckets();
    buckets.take('ana');
    clock.advance(3_600_000);
    expect([1, 2, 3, 4].map(() => buckets.take('ana'))).toEqual([0, 0, 0, 1_000]);
  });
});
