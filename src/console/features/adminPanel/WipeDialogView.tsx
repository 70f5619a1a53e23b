import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import { FormDialog } from '@/console/ui/FormDialog';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';

/** The word to type, the same in every language (behaviour: wipe). */
const WORD = 'LIMPAR';

interface WipeDialogViewProps {
  text: SideTexts;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Focuses the field when it mounts: it is the dialog's only input. */
const focused = (field: HTMLInputElement | null) => field?.focus();

/** Asks for confirmation by a word that nobody types by accident. */
export function WipeDialogView({ text, busy, onConfirm, onClose }: WipeDialogViewProps) {
  const words = text.adminPanel;
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() === WORD;
  const ready = isTyped && !busy;
  return (
    <FormDialog
      title={words.wipeTitle}
      closeLabel={text.common.close}
      cancelLabel={text.common.cancel}
      busy={busy}
      onClose={onClose}
      submit={(formId) => (
        <SubmitButton
          form={formId}
          color="error"
          ready={ready}
          busy={busy}
          label={busy ? words.wiping : words.wipe}
        />
      )}
      sx={{ gap: 4, pt: 1 }}
      onSubmit={() => {
        if (isTyped) onConfirm();
      }}
    >
      <Typography>{words.wipeText}</Typography>
      <TextInput
        label={words.wipeLabel(WORD)}
        hint={words.wipeHint}
        autoComplete="off"
        inputRef={focused}
        spellCheck={false}
        readOnly={busy}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
