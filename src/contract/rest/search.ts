import * as v from 'valibot';
import { messageSchema, writeMessage } from '../entities/message';
import { lenientList, record, withDefault } from '../shapes';
import { wireFlag, wireId } from '../wire';
import { defineCall } from './defineCall';
import { queryInteger, requestId, requestText } from './requests';

/** The least and the most characters that are searched for. */
export const SEARCHED_LENGTHS = { least: 2, most: 100 } as const;
/** The number of messages found at most, unless a call asks for another (wire: search-messages). */
export const FOUND_PAGE = 50;
/** The most that a call may ask for. */
export const FOUND_MOST = 200;

/** A message that was found, and the chat it stands in. */
const foundMessageSchema = record({ chatId: wireId, mensagem: messageSchema });

export type FoundMessage = v.InferOutput<typeof foundMessageSchema>;

/**
 * GET /api/messages/search (ours): the messages that contain a text, whatever its case and accents, the newest first. An
 * agent finds those of the own conversations, an administrator those of all.
 */
export const searchMessages = defineCall({
  method: 'GET',
  path: '/api/messages/search',
  query: v.object({
    q: v.pipe(requestText(SEARCHED_LENGTHS.most), v.trim(), v.minLength(SEARCHED_LENGTHS.least)),
    /** Only in this chat. */
    chatId: v.optional(requestId),
    /** The id of a message: only those stored before it. */
    antes: v.optional(requestId),
    limite: v.optional(queryInteger(1, FOUND_MOST)),
  }),
  answer: record({
    mensagens: lenientList(foundMessageSchema),
    temMais: withDefault(wireFlag, false),
  }),
  write: ({ mensagens, temMais }) => ({
    mensagens: mensagens.items.map(({ chatId, mensagem }) => ({
      chatId,
      mensagem: writeMessage(mensagem),
    })),
    temMais,
  }),
});
