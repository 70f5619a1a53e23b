import fc from 'fast-check';
import { draws } from '@/testing/runs';
import type { Message } from '@/contract/entities/message';
import { buildMessage } from '@/testing/builders/message';
import { buildNote } from '@/testing/builders/note';
import { insertMessage, mergeNewest, mergeOlder } from './mergeMessages';
import {
  gotNewest,
  gotOlder,
  grewStale,
  heard,
  letGo,
  MOST_OPEN,
  NO_MESSAGES,
  noted,
  opened,
  reachedNewest,
} from './messagesState';

const at = (seq: number) => ({ streamId: 's', seq });
const message = (n: number, timestamp = n * 1000): Message =>
  buildMessage({ id: `m${n}`, body: `m${n}`, timestamp });
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => message(from + i));
const ids = (list: readonly Message[]) => list.map(({ id }) => id);

/** A chat's whole history, with many messages in the same second. */
const anyHistory = fc
  .array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 25 })
  .map((times) => [...times].sort((a, b) => a - b).map((time, n) => message(n, time * 1000)));

describe('the order of messages', () => {
  it('is by time, and by arrival when the times are equal', () => {
    const list = [message(1, 10), message(2, 20), message(3, 20)];
    expect(ids(insertMessage(list, message(4, 20)))).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(ids(insertMessage(list, message(5, 15)))).toEqual(['m1', 'm5', 'm2', 'm3']);
  });

  it('holds a message once, however often it comes', () => {
    const list = [message(1), message(2)];
    expect(insertMessage(list, message(1))).toBe(list);
  });

  it('is the host’s, whichever overlapping pages and events it was merged from', () => {
    fc.assert(
      fc.property(anyHistory, fc.nat(), fc.nat(), (history, a, b) => {
        const from = a % history.length;
        const cut = from + (b % (history.length - from)) + 1;
        // Read up to `cut`, receive the rest as events, then read the page again: it overlaps everything.
        const read = mergeNewest([], history.slice(from, cut));
        const live = history.slice(cut).reduce<readonly Message[]>(insertMessage, read);
        expect(ids(live)).toEqual(ids(history.slice(from)));
        expect(ids(mergeNewest(live, history.slice(from)))).toEqual(ids(history.slice(from)));
        expect(ids(mergeOlder(live, history.slice(0, from)))).toEqual(ids(history));
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it('keeps the same objects when a page brings nothing new', () => {
    const list = range(1, 5);
    expect(mergeNewest(list, range(2, 5))).toBe(list);
  });
});

describe('the known ends of the list', () => {
  const fresh = gotNewest(NO_MESSAGES, range(51, 100), true, at(5));

  it('a first page knows the newest end, and the oldest only when it is all there is', () => {
    expect(fresh).toMatchObject({ hasNewest: true, hasOldest: false, newest: 'ready' });
    expect(gotNewest(NO_MESSAGES, range(1, 3), false, at(5)).hasOldest).toBe(true);
  });

  it('an older page is put in front, if it was requested for the messages held now', () => {
    const older = gotOlder(fresh, 'm51', range(1, 50), false);
    expect(ids(older.list)).toEqual(ids(range(1, 100)));
    expect(older.hasOldest).toBe(true);
    expect(gotOlder(fresh, 'm60', range(1, 50), false).list).toBe(fresh.list);
  });

  it('a page requested before messages may have been missed does not know the newest end', () => {
    const stale = grewStale(fresh, at(9));
    expect(gotNewest(stale, range(51, 100), true, at(8)).hasNewest).toBe(false);
    expect(gotNewest(stale, range(51, 100), true, at(9)).hasNewest).toBe(true);
  });

  it('keeps all when the page reaches back to what is held', () => {
    const merged = gotNewest(grewStale(fresh, at(9)), range(90, 139), true, at(9));
    expect(ids(merged.list)).toEqual(ids(range(51, 139)));
  });

  it('keeps only contiguous messages when it does not, and the oldest end is unknown again', () => {
    const whole = gotOlder(fresh, 'm51', range(1, 50), false);
    const merged = gotNewest(grewStale(whole, at(9)), range(201, 250), true, at(9));
    expect(ids(merged.list)).toEqual(ids(range(201, 250)));
    expect(merged.hasOldest).toBe(false);
  });

  it('does not treat a message received after a gap as a bridge over it', () => {
    const stale = grewStale(fresh, at(9));
    const afterHole = heard(stale, message(240));
    const merged = gotNewest(afterHole, range(201, 250), true, at(9));
    expect(ids(merged.list)).toEqual(ids(range(201, 250)));
  });

  it('keeps messages received while the page was loading', () => {
    const during = heard(NO_MESSAGES, message(101));
    const merged = gotNewest(during, range(51, 100), true, at(9));
    expect(ids(merged.list)).toEqual(ids(range(51, 101)));
  });
});

describe('the unread marker', () => {
  it('stands before the first that was unread, own messages not counted', () => {
    const list = [message(1), message(2), { ...message(3), fromMe: true }, message(4)];
    const chat = gotNewest(opened(NO_MESSAGES, 2), list, false, at(1));
    expect(chat.unreadMarker).toBe('m2');
  });

  it('is not moved by messages that arrive before the page is loaded', () => {
    const chat = heard(opened(NO_MESSAGES, 1), message(5));
    expect(gotNewest(chat, range(1, 5), false, at(1)).unreadMarker).toBe('m4');
  });

  it('is gone when nothing was unread', () => {
    const chat = gotNewest(opened(NO_MESSAGES, 0), range(1, 5), false, at(1));
    expect(chat.unreadMarker).toBeNull();
    expect(opened({ ...chat, unreadMarker: 'm1' }, 0).unreadMarker).toBeNull();
  });
});

describe('notes', () => {
  const note = (n: number) => buildNote({ id: `n${n}`, em: n * 1000 });
  const noteIds = (chat: typeof NO_MESSAGES) => chat.notes.map(({ id }) => id);

  it('are held once, in the order in which they were written', () => {
    const chat = noted(noted(NO_MESSAGES, [note(3), note(1)]), [note(2), note(3)]);
    expect(noteIds(chat)).toEqual(['n1', 'n2', 'n3']);
    expect(noted(chat, [note(2)])).toBe(chat);
  });

  it('leave with the messages among which they stand, and are kept with those that stay', () => {
    const whole = noted(gotNewest(NO_MESSAGES, range(1, 100), false, at(1)), [note(10), note(90)]);
    expect(noteIds(letGo(whole, 'all'))).toEqual(['n10', 'n90']);
    expect(noteIds(letGo(whole, 'page'))).toEqual(['n90']);
    expect(noteIds(letGo(whole, 'few'))).toEqual([]);
    const long = noted(gotNewest(NO_MESSAGES, range(1, MOST_OPEN + 1), false, at(1)), [
      note(1),
      note(MOST_OPEN),
    ]);
    expect(noteIds(reachedNewest(long))).toEqual([`n${MOST_OPEN}`]);
  });

  it('before a gap leave with the messages before it', () => {
    const before = noted(gotNewest(NO_MESSAGES, range(1, 3), false, at(1)), [note(2)]);
    const after = gotNewest(grewStale(before, at(5)), range(50, 99), true, at(6));
    expect(noteIds(after)).toEqual([]);
  });

  it('of a chat of which only the newest few messages are kept are not kept', () => {
    expect(letGo(noted(NO_MESSAGES, [note(1)]), 'few').notes).toEqual([]);
  });
});
