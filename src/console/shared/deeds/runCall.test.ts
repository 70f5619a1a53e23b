import { attendanceApi } from '@/console/api/attendance';
import { openConsole, settle } from '@/testing/consoleSession';
import { HostError } from '@/testing/scriptedHost';
import { runCall, selectIsRunning } from './runCall';

const { finishAttendance } = attendanceApi.endpoints;
const FINISHED = { success: true, message: null };

describe('a call under a key', () => {
  test('is running under this key alone until its response came, and leaves nothing behind', async () => {
    const { host, store } = await openConsole();
    let respond = () => {};
    const response = new Promise<typeof FINISHED>((resolve) => {
      respond = () => resolve(FINISHED);
    });
    host.script({ finishAttendance: () => response });
    const isRunning = (key: string) => selectIsRunning(store.getState(), key);
    const before = store.getState().api.mutations;
    const result = store.dispatch(runCall(finishAttendance, { chatId: 'chat-a' }, 'finish:a'));
    await settle();
    expect([isRunning('finish:a'), isRunning('finish:b')]).toEqual([true, false]);
    respond();
    expect(await result).toEqual({ data: FINISHED });
    expect(isRunning('finish:a')).toBe(false);
    expect(store.getState().api.mutations).toEqual(before);
  });

  test('that fails returns its error, and is over', async () => {
    const { host, store } = await openConsole();
    host.script({ finishAttendance: () => new HostError(409, { message: 'x' }) });
    const { error } = await store.dispatch(
      runCall(finishAttendance, { chatId: 'chat-a' }, 'finish:a'),
    );
    expect(error).toMatchObject({ kind: 'http', status: 409 });
    expect(selectIsRunning(store.getState(), 'finish:a')).toBe(false);
  });
});
