import type { User } from '@/contract/entities/user';
import { touchedOf, type PersonEdit } from '@/console/shared/forms/personEdit';
import { formatPhone, nationalDigits } from '@/domain/phone';
import type { ProfileForm } from '@/domain/validation/profile';

/** The profile as it is sent. The two password fields are '' when the password does not change. */
export interface ProfileEntry extends ProfileForm {
  foto: Blob | null;
}

/** The changed fields of the own profile (see `PersonEdit`). */
export type ProfileEdit = PersonEdit & Partial<ProfileForm>;

/** @returns the account's phone number with the mask. */
const phoneShown = (user: User): string => formatPhone(nationalDigits(user.telefone));

/** @returns the whole form: the changed fields, and the account's values for the rest. */
export function entryOf(edit: ProfileEdit, user: User): ProfileEntry {
  return {
    nome: edit.nome ?? user.nome,
    telefone: edit.telefone ?? phoneShown(user),
    chavePix: edit.chavePix ?? user.chavePix,
    senhaAtual: edit.senhaAtual ?? '',
    senhaNova: edit.senhaNova ?? '',
    foto: edit.foto,
  };
}

/** @returns the edit with `change` applied. A field that equals the account's value counts as not touched. */
export function changedBy(
  edit: ProfileEdit,
  change: Partial<ProfileEdit>,
  user: User,
): ProfileEdit {
  const { chavePix, ...rest } = touchedOf({ ...edit, ...change }, user);
  return {
    ...rest,
    ...(chavePix === undefined || chavePix === user.chavePix ? {} : { chavePix }),
  };
}

/** @returns whether there is something to save. A field that was changed back does not count. */
export function isChanged(edit: ProfileEdit, user: User): boolean {
  const entry = entryOf(edit, user);
  return (
    entry.foto !== null ||
    entry.nome.trim() !== user.nome ||
    nationalDigits(entry.telefone) !== nationalDigits(user.telefone) ||
    entry.chavePix.trim() !== user.chavePix ||
    entry.senhaAtual !== '' ||
    entry.senhaNova !== ''
  );
}
