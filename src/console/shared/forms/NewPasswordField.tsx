import type { ComponentProps } from 'react';
import type { AccountTexts } from '@/console/text/accountTexts';
import { PasswordField } from '@/console/ui/PasswordField';
import { passwordHint } from '@/domain/validation/password';

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'words' | 'hint' | 'autoComplete' | 'value'
> & {
  words: AccountTexts['account'];
  value: string;
  /** The last one that the host refused, which knows more common ones; null for none. */
  refused: string | null;
};

/**
 * The field for a new password. It shows advice against a weak one, which the form sends all the same, and says of one
 * that the host has refused why it was (behaviour: password-common).
 */
export function NewPasswordField({ words, value, refused, ...rest }: NewPasswordFieldProps) {
  const isRefused = value !== '' && value === refused;
  const hint = passwordHint(value);
  return (
    <PasswordField
      {...rest}
      words={words}
      fault={isRefused ? words.passwordHints['passwordHint.common'] : rest.fault}
      hint={hint === null ? undefined : words.passwordHints[hint]}
      autoComplete="new-password"
      value={value}
    />
  );
}
