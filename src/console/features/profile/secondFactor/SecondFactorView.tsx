import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SideTexts } from '@/console/text/sideTexts';
import { ProfileCard } from '../ProfileCard';
import { EnrolmentForm } from './EnrolmentForm';
import { RecoveryCodes } from './RecoveryCodes';
import type { SecondFactorStep } from './SecondFactor';

interface SecondFactorViewProps {
  text: SideTexts['secondFactor'];
  isOn: boolean;
  /** The person may not turn it off (behaviour: second-factor-required). */
  mustStay: boolean;
  step: SecondFactorStep;
  busy: boolean;
  onBegin: () => void;
  onCode: (codigo: string) => void;
  onRenew: () => void;
  onOff: () => void;
  onCopy: (secret: string) => void;
  /** Called when the codes are kept, or turning it on is given up. */
  onDone: () => void;
}

/** The card of the second factor on the profile screen. */
export function SecondFactorView(props: SecondFactorViewProps) {
  const { text, step } = props;
  return (
    <ProfileCard title={text.title} hint={text.hint}>
      {step.kind === 'enrolling' ? (
        <EnrolmentForm
          text={text}
          enrolment={step.enrolment}
          refusal={step.refusal}
          busy={props.busy}
          onCode={props.onCode}
          onCopy={props.onCopy}
          onCancel={props.onDone}
        />
      ) : null}
      {step.kind === 'codes' ? (
        <RecoveryCodes text={text} codes={step.codes} onCopy={props.onCopy} onDone={props.onDone} />
      ) : null}
      {step.kind === 'idle' ? <Idle {...props} /> : null}
    </ProfileCard>
  );
}

function Idle({ text, isOn, mustStay, busy, onBegin, onRenew, onOff }: SecondFactorViewProps) {
  if (!isOn) {
    return (
      <Button
        variant="outlined"
        aria-disabled={busy}
        onClick={onBegin}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text.turnOn}
      </Button>
    );
  }
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography role="status">{text.isOn}</Typography>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <Button variant="outlined" aria-disabled={busy} onClick={onRenew}>
          {text.renew}
        </Button>
        {mustStay ? null : (
          <Button color="error" aria-disabled={busy} onClick={onOff}>
            {text.turnOff}
          </Button>
        )}
      </Stack>
      {mustStay ? (
        <Typography color="textSecondary" variant="body2">
          {text.mustStay}
        </Typography>
      ) : null}
    </Stack>
  );
}
