import * as v from 'valibot';
import { conversationSchema, writeConversation } from '../entities/conversation';
import { messageSchema, writeMessage } from '../entities/message';
import { noteSchema, writeNote } from '../entities/note';
import { reads } from '../reader';
import { lenientList, nullable, record, withDefault } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import {
  idParams,
  queryInteger,
  requestId,
  requestText,
  successAnswer,
  writeSuccess,
} from './requests';
import { START_PATHS } from './startPaths';

/** The number of messages in a page when `limit` is not given (wire: get-conversation). */
export const MESSAGES_PAGE = 50;
/** The maximum length of a message's text, in characters. */
export const MESSAGE_MAX_LENGTH = 4096;
/** The maximum length of a note's text, in characters. */
export const NOTE_MAX_LENGTH = 2000;

/** GET /api/conversations: an agent gets only their own. */
export const listConversations = defineCall({
  method: 'GET',
  path: START_PATHS.conversations,
  answer: lenientList(conversationSchema, ['conversations']),
  write: (list) => list.items.map(writeConversation),
});

const page = record({
  messages: withDefault(lenientList(messageSchema), { items: [], rejected: [] }),
  notas: withDefault(lenientList(noteSchema), { items: [], rejected: [] }),
  hasMore: withDefault(wireFlag, false),
});

const conversationWithMessages = v.pipe(
  v.unknown(),
  v.rawTransform<
    unknown,
    v.InferOutput<typeof page> & { conversation: v.InferOutput<typeof conversationSchema> }
  >(({ dataset, addIssue, NEVER }) => {
    const conversation = v.safeParse(conversationSchema, dataset.value);
    const messages = v.safeParse(page, dataset.value);
    for (const issue of [...(conversation.issues ?? []), ...(messages.issues ?? [])]) {
      addIssue({ message: issue.message, ...(issue.path ? { path: issue.path } : {}) });
    }
    return conversation.success && messages.success
      ? { conversation: conversation.output, ...messages.output }
      : NEVER;
  }),
  reads(v.object({ conversation: conversationSchema, messages: page, hasMore: wireFlag })),
);

/**
 * GET /api/conversations/{id}: the conversation with a page of messages, ascending. `before` (a
 * message id, exclusive) and `limit` are ours: a host that ignores them sends all, without `hasMore`. `notas` (ours)
 * are the notes that stand among these messages.
 */
export const getConversation = defineCall({
  method: 'GET',
  path: '/api/conversations/:id',
  params: idParams,
  query: v.object({
    before: v.optional(requestId),
    limit: v.optional(queryInteger(1, 200)),
  }),
  answer: conversationWithMessages,
  write: (answer) => ({
    ...writeConversation(answer.conversation),
    messages: answer.messages.items.map(writeMessage),
    notas: answer.notas.items.map(writeNote),
    hasMore: answer.hasMore,
  }),
});

/** POST /api/conversations/{id}/read: moves the reader's own cursor to the newest message. */
export const markRead = defineCall({
  method: 'POST',
  path: '/api/conversations/:id/read',
  params: idParams,
  answer: successAnswer,
  write: writeSuccess,
});

/**
 * The header that makes a repeated send safe: one UUID for each message, stored 24 h for each person (wire:
 * idempotency).
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The format of an Idempotency-Key. */
export const idempotencyKeySchema = v.pipe(v.string(), v.uuid());

const sent = record({
  success: nullable(wireFlag),
  message: nullable(messageSchema),
});

/** A text of at most `max` characters that says something. */
const spokenText = (max: number) =>
  v.pipe(
    requestText(max),
    v.check((text) => text.trim() !== '', 'expected a text that is not empty'),
  );

/** POST /api/conversations/{id}/send. The same key with another text is a 409. */
export const sendMessage = defineCall({
  method: 'POST',
  path: '/api/conversations/:id/send',
  params: idParams,
  body: v.object({ message: spokenText(MESSAGE_MAX_LENGTH) }),
  answer: sent,
  write: (answer) => ({
    success: answer.success ?? undefined,
    message: answer.message === null ? undefined : writeMessage(answer.message),
  }),
});

const noted = record({ success: nullable(wireFlag), nota: nullable(noteSchema) });

/**
 * POST /api/conversations/{id}/notas (ours): writes a note into a chat, which is sent to nobody (wire: add-note). The
 * same key with another text is a 409.
 */
export const addNote = defineCall({
  method: 'POST',
  path: '/api/conversations/:id/notas',
  params: idParams,
  body: v.object({ texto: spokenText(NOTE_MAX_LENGTH) }),
  answer: noted,
  write: ({ success, nota }) => ({
    success: success ?? undefined,
    nota: nota === null ? undefined : writeNote(nota),
  }),
});
