/**
 * Each event of the socket: its name, and how its payload reads to the internal form (wire: events).
 */
import * as v from 'valibot';
import { clienteSchema } from './entities/cliente';
import { conversationPatchSchema, conversationSchema } from './entities/conversation';
import { messageSchema } from './entities/message';
import { offerSchema } from './entities/offer';
import { ganhosSchema } from './entities/user';
import { quiet } from './reader';
import { lenientList, nullable, record, withDefault } from './shapes';
import { wireCount, wireFlag, wireId, wireMoney, wireText, wireTime } from './wire';

/** Why an agent's online state changed (wire: agente_status_mudou). null: the host does not say. */
export const STATUS_REASONS = ['manual', 'oferta_expirada', 'desconectado'] as const;

const nothing = v.pipe(
  v.unknown(),
  v.transform((): Record<string, never> => ({})),
) as v.GenericSchema<unknown, Record<string, never>>;

const qrText = v.pipe(
  v.unknown(),
  v.transform((input) => (typeof input === 'string' ? { qr: input } : input)),
  record({ qr: wireText }),
);

const conversationList = lenientList(conversationSchema, ['conversations']);

const payment = record({
  pedidoId: wireId,
  chatId: nullable(wireId),
  agenteId: nullable(wireId),
  clienteNome: withDefault(wireText, ''),
  valor: nullable(wireMoney),
});

/** Every event the server sends, by its name on the wire, with the schema of its payload. */
export const EVENTS = {
  authenticated: record({
    userId: nullable(wireId),
    isAdmin: withDefault(wireFlag, false),
    serverTime: nullable(wireTime),
    streamId: nullable(wireId),
    seq: nullable(wireCount),
    resumed: withDefault(wireFlag, false),
  }),
  auth_error: record({ message: withDefault(wireText, '') }),
  status: record({ connected: wireFlag, qr: nullable(wireText) }),
  qrCode: qrText,
  ready: nothing,
  pagamentoAprovado: payment,
  pagamentoExpirado: payment,
  pedidoReembolsado: payment,
  dadosLimpos: nothing,
  conversations: conversationList,
  conversationsSync: conversationList,
  newMessage: record({
    chatId: wireId,
    message: messageSchema,
    conversation: nullable(conversationPatchSchema),
  }),
  atendimento_finalizado: record({ chatId: wireId }),
  conversationUpdated: conversationPatchSchema,
  conversationDeleted: record({ chatId: wireId }),
  agente_status_mudou: record({
    agenteId: wireId,
    online: wireFlag,
    motivo: nullable(wireText),
  }),
  ganhos_atualizados: record({ agenteId: nullable(wireId), ganhos: ganhosSchema }),
  clienteUpdated: record({ chatId: wireId, cliente: clienteSchema }),
  pagamentoPagoAtualizado: record({ chatId: wireId, pagamentoPago: wireFlag }),
  nova_oferta_conversa: offerSchema,
  oferta_aceita: record({ ofertaId: wireId, agenteId: nullable(wireId) }),
  oferta_expirada: record({ ofertaId: wireId, agentesIds: nullable(lenientList(wireId)) }),
  conversaAceita: record({ chatId: wireId, conversation: conversationSchema }),
  novaConversaAdmin: conversationSchema,
} as const;

export type EventName = keyof typeof EVENTS;
/** The internal form of an event's payload. */
export type EventPayload<N extends EventName> = v.InferOutput<(typeof EVENTS)[N]>;

/** True when `name` is an event of the contract. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}

/** Where a person's stream stands: `streamId` names a life of the server, `seq` counts its events. */
export interface StreamPosition {
  streamId: string;
  seq: number;
}

/** The header in which a REST snapshot says what it is true at (wire: snapshots). */
export const STREAM_HEADER = 'X-Stream-Seq';

/** Writes a position as the header and `asOf` have it: `streamId:seq`. */
export function writePosition(position: StreamPosition): string {
  return `${position.streamId}:${position.seq}`;
}

/** Reads `streamId:seq`; what cannot be read counts as none (wire: snapshots). */
export function readPosition(text: string | null | undefined): StreamPosition | null {
  const match = /^([\w-]{1,100}):(\d{1,15})$/.exec(text ?? '');
  return match ? { streamId: match[1] ?? '', seq: Number(match[2]) } : null;
}

const metaSchema = record({
  seq: nullable(wireCount),
  asOf: nullable(wireText),
});

/** The second argument of an event: its number, and for `conversations*` what the list is true at. */
export interface EventMeta {
  seq: number | null;
  asOf: StreamPosition | null;
}

/** Reads an event's second argument; absent or unreadable is a host without a sequence. */
export function readEventMeta(input: unknown): EventMeta {
  const result = v.safeParse(metaSchema, input);
  return result.success
    ? { seq: result.output.seq, asOf: readPosition(result.output.asOf) }
    : { seq: null, asOf: null };
}

/** What the client emits after every connect (wire: authenticate). A place that cannot be read counts as none. */
export const authenticateSchema = quiet(
  v.object({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
    streamId: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined),
    lastSeq: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
  }),
);
