import type { User } from '@/contract/entities/user';
import { nationalDigits } from '@/domain/phone';

/**
 * What was changed of a person, by themselves or by an administrator: a field that was not touched is absent, shows
 * what the account holds, and stays as whoever saved it last left it.
 */
export interface PersonEdit {
  nome?: string;
  telefone?: string;
  foto: Blob | null;
}

export const UNTOUCHED = { foto: null } as const satisfies PersonEdit;

/** The edit without a name or phone that is as the account has it: what was changed back was not touched. */
export function touchedOf<Edit extends PersonEdit>(
  { nome, telefone, ...rest }: Edit,
  user: User,
): Omit<Edit, 'nome' | 'telefone'> & PersonEdit {
  const isSamePhone =
    telefone === undefined || nationalDigits(telefone) === nationalDigits(user.telefone);
  return {
    ...rest,
    ...(nome === undefined || nome === user.nome ? {} : { nome }),
    ...(isSamePhone ? {} : { telefone }),
  };
}
