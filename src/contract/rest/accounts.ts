import * as v from 'valibot';
import { userSchema, writeUser } from '../entities/user';
import { nullable, record, withDefault } from '../shapes';
import { wireCount, wireFlag } from '../wire';
import { defineCall } from './defineCall';
import { idParams, successAnswer, writeSuccess } from './requests';

const changedAccount = record({
  success: nullable(wireFlag),
  user: nullable(userSchema),
  /** How many chats and coupon accounts a suspension took from the person. */
  conversas: withDefault(wireCount, 0),
  cupons: withDefault(wireCount, 0),
});

const writeChanged = ({ success, user, ...taken }: v.InferOutput<typeof changedAccount>) => ({
  ...taken,
  success: success ?? undefined,
  user: user ? writeUser(user) : undefined,
});

/** PUT /api/admin/users/{id}/estado (ours): approves, suspends, or brings back (wire: set-account-state). */
export const setAccountState = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/estado',
  params: idParams,
  body: v.object({ estado: v.picklist(['ativo', 'suspenso']) }),
  answer: changedAccount,
  write: writeChanged,
});

/** DELETE /api/admin/users/{id} (ours): refuses an account that waits for approval (wire: refuse-account). */
export const refuseAccount = defineCall({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  params: idParams,
  answer: successAnswer,
  write: writeSuccess,
});

/** PUT /api/admin/users/{id}/papel (ours): makes an administrator or an agent (wire: set-role). */
export const setRole = defineCall({
  method: 'PUT',
  path: '/api/admin/users/:id/papel',
  params: idParams,
  body: v.object({ isAdmin: v.boolean() }),
  answer: changedAccount,
  write: writeChanged,
});

/** DELETE /api/admin/users/{id}/sessoes (ours): signs the person out everywhere (wire: end-sessions). */
export const endSessions = defineCall({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessoes',
  params: idParams,
  answer: successAnswer,
  write: writeSuccess,
});
