import * as v from 'valibot';
import { ganhosSchema, userSchema, writeGanhos, writeUser } from '../entities/user';
import { lenientList, nullable, record } from '../shapes';
import { wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { ACCOUNT_LENGTHS } from './accountLengths';
import { idParams, requestText } from './requests';

/** GET /api/admin/users: all users. */
export const listUsers = defineCall({
  method: 'GET',
  path: '/api/admin/users',
  answer: lenientList(userSchema, ['users']),
  write: (list) => list.items.map(writeUser),
});

/** GET /api/admin/agente/{id}/ganhos: an agent's earnings. */
export const getAgentEarnings = defineCall({
  method: 'GET',
  path: '/api/admin/agente/:id/ganhos',
  params: idParams,
  answer: ganhosSchema,
  write: writeGanhos,
});

const updatedUser = record({ success: nullable(wireFlag), user: nullable(userSchema) });

/**
 * PUT /api/admin/users/{id}/perfil: changes a user's name, phone and picture; the name is required (wire: update-user).
 */
export const updateUser = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/perfil',
  params: idParams,
  encoding: 'multipart',
  body: v.object({
    nome: requestText(ACCOUNT_LENGTHS.nome),
    telefone: v.optional(requestText(ACCOUNT_LENGTHS.telefone)),
  }),
  answer: updatedUser,
  write: (answer) => ({
    success: answer.success ?? undefined,
    user: answer.user ? writeUser(answer.user) : undefined,
  }),
});
