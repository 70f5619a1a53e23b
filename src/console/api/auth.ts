import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { userSchema, type User } from '@/contract/entities/user';
import type { AppPorts } from '@/console/ports/ports';
import type { VaultRef } from '@/console/lib/vault';
import { answerOf, api, type Answer, type NoArg } from './api';
import type { ApiError } from './apiError';
import { outdates } from './outdates';
import type { CallMeta, CallRequest } from './callBaseQuery';

/** The result of signing in. It has no token: that went to the token store (wire: token-store). */
export interface SignedIn {
  user: User;
  message: string | null;
}

type AnswerOfHost = QueryReturnValue<unknown, ApiError, CallMeta>;

/**
 * Sends a call whose response may contain a token. The token goes to the token store, the rest is returned. A changed
 * password brings a new token; without a token in the response the current one stays valid.
 */
async function keepToken(
  request: CallRequest & { call: 'login' | 'register' | 'updateProfile' },
  ports: AppPorts,
  ask: (request: CallRequest) => AnswerOfHost | PromiseLike<AnswerOfHost>,
): Promise<{ data: SignedIn; meta?: CallMeta } | { error: ApiError }> {
  const answer = await ask(request);
  if (answer.error) return { error: answer.error };
  const read = v.safeParse(answerOf(request.call), answer.data);
  if (!read.success) {
    return { error: { kind: 'schema', path: v.getDotPath(read.issues[0]) ?? '(root)' } };
  }
  const { user, message, token } = read.output;
  if (token !== null) ports.tokens.set(token, user.id);
  return { data: { user, message }, ...(answer.meta ? { meta: answer.meta } : {}) };
}

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.mutation<Answer<'getProfile'>, NoArg>({
      query: () => ({ call: 'getProfile' }),
      responseSchema: answerOf('getProfile'),
    }),
    /** @param credentials a vault reference to email, senha. */
    login: build.mutation<SignedIn, { credentials: VaultRef }>({
      queryFn: ({ credentials }, { extra }, _options, ask) =>
        keepToken({ call: 'login', sealed: credentials }, extra as AppPorts, ask),
      responseSchema: signedInSchema(),
    }),
    /** @param form a vault reference to nome, email, senha, telefone, chavePix and the picture. */
    register: build.mutation<SignedIn, { form: VaultRef }>({
      queryFn: ({ form }, { extra }, _options, ask) =>
        keepToken({ call: 'register', sealed: form }, extra as AppPorts, ask),
      responseSchema: signedInSchema(),
    }),
    /** @param form a vault reference to nome, telefone, chavePix, senhaAtual, senhaNova and the picture. */
    updateProfile: build.mutation<SignedIn, { form: VaultRef }>({
      queryFn: ({ form }, { extra }, _options, ask) =>
        keepToken({ call: 'updateProfile', sealed: form }, extra as AppPorts, ask),
      responseSchema: signedInSchema(),
      // A new password ends the other sign-ins.
      onQueryStarted: outdates('Sessions'),
    }),
  }),
});

function signedInSchema(): v.GenericSchema<SignedIn, SignedIn> {
  const user = v.custom<User>((input) => v.is(userSchema, input));
  return v.strictObject({ user, message: v.nullable(v.string()) });
}
