import { useState } from 'react';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useSending } from '@/console/shared/forms/useSending';
import { useUnsaved } from '@/console/shared/forms/useUnsaved';
import { copyAndSay } from '@/console/shared/notices/copyAndSay';
import { useSideText } from '@/console/shared/text/useSideText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { activate, beginEnrolment, renewCodes, turnOff, type Enrolment } from './enrolment';
import { SecondFactorView } from './SecondFactorView';

/** What is on screen. Secrets are in this component alone, and gone with it. */
export type SecondFactorStep =
  | { kind: 'idle' }
  | { kind: 'enrolling'; enrolment: Enrolment; refusal: string | null }
  | { kind: 'codes'; codes: readonly string[] };

/** The own second factor (behaviour: profile-second-factor). A host that knows none shows nothing. */
export function SecondFactor() {
  const { secondFactor: text } = useSideText();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [step, setStep] = useState<SecondFactorStep>({ kind: 'idle' });
  // A form that has just come is sent at once: only the second press of one button is none.
  const { busy, send } = useSending(`secondFactor:${step.kind}`);
  useUnsaved(step.kind === 'codes', text.confirmLeave);
  if (user === null || user.segundoFator === null) return null;

  /** Runs a deed of a button, once a press; the section stays usable after it. */
  const run = (deed: () => Promise<SecondFactorStep | null>) =>
    send(async () => {
      const next = await deed();
      if (next !== null) setStep(next);
      return true;
    });
  return (
    <SecondFactorView
      text={text}
      isOn={user.segundoFator}
      mustStay={user.exigeSegundoFator}
      step={step}
      busy={busy}
      onBegin={() =>
        run(async () => {
          const enrolment = await dispatch(beginEnrolment());
          return enrolment && { kind: 'enrolling', enrolment, refusal: null };
        })
      }
      onCode={(codigo) =>
        run(async () => {
          if (step.kind !== 'enrolling') return null;
          const outcome = await dispatch(activate(codigo));
          if (outcome === 'failed') return null;
          return 'refusal' in outcome ? { ...step, ...outcome } : { kind: 'codes', ...outcome };
        })
      }
      onRenew={() =>
        run(async () => {
          const codes = await dispatch(renewCodes());
          return codes && { kind: 'codes', codes };
        })
      }
      onOff={() =>
        run(async () => {
          await dispatch(turnOff());
          return null;
        })
      }
      onCopy={(secret) => void dispatch(copyAndSay(secret))}
      onDone={() => setStep({ kind: 'idle' })}
    />
  );
}
