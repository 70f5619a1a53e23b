import { recordedClock } from './recordedClock';

it('stands still until it is moved, and runs what is due then', () => {
  const clock = recordedClock(1_000);
  const seen: string[] = [];
  clock.setTimeout(() => seen.push(`a at ${clock.now()}`), 100);
  clock.setTimeout(() => seen.push('b'), 500);
  clock.setTimeout(() => seen.push('never'), 100)();
  expect(clock.now()).toBe(1_000);
  clock.moveTo(1_099);
  expect(seen).toEqual([]);
  clock.moveTo(1_400);
  expect(seen).toEqual(['a at 1400']);
  clock.moveTo(1_500);
  expect(seen).toEqual(['a at 1400', 'b']);
});

it('runs a timer that sets itself again once for each move, however far', () => {
  const clock = recordedClock(0);
  let count = 0;
  const tick = () => {
    count += 1;
    clock.setTimeout(tick, 1_000);
  };
  tick();
  clock.moveTo(600_000);
  expect(count).toBe(2);
  clock.moveTo(601_000);
  expect(count).toBe(3);
});
