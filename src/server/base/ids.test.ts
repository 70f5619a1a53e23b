import { manualClock } from '@/testing/manualClock';
import { createIds } from './ids';

describe('ids', () => {
  it('sort by creation time', () => {
    const clock = manualClock();
    const ids = createIds(clock);
    const made = Array.from({ length: 50 }, () => {
      clock.advance(1 + Math.floor(clock.now() % 977) * 1_000);
      return ids.newId();
    });
    expect([...made].sort()).toEqual(made);
  });

  it.each([
    ['in the same millisecond', 7],
    ['when there is no other place behind it', 31],
  ])('sort in the order they were made, %s, and when the clock is set back', (_when, byte) => {
    let now = manualClock().now();
    const ids = createIds({ now: () => now }, (size) => new Uint8Array(size).fill(byte));
    const made = Array.from({ length: 100 }, (_, index) => {
      if (index === 50) now -= 3_600_000;
      return ids.newId();
    });
    expect([...made].sort()).toEqual(made);
    expect(new Set(made).size).toBe(made.length);
  });

  it('differ when made in the same millisecond', () => {
    const ids = createIds(manualClock());
    expect(new Set(Array.from({ length: 1_000 }, () => ids.newId())).size).toBe(1_000);
  });

  it('are 26 characters that no URL has to encode', () => {
    expect(createIds(manualClock()).newId()).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
  });

  it('tokens are 32 characters that differ', () => {
    const ids = createIds(manualClock());
    expect(ids.token()).toMatch(/^[\w-]{32}$/);
    expect(ids.token()).not.toBe(ids.token());
  });
});
