import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { QuickReplyWords } from '@/console/text/quickReplyWords';
import type { Texts } from '@/console/text/texts';
import { CancelButton } from '@/console/ui/CancelButton';
import { Form } from '@/console/ui/Form';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { Switch } from '@/console/ui/Switch';
import { TextInput } from '@/console/ui/TextInput';
import { useAskedFields, type AskedFor } from '@/console/ui/useAskedFields';
import { QUICK_REPLY_LENGTHS } from '@/contract/rest/quickReplies';
import { FILLED_NAMES } from '@/domain/replyText';
import type { EntryFaults } from './replyDeeds';

export interface ReplyEntry {
  atalho: string;
  texto: string;
  daEquipe: boolean;
}
export type ReplyField = 'atalho' | 'texto';

interface EditReplyViewProps {
  words: QuickReplyWords;
  common: Texts['common'];
  isNew: boolean;
  /** The person may give it to the team. */
  mayBeTeams: boolean;
  entry: ReplyEntry;
  faults: EntryFaults;
  askedFor: AskedFor<ReplyField | 'submit'> | null;
  busy: boolean;
  onChange: (change: Partial<ReplyEntry>) => void;
  onSubmit: () => void;
  /** Back to the list. */
  onCancel: () => void;
  onClose: () => void;
}

/** The form for one reply: its name, its text with what can be filled in, and for administrators whose it is. */
export function EditReplyView(props: EditReplyViewProps) {
  const { words, common, entry, faults, askedFor, busy, onChange } = props;
  const formId = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const { form, field: askedField } = useAskedFields<ReplyField>({
    askedFor,
    busy,
    first: 'atalho',
    onChange: (name, value) => onChange({ [name]: value }),
  });
  const field = (name: ReplyField, hint: string) => ({
    ...askedField(name),
    fault: faults[name],
    hint,
    required: true,
    readOnly: busy,
    autoComplete: 'off',
    value: entry[name],
    maxLength: QUICK_REPLY_LENGTHS[name],
  });
  const insert = (placeholder: string) => {
    const area = text.current;
    const from = area?.selectionStart ?? entry.texto.length;
    const to = area?.selectionEnd ?? from;
    const texto = entry.texto.slice(0, from) + placeholder + entry.texto.slice(to);
    if (texto.length > QUICK_REPLY_LENGTHS.texto) return;
    onChange({ texto });
    area?.focus();
  };
  return (
    <ModalDialog
      open
      maxWidth="sm"
      holdsEntry
      title={props.isNew ? words.create : words.edit}
      closeLabel={common.close}
      onClose={props.onClose}
      actions={
        <>
          <CancelButton label={common.cancel} busy={busy} onClick={props.onCancel} />
          <SubmitButton
            form={formId}
            name="submit"
            ready
            busy={busy}
            label={busy ? words.saving : words.save}
          />
        </>
      }
    >
      <Form ref={form} id={formId} sx={{ gap: 4, pt: 2 }} onSubmit={props.onSubmit}>
        <TextInput
          {...field('atalho', words.nameHint)}
          label={words.name}
          startAdornment={<span aria-hidden>/</span>}
        />
        <TextInput
          {...field('texto', words.textHint)}
          label={words.text}
          inputRef={text}
          multiline
          minRows={4}
          maxRows={10}
        />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {FILLED_NAMES.map((name) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              aria-label={words.insert(`{${name}}`)}
              onClick={() => insert(`{${name}}`)}
              sx={{ minHeight: { xs: 44, md: 32 } }}
            >
              {`{${name}}`}
            </Button>
          ))}
        </Stack>
        {props.mayBeTeams ? (
          <FormControlLabel
            control={
              <Switch
                checked={entry.daEquipe}
                onChange={({ target }) => onChange({ daEquipe: target.checked })}
              />
            }
            label={words.forTeam}
          />
        ) : null}
        {faults.form === undefined ? null : (
          <Typography role="alert" color="error">
            {faults.form}
          </Typography>
        )}
      </Form>
    </ModalDialog>
  );
}
