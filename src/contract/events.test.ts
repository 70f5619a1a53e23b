import * as v from 'valibot';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { authenticateSchema, EVENTS, isEventName, readEventMeta } from './events';
import { writeConversation } from './entities/conversation';
import { writeMessage } from './entities/message';

it('every event has a schema, and there is no other (wire: events)', () => {
  expect(Object.keys(EVENTS).sort()).toEqual(
    [
      'agente_status_mudou',
      'atendimento_finalizado',
      'auth_error',
      'authenticated',
      'clienteUpdated',
      'contaAtualizada',
      'conversaAceita',
      'conversationDeleted',
      'conversations',
      'conversationsSync',
      'conversationUpdated',
      'dadosLimpos',
      'disponibilidade',
      'ganhos_atualizados',
      'newMessage',
      'novaNota',
      'nova_oferta_conversa',
      'novaConversaAdmin',
      'oferta_aceita',
      'oferta_expirada',
      'pagamentoAprovado',
      'pagamentoExpirado',
      'pagamentoAtrasado',
      'pagamentoPagoAtualizado',
      'pedidoReembolsado',
      'qrCode',
      'ready',
      'status',
      'transferenciaEncerrada',
    ].sort(),
  );
});

it.each(['constructor', '__proto__', 'newmessage', ''])('%p is no event', (name) => {
  expect(isEventName(name)).toBe(false);
});

it('a QR code comes as an object or as its text', () => {
  expect(v.parse(EVENTS.qrCode, '2@abc')).toEqual({ qr: '2@abc' });
  expect(v.parse(EVENTS.qrCode, { qr: '2@abc' })).toEqual({ qr: '2@abc' });
});

it.each(['ready', 'dadosLimpos'] as const)('%s carries nothing, whatever a host sends', (name) => {
  for (const payload of [undefined, null, {}, 'x', [1]]) {
    expect(v.parse(EVENTS[name], payload)).toEqual({});
  }
});

it('a list of conversations drops only its bad ones', () => {
  const wire = [writeConversation(buildConversation({ id: 'a' })), { name: 'sem id' }, 5];
  const { items, rejected } = v.parse(EVENTS.conversationsSync, wire);
  expect(items.map(({ id }) => id)).toEqual(['a']);
  expect(rejected).toEqual(['1.id', '2.(root)']);
});

it('a new message may carry the changes of its conversation', () => {
  const message = buildMessage();
  const wire = { chatId: 'a', message: writeMessage(message) };
  expect(v.parse(EVENTS.newMessage, wire).conversation).toBeNull();
  expect(
    v.parse(EVENTS.newMessage, { ...wire, conversation: { id: 'a', unreadCount: 3 } }).conversation,
  ).toEqual({ id: 'a', unreadCount: 3 });
});

it.each([
  [undefined, null, null],
  [{ seq: 5 }, 5, null],
  [{ seq: '5' }, 5, null],
  [{ seq: -1 }, null, null],
  [{ asOf: 'stream-1:7' }, null, { streamId: 'stream-1', seq: 7 }],
  [{ asOf: 'nonsense' }, null, null],
  ['nonsense', null, null],
])('the second argument %j says number %p, true at %j', (input, seq, asOf) => {
  expect(readEventMeta(input)).toEqual({ seq, asOf });
});

test.each([{ lastSeq: -1 }, { lastSeq: 'x' }, { streamId: 7 }])(
  'a place in the stream that cannot be read counts as none, and signs nobody out: %p',
  (place) => {
    expect(v.parse(authenticateSchema, { token: 't', ...place })).toEqual({ token: 't' });
  },
);
