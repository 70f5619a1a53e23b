import { conversationsApi } from '@/console/api/conversations';
import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import { openConsole } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, RawAnswer } from '@/testing/scriptedHost';
import { rowName } from './rowName';

const { sendMessage } = conversationsApi.endpoints;

describe('the name of an action', () => {
  it('says of a call which one it is and how it ended', async () => {
    const { host, log, store } = await openConsole();
    const names = async (answer: HostError | RawAnswer | typeof NO_ANSWER) => {
      host.script({ sendMessage: () => answer });
      const from = log.length;
      await store.dispatch(sendMessage.initiate({ chatId: 'a', text: 'oi', key: 'k' }));
      return log.slice(from).map(rowName);
    };
    expect(log.map(rowName)).toEqual(expect.arrayContaining(['getProfile ⏳', 'getProfile ✓']));
    expect(await names(new HostError(409))).toEqual(['sendMessage ⏳', 'sendMessage ✗ 409']);
    expect(await names(NO_ANSWER)).toEqual(['sendMessage ⏳', 'sendMessage ✗ network']);
    expect(await names(new RawAnswer(7))).toEqual(['sendMessage ⏳', 'sendMessage ✗ schema']);
  });

  it('is the type of every other action', () => {
    expect(rowName(draftChanged({ chatId: 'a', draft: 'oi' }))).toBe('drafts/draftChanged');
    expect(rowName({ type: 'x', meta: { arg: { endpointName: 7 } } })).toBe('x');
    expect(rowName({ type: 'x', meta: { arg: { endpointName: 'a' } } })).toBe('x');
  });
});
