import * as v from 'valibot';
import { colleagueSchema } from '../entities/colleague';
import { ganhosSchema, writeGanhos } from '../entities/user';
import { lenientList, nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { requestId } from './requests';

const onlineAnswer = record({ success: nullable(wireFlag), online: wireFlag });

/** POST /api/agente/status: sets the agent online or offline by hand. */
export const setOnline = defineCall({
  method: 'POST',
  path: '/api/agente/status',
  body: v.object({ online: v.boolean() }),
  answer: onlineAnswer,
  write: (answer) => ({ success: answer.success ?? undefined, online: answer.online }),
});

const statistics = record({ estatisticas: record({ online: wireFlag }) });

/** GET /api/agente/estatisticas: whether the agent is online. */
export const getStatistics = defineCall({
  method: 'GET',
  path: '/api/agente/estatisticas',
  answer: statistics,
  write: (answer) => answer,
});

const earnings = record({ success: nullable(wireFlag), ganhos: ganhosSchema });

/** GET /api/agente/ganhos: the agent's earnings. */
export const getEarnings = defineCall({
  method: 'GET',
  path: '/api/agente/ganhos',
  answer: earnings,
  write: (answer) => ({ success: answer.success ?? undefined, ganhos: writeGanhos(answer.ganhos) }),
});

const forwarding = record({ success: nullable(wireFlag), encaminharMensagens: wireFlag });

/** POST /api/user/toggle-encaminhamento: `userId` must be the token's own (403 otherwise). */
export const setForwarding = defineCall({
  method: 'POST',
  path: '/api/user/toggle-encaminhamento',
  body: v.object({ userId: requestId, encaminharMensagens: v.boolean() }),
  answer: forwarding,
  write: (answer) => ({
    success: answer.success ?? undefined,
    encaminharMensagens: answer.encaminharMensagens,
  }),
});

/** GET /api/agente/colegas (ours): the other agents who are online, by name. */
export const listColleagues = defineCall({
  method: 'GET',
  path: '/api/agente/colegas',
  answer: lenientList(colleagueSchema, ['colegas']),
  write: (list) => list.items,
});
