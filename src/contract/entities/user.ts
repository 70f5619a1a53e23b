import * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireFlag, wireId, wireMediaUrl, wireMoney, wireText, writeMoney } from '../wire';

/** An agent's earnings in cents (wire: ganhos). */
export const ganhosSchema = record({
  pendente: withDefault(wireMoney, 0),
  recebido: withDefault(wireMoney, 0),
  total: nullable(wireMoney),
});

/** `pendente`, `recebido`, `total` in cents; `total` is null when the host does not send it. */
export type Ganhos = v.InferOutput<typeof ganhosSchema>;

/** The states of an account (wire: account-states). */
export const ACCOUNT_STATES = ['pendente', 'ativo', 'suspenso'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** A state of an account; null for one that the host does not say, and for one that this console does not know. */
export const accountStateSchema: v.GenericSchema<unknown, AccountState | null> = v.pipe(
  v.unknown(),
  v.transform((input) => ACCOUNT_STATES.find((state) => state === input) ?? null),
);

/** A person who signs in: an agent, or an administrator (wire: user). */
export const userSchema = record(
  {
    id: wireId,
    nome: withDefault(wireText, ''),
    email: withDefault(wireText, ''),
    telefone: withDefault(wireText, ''),
    chavePix: withDefault(wireText, ''),
    foto: wireMediaUrl,
    isAdmin: withDefault(wireFlag, false),
    online: withDefault(wireFlag, false),
    encaminharMensagens: withDefault(wireFlag, false),
    ganhos: nullable(ganhosSchema),
    /** Ours; null: the host knows no states, and everybody is active (wire: account-states). */
    estado: accountStateSchema,
    /** Ours: whether a code is asked for at sign-in; null: the host doesn't say (wire: second-factor). */
    segundoFator: nullable(wireFlag),
    /** Ours: they have no rights until it is on (wire: second-factor-required). In own answers alone. */
    faltaSegundoFator: withDefault(wireFlag, false),
    /** Ours: while it is on they cannot turn it off (wire: second-factor-required). In own answers alone. */
    exigeSegundoFator: withDefault(wireFlag, false),
  },
  { id: ['_id'] },
);

export type User = v.InferOutput<typeof userSchema>;

/** Converts earnings to the wire format: decimal reais. */
export function writeGanhos(ganhos: Ganhos) {
  return {
    pendente: writeMoney(ganhos.pendente),
    recebido: writeMoney(ganhos.recebido),
    total: writeMoney(ganhos.total),
  };
}

/** Converts a user to the wire format. */
export function writeUser(user: User) {
  const { estado, segundoFator, faltaSegundoFator, exigeSegundoFator, ...rest } = user;
  return {
    ...rest,
    ganhos: user.ganhos && writeGanhos(user.ganhos),
    ...(estado !== null && { estado }),
    ...(segundoFator !== null && { segundoFator }),
    ...(faltaSegundoFator && { faltaSegundoFator }),
    ...(exigeSegundoFator && { exigeSegundoFator }),
  };
}
