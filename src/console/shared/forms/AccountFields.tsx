import type { ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
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
  words: Texts['account'];
  entry: Entry;
  field: (name: keyof Entry) => {
    name: string;
    disabled: boolean;
    error: boolean;
    onChange: (value: string) => void;
  };
  /** Its place is between the name and the phone; where there is an account already, it can only be read. */
  email: ReactNode;
  /** The phone that the account has, if there is one: the phone's field holds what it was first given. */
  ownPhone?: string;
}

/** What somebody says of themselves: to get an account, and when it has changed. */
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
        // Anew when the account's own number changes.
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
