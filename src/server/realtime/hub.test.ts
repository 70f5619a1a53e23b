import fc from 'fast-check';
import { draws } from '@/testing/runs';
import type { StreamPosition } from '@/contract/events';
import { createIds } from '@/server/base/ids';
import { manualClock } from '@/testing/manualClock';
import type { OutgoingEvent } from './emit';
import {
  createHub,
  RING_EVENTS,
  RING_MS,
  type NumberedEvent,
  type Subscriber,
  type Subscription,
} from './hub';

const ana = { id: 'ana', isAdmin: false, isPending: false, isUnprotected: false };
const bruno = { id: 'bruno', isAdmin: false, isPending: false, isUnprotected: false };
const admin = { id: 'admin', isAdmin: true, isPending: false, isUnprotected: false };

/** An event that its chat id distinguishes from all others. */
function event(chatId: string, audience: OutgoingEvent['audience']): OutgoingEvent {
  return { audience, name: 'conversationDeleted', payload: { chatId } };
}
const toAna = (chatId: string) => event(chatId, { kind: 'user', userId: 'ana' });

/** A socket that records what it got. */
function tab() {
  const got: NumberedEvent[] = [];
  const drops: true[] = [];
  const subscriber: Subscriber = {
    send: (one) => void got.push(one),
    drop: () => void drops.push(true),
  };
  return { got, drops, subscriber, chats: () => got.map(({ payload }) => payload) };
}

function newHub() {
  const clock = manualClock();
  return { clock, hub: createHub({ clock, ids: createIds(clock) }) };
}

describe('the hub', () => {
  it("numbers a person's events from 1, the same on all their tabs", () => {
    const { hub } = newHub();
    const [one, other] = [tab(), tab()];
    hub.subscribe(ana, one.subscriber, null);
    hub.publish([toAna('a'), toAna('b')]);
    hub.subscribe(ana, other.subscriber, null);
    hub.publish([toAna('c')]);
    expect(one.got.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(other.got).toEqual([
      { seq: 3, name: 'conversationDeleted', payload: { chatId: 'c' }, shows: null },
    ]);
  });

  it('gives each person numbers of their own', () => {
    const { hub } = newHub();
    hub.position(ana);
    hub.position(bruno);
    hub.publish([toAna('a'), toAna('b'), event('c', { kind: 'everyone' })]);
    expect(hub.position(ana).seq).toBe(3);
    expect(hub.position(bruno).seq).toBe(1);
    expect(hub.position(ana).streamId).not.toBe(hub.position(bruno).streamId);
  });

  it.each<[OutgoingEvent['audience'], string[]]>([
    [{ kind: 'everyone' }, ['ana', 'bruno', 'admin']],
    [{ kind: 'admins' }, ['admin']],
    [{ kind: 'user', userId: 'bruno' }, ['bruno']],
    [{ kind: 'chat', agenteId: 'ana' }, ['ana', 'admin']],
    [{ kind: 'chat', agenteId: null }, ['admin']],
    [{ kind: 'chat', agenteId: 'admin' }, ['admin']],
  ])('sends what is for %j once to %j', (audience, expected) => {
    const { hub } = newHub();
    const tabs = [ana, bruno, admin].map((person) => {
      const one = tab();
      hub.subscribe(person, one.subscriber, null);
      return { person, ...one };
    });
    hub.publish([event('x', audience)]);
    const reached = tabs.flatMap(({ person, got }) => got.map(() => person.id));
    expect(reached).toEqual(expected);
  });

  it('keeps a person’s events from the first time their position is asked for, before any socket', () => {
    const { hub } = newHub();
    hub.publish([toAna('before anybody asked')]);
    const from = hub.position(ana);
    hub.publish([toAna('a'), toAna('b')]);
    const { resumed, missed } = hub.subscribe(ana, tab().subscriber, from);
    expect(resumed).toBe(true);
    expect(missed.map(({ payload }) => payload)).toEqual([{ chatId: 'a' }, { chatId: 'b' }]);
  });

  it('resumes a client that missed as many events as it keeps, and none that missed one more', () => {
    const { hub } = newHub();
    const from = hub.position(ana);
    hub.publish(Array.from({ length: RING_EVENTS }, (_, n) => toAna(String(n))));
    expect(hub.subscribe(ana, tab().subscriber, from).missed).toHaveLength(RING_EVENTS);
    hub.publish([toAna('one more')]);
    expect(hub.subscribe(ana, tab().subscriber, from)).toMatchObject({
      resumed: false,
      missed: [],
      position: { seq: RING_EVENTS + 1 },
    });
  });

  it('resumes nobody from before what may have been done without an event, and sends on to open sockets', () => {
    const { hub } = newHub();
    const { subscriber, got } = tab();
    hub.subscribe(ana, subscriber, null);
    hub.publish([toAna('before')]);
    const before = hub.position(ana);
    hub.forgetPlaces();
    expect(hub.subscribe(ana, tab().subscriber, before)).toMatchObject({
      resumed: false,
      missed: [],
    });
    hub.publish([toAna('after')]);
    expect(got.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(hub.subscribe(ana, tab().subscriber, before).resumed).toBe(false);
    expect(hub.subscribe(ana, tab().subscriber, { ...before, seq: 2 }).resumed).toBe(true);
  });

  it('forgets what is older than ten minutes', () => {
    const { hub, clock } = newHub();
    const from = hub.position(ana);
    hub.publish([toAna('old')]);
    clock.advance(RING_MS);
    expect(hub.subscribe(ana, tab().subscriber, from).resumed).toBe(true);
    clock.advance(1);
    expect(hub.subscribe(ana, tab().subscriber, from).resumed).toBe(false);
  });

  it.each<[string, (here: StreamPosition) => StreamPosition | null]>([
    ['without a place', () => null],
    ['of another stream', ({ seq }) => ({ streamId: 'another', seq })],
    ['ahead of the stream', (here) => ({ ...here, seq: here.seq + 1 })],
  ])('does not resume a client %s', (_name, placeOf) => {
    const { hub } = newHub();
    hub.position(ana);
    hub.publish([toAna('a')]);
    const place = placeOf(hub.position(ana));
    expect(hub.subscribe(ana, tab().subscriber, place)).toMatchObject({
      resumed: false,
      missed: [],
    });
  });

  it('neither sends nor repeats an administrator’s events to somebody who no longer is one', () => {
    const { hub } = newHub();
    const before = tab();
    hub.subscribe(admin, before.subscriber, null);
    const from = hub.position(admin);
    hub.publish([event('secret', { kind: 'admins' })]);
    const demoted = { ...admin, isAdmin: false };
    const after = tab();
    const { resumed, missed } = hub.subscribe(demoted, after.subscriber, from);
    hub.publish([event('secret too', { kind: 'admins' })]);
    expect({ resumed, missed, got: after.got }).toEqual({ resumed: false, missed: [], got: [] });
    expect(before.drops).toHaveLength(1);
  });

  it('sends nothing to a socket that has ended, also when it ends while an event goes out', () => {
    const { hub } = newHub();
    const second = tab();
    const first: Subscriber = { send: () => ending.end(), drop: () => undefined };
    hub.subscribe(ana, first, null);
    const ending = hub.subscribe(ana, second.subscriber, null);
    hub.publish([toAna('a'), toAna('b')]);
    expect(second.got.length).toBeLessThanOrEqual(1);
  });

  it('names the offer that an event shows', () => {
    const { hub } = newHub();
    const one = tab();
    hub.subscribe(ana, one.subscriber, null);
    hub.publish([
      {
        audience: { kind: 'user', userId: 'ana' },
        name: 'nova_oferta_conversa',
        payload: {
          ofertaId: 'o1',
          agentesIds: { items: ['ana'], rejected: [] },
          clienteNome: 'Zé',
          mensagem: '',
          expiraEm: 0,
          chatId: 'c',
          agenteId: null,
          valorDesejado: null,
          comissao: null,
          esperaDesde: null,
          transferencia: null,
        },
      },
    ]);
    expect(one.got[0]?.shows).toBe('o1');
  });

  it('gives every event once and in order through any sequence of drops and resumes', () => {
    type Step = { kind: 'publish'; count: number } | { kind: 'drop' } | { kind: 'resume' };
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ kind: fc.constant('publish' as const), count: fc.integer({ min: 1, max: 40 }) }),
      fc.record({ kind: fc.constant('drop' as const) }),
      fc.record({ kind: fc.constant('resume' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { hub } = newHub();
        let sent = 0;
        let last = hub.position(ana);
        const seen: number[] = [];
        let current: Subscription | undefined;
        const receive = (one: NumberedEvent) => {
          seen.push(one.seq);
          last = { ...last, seq: one.seq };
        };
        const resume = () => {
          if (current) return;
          const subscription = hub.subscribe(ana, { send: receive, drop: () => undefined }, last);
          current = subscription;
          if (subscription.resumed) subscription.missed.forEach(receive);
          else {
            // A gap is known to the client: it re-reads, and counts on from the position it got.
            expect(sent - last.seq).toBeGreaterThan(RING_EVENTS);
            for (let seq = last.seq + 1; seq <= subscription.position.seq; seq += 1) seen.push(seq);
            last = subscription.position;
          }
        };
        for (const one of steps) {
          if (one.kind === 'resume') resume();
          else if (one.kind === 'drop') {
            current?.end();
            current = undefined;
          } else {
            sent += one.count;
            hub.publish(Array.from({ length: one.count }, () => toAna('x')));
          }
        }
        resume();
        expect(seen).toEqual(Array.from({ length: sent }, (_, index) => index + 1));
      }),
      draws({ test: 500, soak: 10_000 }),
    );
  });
});
