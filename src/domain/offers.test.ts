import { countdownText, isRunningOut, remainingMs } from './offers';

it.each([
  [60_000, '01:00'],
  [59_999, '01:00'],
  [59_000, '00:59'],
  [1, '00:01'],
  [0, '00:00'],
  [600_000, '10:00'],
  [6_000_000, '100:00'],
])('%i ms read %s', (remaining, text) => {
  expect(countdownText(remaining)).toBe(text);
});

it('warns under 30 seconds', () => {
  expect([isRunningOut(30_000), isRunningOut(29_999)]).toEqual([false, true]);
});

it('never has less than 0 ms left', () => {
  expect([remainingMs(5000, 2000), remainingMs(5000, 9000)]).toEqual([3000, 0]);
});
