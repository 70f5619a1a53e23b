import type { User } from '@/contract/entities/user';
import type { PersonEdit } from '@/console/shared/forms/personEdit';
import { phoneDigits } from '@/domain/phone';

/** An administrator's edit of a user, as it is sent. */
export interface UserEntry {
  nome: string;
  telefone: string;
  foto: Blob | null;
}

export const isChanged = ({ foto, nome, telefone }: PersonEdit): boolean =>
  foto !== null || nome !== undefined || telefone !== undefined;

/** @returns the whole payload: the changed fields, and the account's values for the rest. */
export function entryOf({ foto, nome, telefone }: PersonEdit, user: User): UserEntry {
  return {
    nome: nome?.trim() ?? user.nome,
    telefone: telefone === undefined ? user.telefone : phoneDigits(telefone),
    foto,
  };
}
