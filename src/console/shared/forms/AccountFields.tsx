import type { ReactNode } from 'react';
import type { AccountTexts } from '@/console/text/accountTexts';
import { PhoneField } from '@/console/ui/PhoneField';
import { TextInput } from '@/console/ui/TextInput';
import { ACCOUNT_LENGTHS } from '@/contract/rest/accountLengths';
import { nationalDigits } from '@/domain/phone';

interface Entry {
  nome: string;
  telefone: string;
  chavePix: string;
}

interface AccountFieldsProps {
  words: AccountTexts['account'];
  entry: Entry;
  field: (name: keyof Entry) => {
    name: string;
    disabled: boolean;
    error: boolean;
    fault: string | undefined;
    onChange: (value: string) => void;
  };
  /** Shown between name and phone. For an existing account it is read-only. */
  email: ReactNode;
  /** The account's phone number, if it has one. The phone field keeps its initial value, so a change remounts it. */
  ownPhone?: string;
}

/** The fields of an account, for registration and profile. */
export function AccountFields({ words, entry, field, email, ownPhone }: AccountFieldsProps) {
  return (
    <>
      <TextInput
        {...field('nome')}
        label={words.name}
        autoComplete="name"
        required
        maxLength={ACCOUNT_LENGTHS.nome}
        value={entry.nome}
      />
      {email}
      <PhoneField
        // Remount when the account's own number changes.
        key={ownPhone}
        {...field('telefone')}
        label={words.phone}
        autoComplete="tel-national"
        placeholder={words.phoneExample}
        required
        initial={entry.telefone}
        clean={nationalDigits}
      />
      <TextInput
        {...field('chavePix')}
        label={words.pixKey}
        hint={words.pixHint}
        autoComplete="off"
        required
        maxLength={ACCOUNT_LENGTHS.chavePix}
        value={entry.chavePix}
      />
    </>
  );
}
