import type { User } from '@/contract/entities/user';
import type { PersonEdit } from '@/console/lib/personEdit';
import { phoneDigits } from '@/domain/phone';

/** An administrator's edit of somebody, as it is sent. */
export interface UserEntry {
  nome: string;
  telefone: string;
  foto: Blob | null;
}

export const isChanged = ({ foto, nome, telefone }: PersonEdit): boolean =>
  foto !== null || nome !== undefined || telefone !== undefined;

/** All that is sent: what was changed, and of the rest what the account holds. */
export function entryOf({ foto, nome, telefone }: PersonEdit, user: User): UserEntry {
  return {
    nome: nome?.trim() ?? user.nome,
    telefone: telefone === undefined ? user.telefone : phoneDigits(telefone),
    foto,
  };
}
