/**
 * The events of the socket: their names, and the schemas that read their payloads to the internal form (wire: events).
 */
import * as v from 'valibot';
import { clienteSchema } from './entities/cliente';
import { conversationPatchSchema, conversationSchema } from './entities/conversation';
import { messageSchema } from './entities/message';
import { noteSchema } from './entities/note';
import { offerSchema } from './entities/offer';
import { accountStateSchema, ganhosSchema } from './entities/user';
import { featuresSchema } from './features';
import { quiet } from './reader';
import { lenientList, nullable, record, withDefault } from './shapes';
import { wireCount, wireFlag, wireId, wireMoney, wireText, wireTime } from './wire';

/** How the handing over of a chat ends (wire: transferenciaEncerrada). */
export const TRANSFER_ENDS = ['aceita', 'recusada', 'expirada', 'cancelada'] as const;

/** The reasons why an agent's online state changed (wire: agente_status_mudou). null: the host does not send one. */
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

const paymentFields = {
  pedidoId: wireId,
  chatId: nullable(wireId),
  agenteId: nullable(wireId),
  clienteNome: withDefault(wireText, ''),
  valor: nullable(wireMoney),
};
const payment = record(paymentFields);

/** Every event that the server sends, by its name on the wire, with the schema of its payload. */
export const EVENTS = {
  authenticated: record({
    userId: nullable(wireId),
    isAdmin: withDefault(wireFlag, false),
    serverTime: nullable(wireTime),
    streamId: nullable(wireId),
    seq: nullable(wireCount),
    resumed: withDefault(wireFlag, false),
    keepsKeys: withDefault(wireFlag, false),
    recursos: featuresSchema,
  }),
  // Ours: whether the server can work, or waits for its database.
  disponibilidade: record({ disponivel: wireFlag }),
  auth_error: record({ message: withDefault(wireText, '') }),
  status: record({ connected: wireFlag, qr: nullable(wireText) }),
  qrCode: qrText,
  ready: nothing,
  pagamentoAprovado: payment,
  pagamentoExpirado: payment,
  // Ours: the money came when the order had ended.
  pagamentoAtrasado: payment,
  pedidoReembolsado: record({
    ...paymentFields,
    /** Ours: the bank gave the money back though nobody here asked (behaviour: taken-back). */
    peloBanco: withDefault(wireFlag, false),
  }),
  dadosLimpos: nothing,
  conversations: conversationList,
  conversationsSync: conversationList,
  newMessage: record({
    chatId: wireId,
    message: messageSchema,
    conversation: nullable(conversationPatchSchema),
  }),
  // Ours: somebody wrote a note into the chat.
  novaNota: record({ chatId: wireId, nota: noteSchema }),
  atendimento_finalizado: record({ chatId: wireId }),
  conversationUpdated: conversationPatchSchema,
  conversationDeleted: record({ chatId: wireId }),
  agente_status_mudou: record({
    agenteId: wireId,
    online: wireFlag,
    motivo: nullable(wireText),
  }),
  contaAtualizada: record({
    userId: wireId,
    estado: accountStateSchema,
    isAdmin: withDefault(wireFlag, false),
    removida: withDefault(wireFlag, false),
    chavePixMudou: withDefault(wireFlag, false),
  }),
  ganhos_atualizados: record({ agenteId: nullable(wireId), ganhos: ganhosSchema }),
  clienteUpdated: record({ chatId: wireId, cliente: clienteSchema }),
  pagamentoPagoAtualizado: record({ chatId: wireId, pagamentoPago: wireFlag }),
  nova_oferta_conversa: offerSchema,
  oferta_aceita: record({ ofertaId: wireId, agenteId: nullable(wireId) }),
  oferta_expirada: record({ ofertaId: wireId, agentesIds: nullable(lenientList(wireId)) }),
  // Ours: the handing over of a chat came to its end.
  transferenciaEncerrada: record({
    chatId: wireId,
    resultado: wireText,
    para: nullable(record({ id: nullable(wireId), nome: withDefault(wireText, '') })),
    /** Whoever took the chat learns which account they hold with it. */
    conta: nullable(record({ id: wireId, email: withDefault(wireText, '') })),
  }),
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

/** A position in a person's event stream: `streamId` identifies one run of the server, `seq` counts its events. */
export interface StreamPosition {
  streamId: string;
  seq: number;
}

/** The header with the stream position of a REST snapshot (wire: snapshots). */
export const STREAM_HEADER = 'X-Stream-Seq';

/** Formats a position for the header and for `asOf`: `streamId:seq`. */
export function writePosition(position: StreamPosition): string {
  return `${position.streamId}:${position.seq}`;
}

/** Parses `streamId:seq`; unreadable text counts as no position (wire: snapshots). */
export function readPosition(text: string | null | undefined): StreamPosition | null {
  const match = /^([\w-]{1,100}):(\d{1,15})$/.exec(text ?? '');
  return match ? { streamId: match[1] ?? '', seq: Number(match[2]) } : null;
}

const metaSchema = record({
  seq: nullable(wireCount),
  asOf: nullable(wireText),
});

/** The second argument of an event: its number, and for `conversations*` the stream position of the list. */
export interface EventMeta {
  seq: number | null;
  asOf: StreamPosition | null;
}

/** Reads an event's second argument. When it is absent or unreadable, the host has no sequence. */
export function readEventMeta(input: unknown): EventMeta {
  const result = v.safeParse(metaSchema, input);
  return result.success
    ? { seq: result.output.seq, asOf: readPosition(result.output.asOf) }
    : { seq: null, asOf: null };
}

/** The client emits this after every connect (wire: authenticate). An unreadable position counts as none. */
export const authenticateSchema = quiet(
  v.object({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)),
    streamId: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100))), undefined),
    lastSeq: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined),
    // Ours: where a client stands that has read everything and has heard nothing yet (wire: first-place).
    lido: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(120))), undefined),
  }),
);
