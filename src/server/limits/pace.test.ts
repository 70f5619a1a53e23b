import { manualClock } from '@/testing/manualClock';
import { createPace } from './pace';

function newPace() {
  const clock = manualClock();
  return { clock, pace: createPace(clock, { freeMs: 1_000, share: 0.5 }) };
}

describe('the pace', () => {
  it('asks a key for a pause that took more than its share, until the share has made up for it', () => {
    const { clock, pace } = newPace();
    pace.pauseOf('bruno');
    pace.spend('ana', 1_000);
    expect(pace.pauseOf('ana')).toBe(0);
    pace.spend('ana', 500);
    expect([pace.pauseOf('ana'), pace.pauseOf('bruno')]).toEqual([1_000, 0]);
    clock.advance(400);
    expect(pace.pauseOf('ana')).toBe(600);
    clock.advance(600);
    expect(pace.pauseOf('ana')).toBe(0);
  });

  it('asks for two seconds at most', () => {
    const { pace } = newPace();
    pace.pauseOf('bruno');
    for (let n = 0; n < 5; n += 1) pace.spend('ana', 2_000);
    expect(pace.pauseOf('ana')).toBe(2_000);
  });

  it('counts two seconds of one piece of work at most: a wait for a lock is not the work of who waits', () => {
    const { pace } = newPace();
    pace.pauseOf('bruno');
    pace.spend('ana', 600_000);
    expect(pace.pauseOf('ana')).toBe(2_000);
    const { clock, pace: other } = newPace();
    other.pauseOf('bruno');
    other.spend('ana', 600_000);
    clock.advance(2_000);
    expect(other.pauseOf('ana')).toBe(0);
  });

  it('delays nobody while nobody else is there', () => {
    const { clock, pace } = newPace();
    for (let n = 0; n < 5; n += 1) pace.spend('ana', 2_000);
    expect(pace.pauseOf('ana')).toBe(0);
    pace.pauseOf('bruno');
    expect(pace.pauseOf('ana')).toBe(2_000);
    clock.advance(10_000);
    expect(pace.pauseOf('ana')).toBe(0);
  });
});
