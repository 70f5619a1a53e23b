import { manualClock } from '@/testing/manualClock';
import { createEarlyReads } from './earlyReads';

const URL = '/api/status';
const withToken = (token: string, signal?: AbortSignal): RequestInit => ({
  method: 'GET',
  headers: { Authorization: `Bearer ${token}` },
  ...(signal && { signal }),
});

/** Answers are told apart by their status. */
function open() {
  const send = jest.fn<Promise<Response>, [string, RequestInit]>();
  const clock = manualClock();
  const answer = (status: number) => Promise.resolve({ status } as Response);
  send.mockImplementation(() => answer(200 + send.mock.calls.length));
  return { send, clock, reads: createEarlyReads(send, clock) };
}

it('gives the first request what was asked for early, and asks for each further one', async () => {
  const { reads, send } = open();
  reads.ask([URL], 't');
  expect(send).toHaveBeenCalledTimes(1);
  expect(new Headers(send.mock.calls[0]?.[1].headers).get('Authorization')).toBe('Bearer t');
  expect((await reads.fetch(URL, withToken('t'))).status).toBe(201);
  expect(send).toHaveBeenCalledTimes(1);
  expect((await reads.fetch(URL, withToken('t'))).status).toBe(202);
});

it.each([
  ['another token', withToken('other'), 0],
  ['no token', { method: 'GET' }, 0],
  ['another method', { ...withToken('t'), method: 'POST' }, 0],
  ['after ten seconds', withToken('t'), 10_001],
])('asks anew for a request with %s', async (_, init, afterMs) => {
  const { clock, reads } = open();
  reads.ask([URL], 't');
  clock.advance(afterMs);
  expect((await reads.fetch(URL, init)).status).toBe(202);
});

it('asks anew where the early request failed', async () => {
  const { reads, send } = open();
  send.mockRejectedValueOnce(new TypeError('offline'));
  reads.ask([URL], 't');
  expect((await reads.fetch(URL, withToken('t'))).status).toBe(202);
});

it('a wait is given up by its own signal', async () => {
  const { reads, send } = open();
  send.mockReturnValueOnce(new Promise(() => undefined));
  reads.ask([URL], 't');
  const giver = new AbortController();
  const wait = reads.fetch(URL, withToken('t', giver.signal));
  giver.abort();
  await expect(wait).rejects.toThrow('aborted');
  await expect(reads.fetch(URL, withToken('t', giver.signal))).resolves.toBeDefined();
});
