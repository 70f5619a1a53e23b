import type { User } from '@/contract/entities/user';
import { nationalDigits } from '@/domain/phone';

/**
 * The changes to a person, by themselves or by an administrator. A field that was not touched is absent, shows the
 * account's value, and stays as it was last saved.
 */
export interface PersonEdit {
  nome?: string;
  telefone?: string;
  foto: Blob | null;
}

export const UNTOUCHED = { foto: null } as const satisfies PersonEdit;

/**
 * @returns the edit without a name or phone that equals the account's: a value that was changed back counts as not
 * touched.
 */
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
