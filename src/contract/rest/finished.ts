import * as v from 'valibot';
import { finishedAttendanceSchema, writeFinishedAttendance } from '../entities/attendance';
import { earlierAttendanceSchema, writeEarlierAttendance } from '../entities/earlierAttendance';
import { messageSchema, writeMessage } from '../entities/message';
import { lenientList, nullable, record, withDefault } from '../shapes';
import { wireCount, wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { idParams, queryInteger, requestId } from './requests';

/** The number of attendances in a page unless a call asks for another (wire: list-finished). */
export const FINISHED_PAGE = 30;

/** GET /api/agente/atendimentos (ours): the caller's own attendances that are over, the last to end first. */
export const listFinished = defineCall({
  method: 'GET',
  path: '/api/agente/atendimentos',
  query: v.object({
    /** The id of the last one that is known: those that ended before it follow. */
    antes: v.optional(requestId),
    limite: v.optional(queryInteger(1, 100)),
  }),
  answer: record({
    atendimentos: lenientList(finishedAttendanceSchema),
    temMais: withDefault(wireFlag, false),
    dias: nullable(wireCount),
  }),
  write: ({ atendimentos, temMais, dias }) => ({
    atendimentos: atendimentos.items.map(writeFinishedAttendance),
    temMais,
    dias,
  }),
});

/**
 * GET /api/agente/atendimentos/{id} (ours): one of them with a page of its messages, ascending, up to its end. `before`
 * and `limit` are those of wire: get-conversation.
 */
export const getFinished = defineCall({
  method: 'GET',
  path: '/api/agente/atendimentos/:id',
  params: idParams,
  query: v.object({
    before: v.optional(requestId),
    limit: v.optional(queryInteger(1, 200)),
  }),
  answer: record({
    atendimento: finishedAttendanceSchema,
    messages: lenientList(messageSchema),
    hasMore: withDefault(wireFlag, false),
    anteriores: lenientList(earlierAttendanceSchema),
  }),
  write: ({ atendimento, messages, hasMore, anteriores }) => ({
    atendimento: writeFinishedAttendance(atendimento),
    messages: messages.items.map(writeMessage),
    hasMore,
    anteriores: anteriores.items.map(writeEarlierAttendance),
  }),
});
