import { buildMessage } from '@/testing/builders/message';
import { buildNote } from '@/testing/builders/note';
import { withNotes } from './withNotes';

const at = (second: number) => second * 1000;
const messages = [1, 2, 3].map((n) => buildMessage({ id: `m${n}`, timestamp: at(n) }));
const note = (id: string, em: number, depoisDe: string | null) => buildNote({ id, em, depoisDe });
const ids = (...args: Parameters<typeof withNotes>) => withNotes(...args).map(({ id }) => id);

describe('notes among messages', () => {
  test('stand behind the message that was the newest then, in the order in which they were written', () => {
    // The wire's message times are whole seconds, so times alone could not tell this order.
    const notes = [note('n1', at(2), 'm2'), note('n2', at(2), 'm2'), note('n3', at(9), 'm3')];
    expect(ids(messages, notes, true)).toEqual(['m1', 'm2', 'n1', 'n2', 'm3', 'n3']);
  });

  test('from before the first message stand first, once that one is held', () => {
    const notes = [note('n1', at(0), null)];
    expect(ids(messages, notes, true)).toEqual(['n1', 'm1', 'm2', 'm3']);
    expect(ids(messages, notes, false)).toEqual(['m1', 'm2', 'm3']);
  });

  test('behind a message that is not held stand by their time', () => {
    const notes = [note('n1', at(0), 'gone'), note('n2', at(2) + 500, 'removed')];
    expect(ids(messages, notes, true)).toEqual(['n1', 'm1', 'm2', 'n2', 'm3']);
    expect(ids(messages, notes, false)).toEqual(['m1', 'm2', 'n2', 'm3']);
  });

  test('of a chat without messages are all there is', () => {
    expect(ids([], [note('n1', at(1), null)], true)).toEqual(['n1']);
  });

  test('leave the messages’ own list where there are none', () => {
    expect(withNotes(messages, [], true)).toBe(messages);
  });
});
