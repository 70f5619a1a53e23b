import { costs, readMainThread } from './mainThread';

const on = { pid: 1, tid: 2 };
const task = (ts: number, dur: number, tdur: number, thread = on) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  ...thread,
});
const arrival = (ts: number) => ({ name: 'WebSocketReceive', ph: 'I', ts, ...on });

describe("a trace's main thread", () => {
  it('has the top-level tasks of the thread on which frames arrive, in milliseconds', () => {
    const { tasks, arrivals } = readMainThread(
      [
        task(1_000, 3_000, 2_000),
        task(2_000, 500, 500),
        task(2_000, 9_000, 9_000, { pid: 1, tid: 3 }),
        arrival(1_500),
      ],
      'frame of a WebSocket',
    );
    expect(tasks).toEqual([{ start: 1, wall: 3, cpu: 2 }]);
    expect(arrivals).toEqual([1.5]);
  });

  it('refuses a trace in which nothing arrived', () => {
    expect(() => readMainThread([task(0, 1, 1)], 'frame of a WebSocket')).toThrow(
      'No frame of a WebSocket',
    );
  });

  it('counts mouse presses among all dispatched events', () => {
    const dispatched = (ts: number, type: string) => ({
      name: 'EventDispatch',
      ph: 'X',
      ts,
      args: { data: { type } },
      ...on,
    });
    const events = [task(0, 9_000, 9_000), dispatched(1_000, 'mousemove')];
    const pressed = dispatched(2_000, 'mousedown');
    expect(readMainThread([...events, pressed], 'press of the mouse').arrivals).toEqual([2]);
    expect(() => readMainThread(events, 'press of the mouse')).toThrow('No press');
  });
});

describe('what an arrival cost', () => {
  const thread = readMainThread(
    [
      task(0, 5_000, 5_000),
      task(10_000, 2_000, 1_000),
      arrival(10_500),
      task(13_000, 4_000, 4_000),
      task(20_000, 3_000, 2_000),
      arrival(20_100),
      arrival(21_000),
      task(24_000, 1_000, 1_000),
      task(40_000, 1_000, 1_000),
    ],
    'frame of a WebSocket',
  );

  it("is its own task and those that follow it; those before the first and after the end are nobody's", () => {
    expect(costs(thread, 'cpu', 10)).toEqual([5, 1, 2]);
  });

  it('is an equal part of a task that processed several', () => {
    expect(costs(thread, 'wall', 10)).toEqual([6, 1.5, 2.5]);
  });
});
