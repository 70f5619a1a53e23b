import type { ComponentProps } from 'react';
import type { Texts } from '@/console/text/texts';
import { PasswordField } from '@/console/ui/PasswordField';
import { passwordHint } from '@/domain/validation/password';

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'words' | 'hint' | 'autoComplete' | 'value'
> & {
  words: Texts['account'];
  value: string;
};

/** The field for a new password. It shows advice against a weak one, which is accepted all the same. */
export function NewPasswordField({ words, value, ...rest }: NewPasswordFieldProps) {
  const hint = passwordHint(value);
  return (
    <PasswordField
      {...rest}
      words={words}
      hint={hint === null ? undefined : words.passwordHints[hint]}
      autoComplete="new-password"
      value={value}
    />
  );
}
