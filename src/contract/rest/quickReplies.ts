import * as v from 'valibot';
import { quickReplySchema } from '../entities/quickReply';
import { lenientList } from '../shapes';
import { defineCall } from './defineCall';
import { idParams, requestText, successAnswer, writeSuccess } from './requests';

/** The maximum lengths of a quick reply's fields, in UTF-16 units. A filled text still fits into a message. */
export const QUICK_REPLY_LENGTHS = { atalho: 30, texto: 2_000 } as const;

/** How many replies one person may have, and how many the team. */
export const QUICK_REPLY_COUNTS = { own: 100, team: 200 } as const;

/** What a form may send of a field: some more than is kept, so that the rule can say what is wrong with it. */
const entry = {
  atalho: requestText(4 * QUICK_REPLY_LENGTHS.atalho),
  texto: requestText(2 * QUICK_REPLY_LENGTHS.texto),
};

/** GET /api/respostas-rapidas (ours): the caller's own replies and the team's, by name. */
export const listQuickReplies = defineCall({
  method: 'GET',
  path: '/api/respostas-rapidas',
  answer: lenientList(quickReplySchema, ['respostas']),
  write: (list) => list.items,
});

/** POST /api/respostas-rapidas (ours): adds one. The same reply again is answered with the one that is there. */
export const createQuickReply = defineCall({
  method: 'POST',
  path: '/api/respostas-rapidas',
  body: v.object({ ...entry, daEquipe: v.boolean() }),
  answer: quickReplySchema,
  write: (reply) => reply,
  status: 201,
});

/** PUT /api/respostas-rapidas/{id} (ours): changes name and text. Whose it is stays. */
export const updateQuickReply = defineCall({
  method: 'PUT',
  path: '/api/respostas-rapidas/:id',
  params: idParams,
  body: v.object(entry),
  answer: quickReplySchema,
  write: (reply) => reply,
});

/** DELETE /api/respostas-rapidas/{id} (ours). */
export const deleteQuickReply = defineCall({
  method: 'DELETE',
  path: '/api/respostas-rapidas/:id',
  params: idParams,
  answer: successAnswer,
  write: writeSuccess,
});
