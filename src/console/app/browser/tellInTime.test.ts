import { tellInTime } from './tellInTime';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
});

const frames = () => jest.spyOn(window, 'requestAnimationFrame');

describe('what the host pushed is told', () => {
  test('at once, without a frame, when nothing was told just before', async () => {
    const asked = frames();
    const notify = jest.fn();
    tellInTime()(notify);
    expect(notify).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(notify).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });

  test('in the next frame when it comes faster than frames, and once', async () => {
    const tell = tellInTime();
    const first = jest.fn();
    tell(first);
    await Promise.resolve();
    const notify = jest.fn();
    tell(notify);
    await Promise.resolve();
    expect(notify).not.toHaveBeenCalled();
    jest.advanceTimersByTime(17);
    expect(notify).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_000);
    expect(notify).toHaveBeenCalledTimes(1);
    expect(first).toHaveBeenCalledTimes(1);
  });

  test('in a page that gets no frames as well', async () => {
    frames().mockReturnValue(1);
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
