import { backoffMs } from './backoff';

describe('the wait between attempts', () => {
  it('doubles with each failure, up to its limit', () => {
    expect([1, 2, 3, 6, 50].map((failures) => backoffMs(failures, 0.5))).toEqual([
      1000, 2000, 4000, 30_000, 30_000,
    ]);
  });

  it('is spread by a quarter to either side', () => {
    expect([backoffMs(1, 0), backoffMs(1, 1)]).toEqual([750, 1250]);
  });
});
