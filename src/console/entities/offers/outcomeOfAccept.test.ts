import { outcomeOfAccept } from './outcomeOfAccept';

test.each([
  ['a success', { data: { success: true } }, 'accepted'],
  ['a response that does not say', { data: { success: null } }, 'accepted'],
  ['a response without success', { data: { success: false } }, 'refused'],
  ['an offer that is not theirs', { error: { kind: 'http', status: 404 } }, 'gone'],
  ['a refusal', { error: { kind: 'http', status: 409 } }, 'refused'],
  ['a call that nobody waits for', { error: { kind: 'aborted' } }, 'aborted'],
  ['a fault of the host', { error: { kind: 'http', status: 500 } }, 'unsure'],
  ['no response', { error: { kind: 'network' } }, 'unsure'],
  ['an unreadable response', { error: { kind: 'schema', path: 'success' } }, 'unsure'],
  ['an error of the console’s own code', { error: { name: 'TypeError' } }, 'unsure'],
  ['a failure without an error', { error: undefined }, 'unsure'],
])('the outcome of %s', (_what, answer, outcome) => {
  expect(outcomeOfAccept(answer)).toBe(outcome);
});
