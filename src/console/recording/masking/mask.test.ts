import fc from 'fast-check';
import type { UnknownAction } from '@reduxjs/toolkit';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { realtime } from '@/console/entities/events/realtimeActions';
import { EMPTY } from '@/console/store/slices';
import type { RootState } from '@/console/store/types';
import { anyCall } from '@/testing/arbitraries/callActions';
import { buildOffer } from '@/testing/builders/offer';
import { buildUser } from '@/testing/builders/user';
import { anyAnswer } from '@/testing/arbitraries/answers';
import { anyNoisyStream } from '@/testing/arbitraries/eventStreams';
import { anyPayload } from '@/testing/arbitraries/payloads';
import { PERSONAL, playCraftedSession, type CraftedLoad } from '@/testing/craftedSession';
import { replayReducer, type RecordedState } from '../replayReducer';
import { faultThrown, toastShown } from '../marks';
import { createMask, type Mask } from './mask';

const mask = createMask(Uint8Array.from({ length: 16 }, (_none, at) => at));

/** Words of a text that would say something, in any spelling that a mask could let through. */
const tellingWords = (text: string) =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 5);

/** Reduces actions, masked and not, and compares every state. */
function commutes(start: RecordedState | undefined, actions: readonly UnknownAction[], by: Mask) {
  let clear = start;
  let masked = by(start) as RecordedState | undefined;
  actions.forEach((action, at) => {
    clear = replayReducer(clear, action);
    masked = replayReducer(masked, by(action) as UnknownAction);
    try {
      expect(masked).toEqual(by(clear));
    } catch (fault) {
      throw new Error(`after ${at}, ${action.type}: ${String(fault)}`, { cause: fault });
    }
  });
}

describe('masked actions lead to the masked state', () => {
  it('in a crafted session, after each of its actions', async () => {
    for (const { recorder } of await playCraftedSession()) {
      const stretches = recorder.take();
      const actions = stretches.flatMap(({ entries }) => entries.map(({ action }) => action));
      commutes(stretches[0]?.base as RecordedState, actions, mask);
    }
  });

  it('where the order of two entries is in doubt', () => {
    const user = buildUser({ id: 'ana' });
    const start: RootState = { ...EMPTY, session: { ...EMPTY.session, status: 'signedIn', user } };
    const agentesIds = { items: ['ana'], rejected: [] };
    for (let seed = 0; seed < 16; seed += 1) {
      const actions = ['o2', 'o1', 'o3'].map((ofertaId, at) =>
        realtime.nova_oferta_conversa(buildOffer({ ofertaId, agentesIds, expiraEm: 90_000 }), {
          receivedAt: 1_000,
          position: { streamId: 's', seq: at + 1 },
          numbered: true,
          asOf: null,
        }),
      );
      commutes(start, actions, createMask(new Uint8Array(16).fill(seed)));
    }
  });

  it.each([false, true])(
    'for any events and calls, whether of an administrator (%s)',
    (isAdmin) => {
      const user = buildUser({ id: 'ana', nome: 'Ana Thomazini', isAdmin });
      const start: RootState = {
        ...EMPTY,
        session: { ...EMPTY.session, status: 'signedIn', user },
      };
      const anyKey = fc.uint8Array({ minLength: 16, maxLength: 16 });
      fc.assert(
        fc.property(
          anyNoisyStream,
          fc.array(anyCall, { maxLength: 6 }),
          anyKey,
          ({ events }, calls, key) => {
            const heard = events.map(({ name, payload }, at) => {
              const position = { streamId: 's', seq: at + 1 };
              const stamp = { receivedAt: 1_000 + at, position, numbered: true, asOf: null };
              return (realtime[name] as (payload: unknown, stamp: unknown) => UnknownAction)(
                payload,
                stamp,
              );
            });
            // The calls begin before the events and end after them, so that what they answer is older and newer.
            const begun = calls.flatMap(([first]) => first ?? []);
            const ended = calls.flatMap(([, last]) => last ?? []);
            commutes(start, [...begun, ...heard, ...ended], createMask(key));
          },
        ),
        { numRuns: 150 },
      );
    },
  );
});

describe('a masked recording', () => {
  let loads: CraftedLoad[] = [];
  let text = '';
  beforeAll(async () => {
    loads = await playCraftedSession();
    const all = loads.flatMap(({ recorder, steps }) => [recorder.take(), steps]);
    text = JSON.stringify(mask(all));
    const clear = JSON.stringify(all);
    // Otherwise the next test proves nothing.
    for (const secret of Object.values(PERSONAL))
      expect([secret, clear.includes(secret)]).toEqual([secret, true]);
  });

  it('holds no word that a person wrote, or can be reached by', () => {
    for (const secret of Object.values(PERSONAL)) {
      for (const word of tellingWords(secret)) {
        const isSeen = word !== 'https' && text.toLowerCase().includes(word.toLowerCase());
        if (isSeen) throw new Error(`the recording holds ${word} of '${secret}'`);
      }
    }
  });

  it('holds the names of what happened, times, money, stages and flags', () => {
    for (const kept of [
      'realtime/newMessage',
      '"aguardando_nome"',
      '"getConversation"',
      '"value":2000',
      '"unreadCount":4',
    ]) {
      expect([kept, text.includes(kept)]).toEqual([kept, true]);
    }
  });
});

/** Replaces every text, and every name of a field, in data of that form. */
function planted(data: unknown, word: string): unknown {
  if (typeof data === 'string') return word;
  if (Array.isArray(data)) return [...data.map((item: unknown) => planted(item, word)), word];
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, item]) => [name, planted(item, word)]);
  return Object.fromEntries([...entries, [word, word], [`novo_${word}`, { [word]: word }]]);
}

const SECRET = 'xqzwvuk';

describe('a secret', () => {
  const whole: Record<string, fc.Arbitrary<unknown>> = { ...anyAnswer, ...anyPayload };

  it.each(Object.keys(whole))('in any text and any name of %s is not in the recording', (name) => {
    fc.assert(
      fc.property(whole[name] ?? fc.constant(null), (data) => {
        const action = {
          type: `realtime/${name}`,
          payload: planted(data, SECRET),
          meta: planted({ arg: { originalArgs: data } }, SECRET),
        };
        expect(JSON.stringify(mask(action))).not.toContain(SECRET);
      }),
      { numRuns: 20 },
    );
  });

  it('in any text and any name of the state and of the actions of a session is not in the recording', async () => {
    for (const { steps } of await playCraftedSession()) {
      for (const { action, state } of steps) {
        expect(JSON.stringify(mask(planted([action, state], SECRET)))).not.toContain(SECRET);
      }
    }
  });

  it('in the key of a call or of a pending request is not in the recording', () => {
    const keys = (Object.keys(CALLS) as CallName[]).flatMap((name) => [
      `${name}("${SECRET}")`,
      `${name}({"chatId":"${SECRET}","${SECRET}":1})`,
      `${name} {"chatId":"${SECRET}"}`,
      `${name}(${SECRET})`,
      `verify:${SECRET}`,
    ]);
    const seen = mask({ asks: Object.fromEntries(keys.map((key) => [key, [key]])) });
    expect(JSON.stringify(seen)).not.toContain(SECRET);
  });
});

describe('what is kept', () => {
  const of = (value: unknown) => mask(value) as Record<string, unknown>;

  it('of a text is what its field can hold, and nothing else', () => {
    expect(of({ estadoFluxo: 'aguardando_nome', nome: 'aguardando_nome' })).toMatchObject({
      estadoFluxo: 'aguardando_nome',
    });
    expect(of({ nome: 'aguardando_nome' })['nome']).not.toBe('aguardando_nome');
    expect(of({ status: 'pendente' })).toEqual({ status: 'pendente' });
    expect(of({ status: 'Sumiu com o Zé' })['status']).not.toMatch(/Sumiu|Zé/);
    expect(of({ dia: '2026-11-25', nome: '2026-11-25' })['dia']).toBe('2026-11-25');
    expect(of({ nome: '2026-11-25' })['nome']).not.toBe('2026-11-25');
  });

  it('of numbers, flags and nothing is all', () => {
    const data = {
      timestamp: 1_763_900_000_123,
      coupon: 470,
      online: true,
      agente: null,
      total: undefined,
    };
    expect(mask(data)).toEqual(data);
  });

  it('of a picture is that it is one', () => {
    const { foto, profilePicUrl } = of({ foto: '/uploads/ana.png', profilePicUrl: null });
    expect(foto).toMatch(/^data:image\/png;base64,[\w+/=]+#[0-9a-f]{32}$/);
    expect(profilePicUrl).toBeNull();
  });

  it('of a kind of media is how a message with it is drawn', () => {
    const kindOf = (mimetype: string) => (mask({ mimetype }) as { mimetype: string }).mimetype;
    expect(kindOf('image/jpeg')).toBe('image/jpeg');
    expect(kindOf('image/avifseq')).toMatch(/^image\/(?!avifseq)[a-z]{7}$/);
    expect(kindOf('maria/silva')).toMatch(/^(?!maria)[a-z]{5}\/(?!silva)[a-z]{5}$/);
  });

  it('of the key of a cached call is the call, and its arguments masked as they are elsewhere', () => {
    const chatId = '5511987654321@c.us';
    const args = of({ originalArgs: { chatId } });
    const key = `getConversation(${JSON.stringify({ chatId })})`;
    expect(Object.keys(of({ queries: { [key]: {} } })['queries'] as object)).toEqual([
      `getConversation(${JSON.stringify(args['originalArgs'])})`,
    ]);
    expect(of({ queryCacheKey: 'getCouponPool(undefined)' })).toEqual({
      queryCacheKey: 'getCouponPool(undefined)',
    });
  });

  it('of the path of a fault is what is no name of somebody', () => {
    expect(of({ lastPath: 'items.3.media.url' })).toEqual({ lastPath: 'items.3.media.url' });
    expect(of({ lastPath: 'items.3.quiteria' })['lastPath']).toMatch(/^items\.3\.[a-z]{8}$/);
  });

  it('of a toast is a text of the catalogue, but not a name in it', () => {
    const toast = (text: string) =>
      (
        mask(
          toastShown({ variant: 'info', text, noticeKey: null, durationMs: null }),
        ) as ReturnType<typeof toastShown>
      ).payload.text;
    expect(toast('Login realizado com sucesso!')).toBe('Login realizado com sucesso!');
    // Words that are downloaded with their dialog.
    for (const text of ['Gravação salva.', 'Nenhum produto encontrado no catálogo']) {
      expect(toast(text)).toBe(text);
    }
    expect(toast('A conversa com Marlene saiu')).not.toContain('Marlene');
  });

  it('of a text that a person wrote is nothing, though the catalogue has it too', () => {
    const word = 'Endereço';
    const queued = mask({ type: 'outbox/messageQueued', payload: { text: word } });
    const sent = mask({ meta: { arg: { originalArgs: { text: word } } } });
    const { body } = of({ body: word });
    expect(body).not.toBe(word);
    expect(queued).toEqual({ type: 'outbox/messageQueued', payload: { text: body } });
    expect(sent).toEqual({ meta: { arg: { originalArgs: { text: body } } } });
  });

  it('of a message that begins as the address of a picture is its form', () => {
    const bodyOf = (body: string) => of({ body })['body'];
    expect(bodyOf('data: casa da Rosa')).toMatch(/^[a-z]{4}: [a-z]{4} [a-z]{2} [A-Z][a-z]{3}$/);
    expect(bodyOf('data:casa/rosa, 12')).not.toMatch(/^data:image/);
    expect(bodyOf('data:image/jpeg;base64,AAAA')).toMatch(/^data:image\/png;base64,[\w+/=]+#/);
    expect(of({ foto: 'data: casa' })['foto']).toMatch(/^data:image\/png/);
  });

  it("of a toast's key is what the program calls it", () => {
    const keyOf = (noticeKey: string) => of({ noticeKey })['noticeKey'];
    const chatId = '5511987654321@c.us';
    expect(keyOf('loginFailed')).toBe('loginFailed');
    expect(keyOf(`ended:${chatId}`)).toBe(`ended:${String(of({ chatId })['chatId'])}`);
    expect(keyOf('release:cremosa@example.test')).toMatch(/^release:(?!cremosa)[a-z]{7}@/);
    expect(keyOf('Marlene')).not.toBe('Marlene');
    expect(keyOf('marlene:copied')).not.toMatch(/marlene|copied/);
  });

  it.each(['string', 'object', 'undefined'])(
    'of what is thrown and no error is its kind: %s',
    (kind) => {
      expect(of({ errorName: kind })).toEqual({ errorName: kind });
    },
  );

  it('of an error has no letters of other kinds', () => {
    const { errorText } = of({ errorText: 'Unexpected token Ⓑⓔⓛⓐ 🅼🅰🆁🅸🅰 मीरा' });
    expect(errorText).toMatch(/^Unexpected token /);
    expect(errorText).not.toMatch(/Ⓑⓔⓛⓐ|🅼🅰🆁🅸🅰|मीरा/u);
  });

  it('of an error is what the browser says, and where in our files it was', () => {
    const fault = mask(
      faultThrown({
        place: 'screen',
        errorName: 'TypeError',
        errorText: "Cannot read properties of undefined (reading 'nome') of Marlene",
        stack:
          'TypeError: Marlene\n at x (https://balcao.example/js/console.3fa9c2d1aa.js:1:2345)\n at https://evil.example/Marlene',
        components: '\n    at ChatPanel (https://balcao.example/js/console.js:1:1)\n    at div\n',
      }),
    ) as ReturnType<typeof faultThrown>;
    expect(fault.payload).toMatchObject({
      place: 'screen',
      errorName: 'TypeError',
      stack: 'console.3fa9c2d1aa.js:1:2345',
      components: 'ChatPanel\ndiv',
    });
    expect(fault.payload.errorText).toMatch(
      /^Cannot read properties of undefined \(reading 'nome'\) of [A-Z][a-z]{6}$/,
    );
  });
});

it('masks the same data once', () => {
  const state = { session: EMPTY.session };
  const [first, second] = [mask(state), mask({ ...state })] as { session: unknown }[];
  expect(second?.session).toBe(first?.session);
});
