import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Texts } from '@/console/text/texts';
import type { TransferWords } from '@/console/text/transferWords';
import { CancelButton } from '@/console/ui/CancelButton';
import { ErrorState } from '@/console/ui/ErrorState';
import { Form } from '@/console/ui/Form';
import { ModalDialog } from '@/console/ui/ModalDialog';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';
import type { Colleague } from '@/contract/entities/colleague';
import { TRANSFER_NOTE_MAX_LENGTH } from '@/contract/rest/attendance';
import type { Unsent } from './unsentOf';

/** Who gets the chat; the id is null for whoever takes it. */
export interface Receiver {
  id: string | null;
}

/** The value of the choice that names nobody; ids are never empty. */
const QUEUE = '';

const UnsentTexts = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxHeight: 160,
  overflowY: 'auto',
  fontSize: '0.8125rem',
  '& > li': {
    padding: '4px 8px',
    borderLeft: `2px solid ${theme.vars.palette.warning.main}`,
    marginTop: 4,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& strong': { fontWeight: 600, marginRight: 6 },
}));

interface TransferDialogViewProps {
  words: TransferWords;
  common: Texts['common'];
  customer: string;
  colleagues: readonly Colleague[] | 'loading' | 'failed';
  receiver: Receiver | null;
  note: string;
  /** What goes along, in a sentence. */
  moves: string;
  unsent: readonly Unsent[];
  fault: string | null;
  busy: boolean;
  onReceiver: (receiver: Receiver) => void;
  onNote: (note: string) => void;
  onRetry: () => void;
  onSubmit: () => void;
  onClose: () => void;
}

/** To whom a chat goes, with a word for them, what goes along, and what its giver has not sent. */
export function TransferDialogView(props: TransferDialogViewProps) {
  const { words, common, busy, fault, unsent } = props;
  const formId = useId();
  return (
    <ModalDialog
      open
      holdsEntry
      title={words.title(props.customer)}
      closeLabel={common.close}
      onClose={props.onClose}
      actions={
        <>
          <CancelButton label={common.cancel} busy={busy} onClick={props.onClose} />
          <SubmitButton
            form={formId}
            name="submit"
            ready={props.receiver !== null}
            busy={busy}
            label={busy ? words.sending : words.submit}
          />
        </>
      }
    >
      <Form id={formId} sx={{ gap: 3, pt: 1 }} onSubmit={props.onSubmit}>
        <Receivers {...props} />
        <TextInput
          name="nota"
          label={words.note}
          value={props.note}
          maxLength={TRANSFER_NOTE_MAX_LENGTH}
          readOnly={busy}
          autoComplete="off"
          multiline
          minRows={2}
          maxRows={5}
          onChange={props.onNote}
        />
        <Typography variant="body2" color="textSecondary">
          {props.moves}
        </Typography>
        {unsent.length === 0 ? null : (
          <section>
            <Typography variant="body2">{words.unsent}</Typography>
            <UnsentTexts tabIndex={0} aria-label={words.unsent}>
              {unsent.map(({ key, kind, text }) => (
                <li key={key} dir="auto">
                  <strong>{words.kinds[kind]}</strong>
                  {text}
                </li>
              ))}
            </UnsentTexts>
          </section>
        )}
        {fault === null ? null : (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
      </Form>
    </ModalDialog>
  );
}

function Receivers({
  words,
  common,
  colleagues,
  receiver,
  busy,
  onReceiver,
  onRetry,
}: TransferDialogViewProps) {
  const labelId = useId();
  if (colleagues === 'failed') {
    return <ErrorState text={words.failed} retryLabel={common.retry} onRetry={onRetry} />;
  }
  if (colleagues === 'loading') return <Typography role="status">{words.loading}</Typography>;
  if (colleagues.length === 0) return <Typography role="status">{words.nobody}</Typography>;
  return (
    <FormControl disabled={busy}>
      <FormLabel id={labelId}>{words.to}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        name="para"
        value={receiver === null ? null : (receiver.id ?? QUEUE)}
        onChange={(_event, value) => onReceiver({ id: value === QUEUE ? null : value })}
      >
        {colleagues.map(({ id, nome }) => (
          <FormControlLabel
            key={id}
            value={id}
            control={<Radio size="small" />}
            label={<span dir="auto">{nome}</span>}
          />
        ))}
        <FormControlLabel
          value={QUEUE}
          control={<Radio size="small" />}
          label={
            <>
              {words.toQueue}
              <Typography variant="caption" color="textSecondary" component="span" sx={{ ml: 2 }}>
                {words.toQueueHint}
              </Typography>
            </>
          }
        />
      </RadioGroup>
    </FormControl>
  );
}
