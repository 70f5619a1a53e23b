import { tellInTime } from './tellInTime';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
});

/** Something comes every so many ms. @returns how many ms each waited until it was told */
async function waits(everyMs: number, times: number, { tell } = tellInTime()): Promise<number[]> {
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
  test.each([48, 50, 1_000])('at once when it comes every %d ms', async (everyMs) => {
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
    'twenty times a second when it goes on coming every %d ms',
    async (everyMs) => {
      const seconds = 4;
      const told = await waits(everyMs, (seconds * 1_000) / everyMs);
      expect(told.length).toBeLessThanOrEqual(seconds * 22);
      expect(told.length).toBeGreaterThanOrEqual(seconds * 16);
      expect(Math.max(...told)).toBeLessThanOrEqual(48);
    },
  );

  test('at once again after a stream', async () => {
    const inTime = tellInTime();
    await waits(5, 100, inTime);
    jest.advanceTimersByTime(160);
    const notify = jest.fn();
    inTime.tell(notify);
    await Promise.resolve();
    expect(notify).toHaveBeenCalledTimes(1);
  });

  test('without a frame, which would be drawn whatever changed, when it comes alone or as a stream', async () => {
    const frame = jest.spyOn(window, 'requestAnimationFrame');
    const inTime = tellInTime();
    await waits(1_000, 5, inTime);
    expect(frame).not.toHaveBeenCalled();
    await waits(5, 100, inTime);
    const ofTheFirstFew = frame.mock.calls.length;
    await waits(5, 100, inTime);
    expect(frame).toHaveBeenCalledTimes(ofTheFirstFew);
    jest.restoreAllMocks();
  });

  test('in a page that gets no frames as well', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const { tell } = tellInTime();
    tell(() => undefined);
    await Promise.resolve();
    const notify = jest.fn();
    tell(notify);
    jest.advanceTimersByTime(100);
    expect(notify).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  test('together, in the frame after the last of it came, where it is held', async () => {
    const { tell, hold, release } = tellInTime();
    const notify = jest.fn();
    hold();
    tell(notify);
    await Promise.resolve();
    jest.advanceTimersByTime(50);
    expect(notify).not.toHaveBeenCalled();
    release();
    expect(notify).not.toHaveBeenCalled();
    jest.advanceTimersByTime(16);
    expect(notify).toHaveBeenCalledTimes(1);
    tell(notify);
    jest.advanceTimersByTime(16);
    expect(notify).toHaveBeenCalledTimes(2);
  });

  test('after 150 ms where the rest of it does not come', () => {
    const { tell, hold } = tellInTime();
    const notify = jest.fn();
    hold();
    tell(notify);
    jest.advanceTimersByTime(149);
    expect(notify).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1 + 16);
    expect(notify).toHaveBeenCalledTimes(1);
  });
});
