import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { AccountTexts } from '@/console/text/accountTexts';
import { FormDialog } from '@/console/ui/FormDialog';
import { PasswordField } from '@/console/ui/PasswordField';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';
import type { Proof } from './proveIdentity';

interface IdentityDialogViewProps {
  text: AccountTexts;
  proof: Proof;
  /** Why the last try was refused; '' for nothing to say. */
  fault: string;
  busy: boolean;
  onSubmit: (typed: string) => void;
  onClose: () => void;
}

/** Focuses the field when it mounts: it is the dialog's only input. */
const focused = (field: HTMLInputElement | null) => field?.focus();

/** Asks for the password, or for a code of the second factor. */
export function IdentityDialogView(props: IdentityDialogViewProps) {
  const { text, proof, fault, busy } = props;
  const words = text.identity;
  const [typed, setTyped] = useState('');
  const isCode = proof === 'codigo';
  const field = {
    inputRef: focused,
    required: true,
    error: fault !== '',
    readOnly: busy,
    value: typed,
    onChange: setTyped,
  };
  return (
    <FormDialog
      title={words.title}
      closeLabel={text.common.close}
      cancelLabel={text.common.cancel}
      busy={busy}
      holdsEntry
      onClose={props.onClose}
      submit={(formId) => (
        <SubmitButton
          form={formId}
          ready={typed !== ''}
          busy={busy}
          label={busy ? words.submitting : words.submit}
        />
      )}
      sx={{ gap: 4, pt: 1 }}
      onSubmit={() => {
        if (typed !== '' && !busy) props.onSubmit(typed);
      }}
    >
      <Typography>{isCode ? words.codeText : words.passwordText}</Typography>
      {isCode ? (
        <TextInput {...field} label={words.code} autoComplete="one-time-code" maxLength={64} />
      ) : (
        <PasswordField
          {...field}
          words={text.account}
          label={words.password}
          autoComplete="current-password"
          maxLength={200}
        />
      )}
      {fault === '' ? null : <Alert severity="error">{fault}</Alert>}
    </FormDialog>
  );
}
