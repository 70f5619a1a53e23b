import { tellInTime } from './tellInTime';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
});

/** Something comes every so many ms. @returns how many ms each waited until it was told */
async function waits(everyMs: number, times: number, tell = tellInTime()): Promise<number[]> {
  const waited: number[] = [];
  let isQueued = false;
  let since = 0;
  for (let now = 0; now < everyMs * times; now += 1) {
    // As RTK does, which notifies once for all that came meanwhile.
    if (now % everyMs === 0 && !isQueued) {
      isQueued = true;
      since = performance.now();
      tell(() => {
        isQueued = false;
        waited.push(performance.now() - since);
      });
    }
    await Promise.resolve();
    jest.advanceTimersByTime(1);
  }
  return waited;
}

describe('what the host pushed is told', () => {
  test.each([32, 33, 1_000])('at once when it comes every %d ms', async (everyMs) => {
    expect(await waits(everyMs, 40)).toEqual(Array.from({ length: 40 }, () => 0));
  });

  test.each([1, 5, 15])(
    'a few together, a frame apart, when it comes every %d ms',
    async (everyMs) => {
      const [first, ...others] = (await waits(everyMs, 70)).slice(0, 4);
      expect(first).toBe(0);
      for (const wait of others) {
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(16);
      }
    },
  );

  test.each([1, 5, 20])(
    'thirty times a second when it goes on coming every %d ms',
    async (everyMs) => {
      const seconds = 4;
      const told = await waits(everyMs, (seconds * 1_000) / everyMs);
      expect(told.length).toBeLessThanOrEqual(seconds * 32);
      expect(told.length).toBeGreaterThanOrEqual(seconds * 24);
      expect(Math.max(...told)).toBeLessThanOrEqual(32);
    },
  );

  test('at once again after a stream', async () => {
    const tell = tellInTime();
    await waits(5, 100, tell);
    jest.advanceTimersByTime(160);
    const notify = jest.fn();
    tell(notify);
    await Promise.resolve();
    expect(notify).toHaveBeenCalledTimes(1);
  });

  test('without a frame, which would be drawn whatever changed, when it comes alone or as a stream', async () => {
    const frame = jest.spyOn(window, 'requestAnimationFrame');
    const tell = tellInTime();
    await waits(1_000, 5, tell);
    expect(frame).not.toHaveBeenCalled();
    await waits(5, 100, tell);
    const ofTheFirstFew = frame.mock.calls.length;
    await waits(5, 100, tell);
    expect(frame).toHaveBeenCalledTimes(ofTheFirstFew);
    jest.restoreAllMocks();
  });

  test('in a page that gets no frames as well', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const tell = tellInTime();
    tell(() => undefined);
    await Promise.resolve();
    const notify = jest.fn();
    tell(notify);
    jest.advanceTimersByTime(100);
    expect(notify).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});
