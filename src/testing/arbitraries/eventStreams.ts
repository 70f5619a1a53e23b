/** Plausible streams of events over a few chats, from a host that numbers its events. */
import fc from 'fast-check';
import type { EventName, EventPayload } from '@/contract/events';
import { buildCliente } from '@/testing/builders/cliente';

/** One event of a stream, without its number. */
export type StreamEvent = {
  [N in EventName]: { name: N; payload: EventPayload<N> };
}[EventName];

const CHATS = ['chat-a', 'chat-b', 'chat-c', 'chat-d'];
const anyChat = fc.constantFrom(...CHATS);
const anyStage = fc.constantFrom('aguardando_nome', 'aguardando_pagamento', 'pronto_para_montar');
const anyWord = fc.constantFrom('oi', 'tudo bem?', 'quero um cupom', 'obrigada');
/** Only a few times, so that many messages share one: ties are where sorting goes wrong. */
const anyTime = fc.integer({ min: 1_750_000_000, max: 1_750_000_010 }).map((s) => s * 1000);

const anyConversation = fc.record({
  id: anyChat,
  name: anyWord,
  number: fc.constant('5511900000000'),
  isGroup: fc.constant(false),
  profilePicUrl: fc.constant(null),
  lastMessage: fc.option(anyWord),
  lastMessageTime: fc.option(anyTime),
  ultimaMensagemDe: fc.option(fc.constantFrom('cliente', 'agente', 'fluxo')),
  esperaDesde: fc.option(anyTime),
  unreadCount: fc.integer({ min: 0, max: 5 }),
  atribuidoEm: fc.option(anyTime),
  createdAt: fc.option(anyTime),
  agente: fc.constant(null),
  estadoFluxo: anyStage,
  pagamentoPago: fc.boolean(),
  automacaoPausada: fc.boolean(),
  transferencia: fc.constant(null),
});

const anyMessage = fc.record({
  id: fc.integer({ min: 0, max: 30 }).map((n) => `m${n}`),
  body: anyWord,
  fromMe: fc.boolean(),
  author: fc.constant(null),
  timestamp: anyTime,
  hasMedia: fc.constant(false),
  media: fc.constant(null),
  idempotencyKey: fc.constant(null),
  origem: fc.option(fc.constant('fluxo')),
});

const anyNote = fc.record({
  id: fc.integer({ min: 0, max: 9 }).map((n) => `n${n}`),
  texto: anyWord,
  autor: fc.constant({ id: 'bruno', nome: 'Bruno' }),
  em: anyTime,
  depoisDe: fc.option(fc.constant('m1')),
});

const anyList = fc
  .uniqueArray(anyConversation, { selector: ({ id }) => id, maxLength: 4 })
  .map((items) => ({ items, rejected: [] as string[] }));

const offerId = fc.constantFrom('o1', 'o2', 'o3');

/** Any event except those that change the connection itself, which have their own tests. */
const anyEvent: fc.Arbitrary<StreamEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      name: fc.constant('newMessage' as const),
      payload: fc.record({ chatId: anyChat, message: anyMessage, conversation: fc.constant(null) }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('novaNota' as const),
      payload: fc.record({ chatId: anyChat, nota: anyNote }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constant('conversationUpdated' as const),
      payload: fc.record({
        id: anyChat,
        unreadCount: fc.integer({ min: 0, max: 9 }),
        estadoFluxo: anyStage,
      }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(anyChat, anyConversation).map(([chatId, found]) => ({
      name: 'conversaAceita' as const,
      payload: { chatId, conversation: { ...found, id: chatId } },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constant('conversationsSync' as const), payload: anyList }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc.constantFrom('atendimento_finalizado' as const, 'conversationDeleted' as const),
      payload: fc.record({ chatId: anyChat }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('novaConversaAdmin' as const),
      payload: anyConversation,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(anyChat, anyStage).map(([chatId, estadoFluxo]) => ({
      name: 'clienteUpdated' as const,
      payload: {
        chatId,
        cliente: buildCliente({
          estadoFluxo,
          nomeCompleto: 'Rita',
          enderecoEntrega: 'Rua 1',
          restaurante: 'Cantina',
        }),
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('pagamentoPagoAtualizado' as const),
      payload: fc.record({ chatId: anyChat, pagamentoPago: fc.boolean() }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('status' as const),
      payload: fc.record({ connected: fc.boolean(), qr: fc.option(anyWord) }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('ganhos_atualizados' as const),
      payload: fc.record({
        agenteId: fc.constant(null),
        ganhos: fc.record({
          pendente: fc.nat(999),
          recebido: fc.nat(999),
          total: fc.constant(null),
        }),
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('agente_status_mudou' as const),
      payload: fc.record({
        agenteId: fc.constantFrom('ana', 'bruno'),
        online: fc.boolean(),
        motivo: fc.constant('manual'),
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: offerId.map((ofertaId) => ({
      name: 'nova_oferta_conversa' as const,
      payload: {
        ofertaId,
        agentesIds: { items: ['ana'], rejected: [] },
        clienteNome: 'Rita',
        mensagem: '',
        expiraEm: Date.UTC(2027, 0),
        chatId: null,
        agenteId: null,
        valorDesejado: null,
        comissao: null,
        esperaDesde: null,
        transferencia: null,
      },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constant('oferta_aceita' as const),
      payload: fc.record({ ofertaId: offerId, agenteId: fc.constant(null) }),
    }),
  },
);

/** A stream, and for each event the earlier ones that are repeated after it. */
export const anyNoisyStream = fc.array(anyEvent, { minLength: 1, maxLength: 30 }).chain((events) =>
  fc.record({
    events: fc.constant(events),
    repeats: fc.tuple(
      ...events.map((_event, index) =>
        fc.array(fc.integer({ min: 0, max: index }), { maxLength: 3 }),
      ),
    ),
    /** Lists that only one socket gets, each after an event and with the position of an earlier number. */
    snapshots: fc.array(fc.record({ after: fc.nat(events.length - 1), list: anyList }), {
      maxLength: 2,
    }),
  }),
);
