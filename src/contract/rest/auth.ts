import * as v from 'valibot';
import { userSchema, writeUser, type User } from '../entities/user';
import { reads } from '../reader';
import { nullable, record } from '../shapes';
import { wireCount, wireText } from '../wire';
import { ACCOUNT_LENGTHS } from './accountLengths';
import { defineCall } from './defineCall';
import { requestCode, requestEmail, requestText, successAnswer, writeSuccess } from './requests';
import { START_PATHS } from './startPaths';

/** The length of passwords is limited, so that hashing one costs no more than another. */
const password = v.pipe(v.string(), v.maxLength(200));

/** The signed-in person; `token` goes only to the token store (wire: secrets-beside-actions). */
export const signedInAnswer = record({
  token: wireText,
  user: userSchema,
  message: nullable(wireText),
});
const writeSignedIn = (answer: v.InferOutput<typeof signedInAnswer>) => ({
  ...answer,
  user: writeUser(answer.user),
});

const writeUserAnswer = (answer: { user: User; message: string | null }) => ({
  user: writeUser(answer.user),
  message: answer.message ?? undefined,
});

/** `contasPendentes` is ours: how many accounts wait for approval; null for agents and on other hosts. */
const profileAnswer = record({
  user: userSchema,
  message: nullable(wireText),
  contasPendentes: nullable(wireCount),
});

/** GET /api/auth/perfil: the signed-in person. */
export const getProfile = defineCall({
  method: 'GET',
  path: START_PATHS.profile,
  answer: profileAnswer,
  write: (answer) => ({
    ...writeUserAnswer(answer),
    contasPendentes: answer.contasPendentes ?? undefined,
  }),
});

/**
 * Ours: the password was right, and a code is asked for (wire: second-factor). `desafio` is as secret as a token: the
 * console keeps it beside its state (wire: secrets-beside-actions).
 */
const challenge = record({ desafio: wireText, message: nullable(wireText) });

const loginAnswer = v.pipe(
  v.lazy((input) =>
    typeof input === 'object' && input !== null && Object.hasOwn(input, 'desafio')
      ? challenge
      : signedInAnswer,
  ),
  reads(v.union([challenge, signedInAnswer])),
) as v.GenericSchema<
  unknown,
  v.InferOutput<typeof signedInAnswer> | v.InferOutput<typeof challenge>
>;

/** POST /api/auth/login. A wrong password and an unknown e-mail get the same 401. */
export const login = defineCall({
  method: 'POST',
  path: '/api/auth/login',
  body: v.object({ email: requestEmail, senha: password }),
  answer: loginAnswer,
  write: (answer) => ('desafio' in answer ? answer : writeSignedIn(answer)),
});

/** POST /api/auth/login/codigo (ours): the second step (wire: login-code). 400: a wrong code; 401: start again. */
export const loginCode = defineCall({
  method: 'POST',
  path: '/api/auth/login/codigo',
  body: v.object({ desafio: requestText(200), codigo: requestCode }),
  answer: signedInAnswer,
  write: writeSignedIn,
});

/**
 * POST /api/auth/confirmar (ours): says who is there, by the password or by a code (wire: confirm). 400 when it is wrong.
 */
export const confirm = defineCall({
  method: 'POST',
  path: '/api/auth/confirmar',
  body: v.union([v.object({ codigo: requestCode }), v.object({ senha: password })]),
  answer: successAnswer,
  write: writeSuccess,
});

/** POST /api/auth/registrar, with a picture if there is one. 409 when the e-mail is taken. */
export const register = defineCall({
  method: 'POST',
  path: '/api/auth/registrar',
  encoding: 'multipart',
  body: v.object({
    nome: requestText(ACCOUNT_LENGTHS.nome),
    email: requestEmail,
    senha: password,
    telefone: requestText(ACCOUNT_LENGTHS.telefone),
    chavePix: requestText(ACCOUNT_LENGTHS.chavePix),
  }),
  answer: signedInAnswer,
  write: writeSignedIn,
  status: 201,
});

/**
 * `token` is ours: a new password voids all earlier tokens, and this session gets a new one. null: the token stays
 * valid, or the host does not send one.
 */
const updatedProfile = record({
  user: userSchema,
  message: nullable(wireText),
  token: nullable(wireText),
});

/** PUT /api/auth/perfil. Both passwords are '' when the password stays; 400 when senhaAtual is wrong. */
export const updateProfile = defineCall({
  method: 'PUT',
  path: '/api/auth/perfil',
  encoding: 'multipart',
  body: v.object({
    nome: requestText(ACCOUNT_LENGTHS.nome),
    telefone: requestText(ACCOUNT_LENGTHS.telefone),
    chavePix: requestText(ACCOUNT_LENGTHS.chavePix),
    senhaAtual: v.optional(password, ''),
    senhaNova: v.optional(password, ''),
  }),
  answer: updatedProfile,
  write: (answer) => ({ ...writeUserAnswer(answer), token: answer.token ?? undefined }),
});
