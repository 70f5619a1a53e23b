import type { UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import { followFirstReads } from './firstReads';

type End = 'pending' | 'fulfilled' | 'rejected';

let requests = 0;

/** A read that starts, and the ways in which it may end. */
function read(endpointName = 'listConversations') {
  requests += 1;
  const requestId = `r${String(requests)}`;
  const action = (requestStatus: End, asOf?: StreamPosition): UnknownAction => ({
    type: `api/executeQuery/${requestStatus}`,
    meta: {
      requestId,
      requestStatus,
      arg: { endpointName, originalArgs: undefined },
      ...(asOf && { baseQueryMeta: { asOf } }),
    },
  });
  return {
    begins: action('pending'),
    answered: (seq: number, streamId = 's') => action('fulfilled', { streamId, seq }),
    answeredWithoutPlace: action('fulfilled'),
    fails: action('rejected'),
  };
}

const after = (...actions: UnknownAction[]) => {
  const reads = followFirstReads();
  for (const action of actions) reads.note(action);
  return reads;
};

const [list, status] = [read(), read('getStatus')];

test('what was read stands where the oldest of its answers stands', () => {
  const reads = after(list.begins, status.begins, list.answered(7), status.answered(4));
  expect(reads.place()).toEqual({ streamId: 's', seq: 4 });
  expect(reads.isPending()).toBe(false);
});

test('while an answer is missing it stands nowhere', () => {
  const reads = after(list.begins, status.begins, list.answered(7));
  expect(reads.isPending()).toBe(true);
  expect(reads.place()).toBeNull();
});

test.each([
  ['nothing was read', []],
  ['a read failed', [list.begins, status.begins, list.answered(7), status.fails]],
  ['an answer has no place', [list.begins, list.answeredWithoutPlace]],
  ['the answers are of two streams', [list.answered(7), status.answered(7, 't')]],
])('where %s it stands nowhere', (_, actions: UnknownAction[]) => {
  const reads = after(...actions);
  expect(reads.isPending()).toBe(false);
  expect(reads.place()).toBeNull();
});

test('the profile, of which no event tells, has no say', () => {
  const profile = read('getProfile');
  expect(after(list.answered(7), profile.begins).place()).toEqual({ streamId: 's', seq: 7 });
  expect(after(list.answered(7), profile.fails).place()).toEqual({ streamId: 's', seq: 7 });
});
