import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { userSchema, type User } from '@/contract/entities/user';
import {
  confirm,
  getProfile,
  login,
  loginCode,
  register,
  updateProfile,
} from '@/contract/rest/auth';
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

/** The password was right, and a code is asked for: `challenge` is a ticket for the `desafio` that the code answers. */
export interface Challenged {
  challenge: VaultRef;
}

type AnswerOfHost = QueryReturnValue<unknown, ApiError, CallMeta>;
type Kept<T> = { data: T; meta?: CallMeta } | { error: ApiError };

/**
 * Sends a call whose response may contain a token. The token goes to the token store, the rest is returned. A changed
 * password brings a new token; without a token in the response the current one stays valid. A challenge goes to the
 * vault (wire: secrets-beside-actions).
 */
async function keepSecrets(
  request: CallRequest & {
    call: typeof login | typeof loginCode | typeof register | typeof updateProfile;
  },
  ports: AppPorts,
  ask: (request: CallRequest) => AnswerOfHost | PromiseLike<AnswerOfHost>,
): Promise<Kept<SignedIn | Challenged>> {
  const answer = await ask(request);
  if (answer.error) return { error: answer.error };
  const read = v.safeParse(request.call.answer, answer.data);
  if (!read.success) return { error: misfit(v.getDotPath(read.issues[0])) };
  const meta = answer.meta ? { meta: answer.meta } : {};
  if ('desafio' in read.output) {
    const { desafio } = read.output;
    return { data: { challenge: ports.vault.put({ fields: { desafio } }) }, ...meta };
  }
  const { user, message, token } = read.output;
  if (token !== null) ports.tokens.set(token, user.id);
  return { data: { user, message }, ...meta };
}

/** The same for a call that no challenge answers. */
async function keepToken(...call: Parameters<typeof keepSecrets>): Promise<Kept<SignedIn>> {
  const kept = await keepSecrets(...call);
  if ('error' in kept) return kept;
  return isSignedIn(kept.data) ? { ...kept, data: kept.data } : { error: misfit(null) };
}

const misfit = (path: string | null): ApiError => ({ kind: 'schema', path: path ?? '(root)' });

/** Whether a login signed in at once, without a code. */
export const isSignedIn = (answer: SignedIn | Challenged): answer is SignedIn => 'user' in answer;

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.mutation<Answer<'getProfile'>, NoArg>({
      query: () => ({ call: getProfile }),
      responseSchema: answerOf(getProfile),
    }),
    /** @param credentials a vault reference to email, senha. */
    login: build.mutation<SignedIn | Challenged, { credentials: VaultRef }>({
      queryFn: ({ credentials }, { extra }, _options, ask) =>
        keepSecrets({ call: login, sealed: credentials }, extra as AppPorts, ask),
      responseSchema: v.union([signedInSchema(), challengedSchema()]),
    }),
    /** @param answer a vault reference to desafio, codigo. */
    loginCode: build.mutation<SignedIn, { answer: VaultRef }>({
      queryFn: ({ answer }, { extra }, _options, ask) =>
        keepToken({ call: loginCode, sealed: answer }, extra as AppPorts, ask),
      responseSchema: signedInSchema(),
    }),
    /** @param proof a vault reference to senha, or to codigo. */
    confirm: build.mutation<Answer<'confirm'>, { proof: VaultRef }>({
      query: ({ proof }) => ({ call: confirm, sealed: proof }),
      responseSchema: answerOf(confirm),
    }),
    /** @param form a vault reference to nome, email, senha, telefone, chavePix and the picture. */
    register: build.mutation<SignedIn, { form: VaultRef }>({
      queryFn: ({ form }, { extra }, _options, ask) =>
        keepToken({ call: register, sealed: form }, extra as AppPorts, ask),
      responseSchema: signedInSchema(),
    }),
    /** @param form a vault reference to nome, telefone, chavePix, senhaAtual, senhaNova and the picture. */
    updateProfile: build.mutation<SignedIn, { form: VaultRef }>({
      queryFn: ({ form }, { extra }, _options, ask) =>
        keepToken({ call: updateProfile, sealed: form }, extra as AppPorts, ask),
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

function challengedSchema(): v.GenericSchema<Challenged, Challenged> {
  const challenge = v.custom<VaultRef>((input) => typeof input === 'string');
  return v.strictObject({ challenge });
}

/** Matches the action by which somebody is signed in: right after the password, or after the code. */
export function isSigningIn(action: UnknownAction): action is PayloadAction<SignedIn> {
  const { login, loginCode, register } = authApi.endpoints;
  if (login.matchFulfilled(action)) return isSignedIn(action.payload);
  return loginCode.matchFulfilled(action) || register.matchFulfilled(action);
}
