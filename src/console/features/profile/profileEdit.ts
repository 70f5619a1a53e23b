import type { User } from '@/contract/entities/user';
import { touchedOf, type PersonEdit } from '@/console/lib/personEdit';
import { formatPhone, nationalDigits } from '@/domain/phone';
import type { ProfileForm } from '@/domain/validation/profile';

/** The profile as it is sent; the password pair is '' when it stays as it is. */
export interface ProfileEntry extends ProfileForm {
  foto: Blob | null;
}

/** What was changed of the own profile (see `PersonEdit`). */
export type ProfileEdit = PersonEdit & Partial<ProfileForm>;

/** The account's number as the mask writes it. */
const phoneShown = (user: User): string => formatPhone(nationalDigits(user.telefone));

/** The whole form: what was changed, and of the rest what the account holds. */
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

/** The edit with `change`, of which what is as the account has it counts as not touched. */
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

/** Whether there is something to save: what was changed back is not. */
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
