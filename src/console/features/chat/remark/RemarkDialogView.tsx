import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { RemarkWords } from '@/console/text/remarkWords';
import type { Texts } from '@/console/text/texts';
import { CancelButton } from '@/console/ui/CancelButton';
import { Form } from '@/console/ui/Form';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';
import { useAskedFields } from '@/console/ui/useAskedFields';
import { REMARK_MAX_LENGTH } from '@/contract/rest/clientes';

interface RemarkDialogViewProps {
  words: RemarkWords;
  common: Texts['common'];
  text: string;
  /** Who changed it last and when; null while there is none. */
  changed: string | null;
  fault: string | null;
  /** There is something to save. */
  ready: boolean;
  busy: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** The form of the remark: its text, and who changed it last. */
export function RemarkDialogView(props: RemarkDialogViewProps) {
  const { words, common, busy } = props;
  const formId = useId();
  return (
    <ModalDialog
      open
      holdsEntry
      title={words.title}
      closeLabel={common.close}
      onClose={props.onClose}
      actions={
        <>
          <CancelButton label={common.cancel} busy={busy} onClick={props.onClose} />
          <SubmitButton
            form={formId}
            name="submit"
            ready={props.ready}
            busy={busy}
            label={busy ? words.saving : words.save}
          />
        </>
      }
    >
      <RemarkForm {...props} id={formId} />
    </ModalDialog>
  );
}

function RemarkForm({ id, words, busy, fault, ...props }: RemarkDialogViewProps & { id: string }) {
  const { form, field } = useAskedFields<'texto'>({
    askedFor: null,
    busy,
    first: 'texto',
    onChange: (_name, text) => props.onChange(text),
  });
  return (
    <Form ref={form} id={id} sx={{ gap: 2, pt: 2 }} onSubmit={props.onSubmit}>
      <TextInput
        {...field('texto')}
        label={words.label}
        hint={words.hint}
        value={props.text}
        maxLength={REMARK_MAX_LENGTH}
        readOnly={busy}
        autoComplete="off"
        multiline
        minRows={2}
        maxRows={6}
      />
      {props.changed === null ? null : (
        <Typography variant="caption" color="textSecondary">
          {props.changed}
        </Typography>
      )}
      {fault === null ? null : (
        <Typography role="alert" color="error">
          {fault}
        </Typography>
      )}
    </Form>
  );
}
