import { sessionSchema, writeSession } from '../entities/session';
import { lenientList, record, withDefault } from '../shapes';
import { wireCount } from '../wire';
import { defineCall } from './defineCall';
import { idParams, successAnswer, writeSuccess } from './requests';

/** POST /api/auth/sair (ours): ends the sign-in that the token belongs to. */
export const leave = defineCall({
  method: 'POST',
  path: '/api/auth/sair',
  answer: successAnswer,
  write: writeSuccess,
});

/** GET /api/auth/sessoes (ours): the person's own sign-ins. */
export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/sessoes',
  answer: lenientList(sessionSchema, ['sessoes']),
  write: (list) => list.items.map(writeSession),
});

/** DELETE /api/auth/sessoes/{id} (ours): ends one of them. */
export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessoes/:id',
  params: idParams,
  answer: successAnswer,
  write: writeSuccess,
});

/** DELETE /api/auth/sessoes (ours): ends all of them but the one of the token. */
export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessoes',
  answer: record({ encerradas: withDefault(wireCount, 0) }),
  write: (answer) => answer,
});
