import Typography from '@mui/material/Typography';
import type { SideTexts } from '@/console/text/sideTexts';
import { FormDialog } from '@/console/ui/FormDialog';
import { SubmitButton } from '@/console/ui/SubmitButton';
import type { AskingAct } from './accountActs';

interface AccountActDialogViewProps {
  text: SideTexts;
  name: string;
  act: AskingAct;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what an act on somebody's account will do, and asks whether to. */
export function AccountActDialogView(props: AccountActDialogViewProps) {
  const { text, name, act, busy } = props;
  const words = text.adminPanel;
  const question = words.actQuestions[act];
  return (
    <FormDialog
      title={question.title(name)}
      closeLabel={text.common.close}
      cancelLabel={text.common.cancel}
      busy={busy}
      onClose={props.onClose}
      submit={(formId) => (
        <SubmitButton
          form={formId}
          color={act === 'promote' ? 'primary' : 'error'}
          ready
          busy={busy}
          label={busy ? words.acting : words.acts[act]}
        />
      )}
      sx={{ pt: 1 }}
      onSubmit={props.onConfirm}
    >
      <Typography>{question.text}</Typography>
    </FormDialog>
  );
}
