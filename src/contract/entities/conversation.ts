import type * as v from 'valibot';
import { nullable, partialRecord, record, withDefault } from '../shapes';
import { wireCount, wireFlag, wireId, wireMediaUrl, wireText, wireTime, writeTime } from '../wire';

/** The agent a conversation is assigned to, as admins see it. */
const assignedAgentSchema = record(
  { id: nullable(wireId), nome: withDefault(wireText, ''), foto: wireMediaUrl },
  { id: ['_id'] },
);

/** A handing over of a chat that nobody has taken yet (wire: transfer-chat): to whom (null: whoever takes it), until when. */
const transferSchema = record({ para: nullable(wireText), expiraEm: nullable(wireTime) });

/** Who wrote a chat's last message, as far as a host says so (wire: conversation). */
export const LAST_SENDERS = ['cliente', 'agente', 'fluxo'] as const;
export type LastSender = (typeof LAST_SENDERS)[number];

const entries = {
  id: wireId,
  name: withDefault(wireText, ''),
  number: withDefault(wireText, ''),
  isGroup: withDefault(wireFlag, false),
  profilePicUrl: wireMediaUrl,
  lastMessage: nullable(wireText),
  lastMessageTime: nullable(wireTime),
  ultimaMensagemDe: nullable(wireText),
  esperaDesde: nullable(wireTime),
  unreadCount: withDefault(wireCount, 0),
  atribuidoEm: nullable(wireTime),
  createdAt: nullable(wireTime),
  agente: nullable(assignedAgentSchema),
  estadoFluxo: withDefault(wireText, ''),
  pagamentoPago: withDefault(wireFlag, false),
  automacaoPausada: withDefault(wireFlag, false),
  transferencia: nullable(transferSchema),
};

const aliases = { id: ['_id'] } as const;

/** A chat with one customer or group (wire: conversation), without its messages. */
export const conversationSchema = record(entries, aliases);

/** The payload of `conversationUpdated`: the id, and any other part of a conversation. */
export const conversationPatchSchema = partialRecord(entries, ['id'], aliases);

export type Conversation = v.InferOutput<typeof conversationSchema>;
export type ConversationPatch = v.InferOutput<typeof conversationPatchSchema>;

const TIMES = ['lastMessageTime', 'esperaDesde', 'atribuidoEm', 'createdAt'] as const;

/** Converts a part of a conversation to the wire format: only the keys that are present, times in ISO. */
export function writeConversationPatch(patch: ConversationPatch): Record<string, unknown> {
  const wire: Record<string, unknown> = { ...patch };
  for (const key of TIMES) {
    const time = patch[key];
    if (time !== undefined) wire[key] = writeTime(time);
  }
  const { transferencia } = patch;
  if (transferencia) {
    wire['transferencia'] = {
      ...transferencia,
      expiraEm: writeTime(transferencia.expiraEm),
    };
  }
  return wire;
}

/** Converts a conversation to the wire format: times in ISO. */
export function writeConversation(conversation: Conversation): Record<string, unknown> {
  return writeConversationPatch(conversation);
}
