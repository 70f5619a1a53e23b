import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Catalogue } from '@/console/text/catalogues';
import { CancelButton } from '@/console/ui/CancelButton';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';

/** What has to be typed, in every language (behaviour: wipe). */
const WORD = 'LIMPAR';

interface WipeDialogViewProps {
  text: Catalogue;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** The field gets the focus as it comes: there is nothing else to begin with. */
const focused = (field: HTMLInputElement | null) => field?.focus();

/** Asks once more, by a word that nobody types by accident. */
export function WipeDialogView({ text, busy, onConfirm, onClose }: WipeDialogViewProps) {
  const words = text.adminPanel;
  const [typed, setTyped] = useState('');
  const formId = useId();
  const isTyped = typed.trim() === WORD;
  const ready = isTyped && !busy;
  return (
    <ModalDialog
      open
      title={words.wipeTitle}
      closeLabel={text.common.close}
      onClose={onClose}
      actions={
        <>
          <CancelButton label={text.common.cancel} busy={busy} onClick={onClose} />
          <SubmitButton
            form={formId}
            color="error"
            ready={ready}
            busy={busy}
            label={busy ? words.wiping : words.wipe}
          />
        </>
      }
    >
      <Stack
        id={formId}
        component="form"
        noValidate
        sx={{ gap: 4, pt: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) onConfirm();
        }}
      >
        <Typography>{words.wipeText}</Typography>
        <TextInput
          label={words.wipeLabel(WORD)}
          autoComplete="off"
          inputRef={focused}
          spellCheck={false}
          readOnly={busy}
          value={typed}
          onChange={setTyped}
        />
      </Stack>
    </ModalDialog>
  );
}
