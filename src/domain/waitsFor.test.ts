import fc from 'fast-check';
import { LAST_SENDERS } from '@/contract/entities/conversation';
import { STAGES, type Stage } from '@/contract/entities/stage';
import { anyConversation } from '@/testing/arbitraries/entities';
import { buildConversation } from '@/testing/builders/conversation';
import { draws } from '@/testing/runs';
import { nextStep } from './nextStep';
import {
  doesFlowAsk,
  FILTER_BITS,
  LIST_FILTERS,
  listBits,
  nextInTurn,
  waitLevel,
  waitsFor,
  type Awaited,
} from './waitsFor';

const SENDERS = [...LAST_SENDERS, 'unsaid', 'unsaid and unread'] as const;
type Sender = (typeof SENDERS)[number];

/** Whom a chat in a stage waits for, by who wrote last: customer, agent, flow, unsaid, unsaid and unread. */
const TABLE: Readonly<Record<Stage, string>> = {
  '': 'agent customer customer customer agent',
  aguardando_escolha_inicial: 'customer customer customer customer agent',
  aguardando_agente: 'agent customer agent agent agent',
  aguardando_pedido: 'customer customer customer customer agent',
  aguardando_nome: 'customer customer customer customer agent',
  aguardando_endereco: 'customer customer customer customer agent',
  aguardando_pagamento: 'customer customer customer customer agent',
  aguardando_troco: 'customer customer customer customer agent',
  pronto_para_montar: 'agent agent agent agent agent',
  aguardando_confirmacao: 'customer customer customer customer agent',
  aguardando_pagamento_cupom: 'agent bank bank bank agent',
  aguardando_finalizacao_pedido: 'agent agent agent agent agent',
  aguardando_numero_pedido_status: 'customer customer customer customer agent',
  finalizado: 'nobody nobody nobody nobody nobody',
};

const written = (sender: Sender) => ({
  ultimaMensagemDe: sender.startsWith('unsaid') ? null : sender,
  unreadCount: sender === 'unsaid and unread' ? 1 : 0,
});

const CELLS = STAGES.flatMap((estadoFluxo) =>
  SENDERS.map((sender, column) => {
    const whom = TABLE[estadoFluxo].split(' ')[column] as Awaited;
    return { estadoFluxo, sender, whom };
  }),
);

const chat = (change: Parameters<typeof buildConversation>[0]) =>
  buildConversation({ lastMessageTime: 2_000, ...change });

describe('whom a conversation waits for', () => {
  test.each(CELLS)('in "$estadoFluxo", last written by $sender: $whom', (cell) => {
    const conversation = chat({ estadoFluxo: cell.estadoFluxo, ...written(cell.sender) });
    expect(waitsFor(conversation)).toEqual({
      whom: cell.whom,
      since: cell.whom === 'nobody' ? null : 2_000,
    });
    // Of a group nobody is waited for, and whatever is paid waits for the agent.
    expect(waitsFor({ ...conversation, isGroup: true })).toEqual({ whom: 'nobody', since: null });
    expect(waitsFor({ ...conversation, pagamentoPago: true }).whom).toBe('agent');
  });

  test.each(STAGES.filter(doesFlowAsk))(
    'while the flow is paused in "%s" the customer’s word waits for the agent, and nobody else’s',
    (estadoFluxo) => {
      for (const sender of LAST_SENDERS) {
        const paused = chat({ estadoFluxo, ultimaMensagemDe: sender, automacaoPausada: true });
        expect(waitsFor(paused).whom).toBe(sender === 'cliente' ? 'agent' : 'customer');
      }
    },
  );

  test.each(STAGES)('what is unanswered in "%s" waits for the agent since then', (estadoFluxo) => {
    for (const sender of LAST_SENDERS) {
      const waiting = waitsFor(chat({ estadoFluxo, ultimaMensagemDe: sender, esperaDesde: 1_000 }));
      expect(waiting).toEqual(
        estadoFluxo === 'finalizado'
          ? { whom: 'nobody', since: null }
          : { whom: 'agent', since: 1_000 },
      );
    }
  });

  test('a stage that this build does not know is the customer’s, but for what they wrote', () => {
    const inStage = (ultimaMensagemDe: string) =>
      waitsFor(chat({ estadoFluxo: 'aguardando_algo_novo', ultimaMensagemDe })).whom;
    expect(LAST_SENDERS.map(inStage)).toEqual(['agent', 'customer', 'customer']);
  });

  test('has a time only while it waits, which is one of the conversation’s own', () => {
    fc.assert(
      fc.property(anyConversation, (conversation) => {
        const { whom, since } = waitsFor(conversation);
        const times = [conversation.esperaDesde, conversation.lastMessageTime, null];
        expect(times).toContain(since);
        if (whom === 'nobody') expect(since).toBeNull();
      }),
      draws({ test: 300, soak: 3_000 }),
    );
  });

  test('is the agent where a customer’s next step is to be put together or registered', () => {
    const anyStaged = fc
      .tuple(anyConversation, fc.constantFrom(...STAGES))
      .map(([conversation, estadoFluxo]) => ({ ...conversation, estadoFluxo, isGroup: false }));
    fc.assert(
      fc.property(anyStaged, (conversation) => {
        const step = nextStep({ ...conversation, isLinked: true });
        if (step === 'summarize' || step === 'register') {
          expect(waitsFor(conversation).whom).toBe('agent');
        }
        if (waitsFor(conversation).whom === 'bank') expect(step).toBe('verify');
      }),
      draws({ test: 300, soak: 3_000 }),
    );
  });
});

describe('the filters of the list', () => {
  const of = (change: Parameters<typeof buildConversation>[0]) => {
    const bits = listBits(chat(change));
    return LIST_FILTERS.filter((filter) => (bits & FILTER_BITS[filter]) !== 0);
  };

  test.each([
    ['a customer who tells their name', { estadoFluxo: 'aguardando_nome' }, ['all']],
    ['a paid order', { pagamentoPago: true }, ['all', 'agent']],
    ['an unread word of a group', { isGroup: true, unreadCount: 2 }, ['all', 'unread']],
    ['a PIX to be paid', { estadoFluxo: 'aguardando_pagamento_cupom' }, ['all', 'pix']],
    [
      'a question beside a PIX to be paid',
      { estadoFluxo: 'aguardando_pagamento_cupom', ultimaMensagemDe: 'cliente', unreadCount: 1 },
      ['all', 'agent', 'unread', 'pix'],
    ],
    [
      'a PIX that was paid',
      { estadoFluxo: 'aguardando_pagamento_cupom', pagamentoPago: true },
      ['all', 'agent'],
    ],
  ])('have %s where they should', (_what, change, filters) => {
    expect(of(change)).toEqual(filters);
  });
});

test.each([
  [-60_000, 'calm'],
  [0, 'calm'],
  [299_999, 'calm'],
  [300_000, 'amber'],
  [899_999, 'amber'],
  [900_000, 'red'],
])('who has waited %i ms has waited as long as %s', (waited, level) => {
  expect(waitLevel(waited, { amberMinutes: 5, redMinutes: 15 })).toBe(level);
});

test('a wait that may be no longer than amber is red at once', () => {
  expect(waitLevel(5 * 60_000, { amberMinutes: 5, redMinutes: 5 })).toBe('red');
});

describe('the next in turn', () => {
  const needs = (id: string) => 'bd'.includes(id);

  test.each([
    [null, 'b'],
    ['a', 'b'],
    ['b', 'd'],
    ['c', 'd'],
    ['d', 'b'],
    ['e', 'b'],
    ['gone', 'b'],
  ])('from %j is %j', (from, next) => {
    expect(nextInTurn(['a', 'b', 'c', 'd', 'e'], from, needs)).toBe(next);
  });

  test('is none where only the open one needs somebody', () => {
    expect(nextInTurn(['a', 'b', 'c'], 'b', needs)).toBeNull();
    expect(nextInTurn([], null, needs)).toBeNull();
  });

  test('comes to each once in a round, in the list’s order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 }),
        fc.func(fc.boolean()),
        (ids, isNeedy) => {
          const needy = ids.filter((id) => isNeedy(id));
          const round: string[] = [];
          let at: string | null = null;
          while (round.length < needy.length) {
            at = nextInTurn(ids, at, (id) => needy.includes(id));
            if (at === null) break;
            round.push(at);
          }
          // Of one alone there is no next.
          expect(round).toEqual(needy);
        },
      ),
      draws({ test: 200, soak: 2_000 }),
    );
  });
});
