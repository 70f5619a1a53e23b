import { useState } from 'react';
import { tellFault } from '@/console/shared/notices/formFaults';
import { useAppDispatch } from '@/console/store/hooks';
import type { AskedFor } from '@/console/ui/useAskedFields';
import type { ValidationFault } from '@/domain/validation/fault';
import { useSending } from './useSending';

/** A person's entry that is to be sent. */
interface Submission<Fault extends ValidationFault, Field extends string> {
  /** The entry's first fault; null when it may be sent. */
  fault: Fault | null;
  /** @returns the field to correct; null when the fault has none. */
  fieldOf: (fault: Fault) => Field | null;
  /** Sends it. @returns the field that gets the focus afterwards; null when the form closes, and stays busy until then. */
  send: () => Promise<Field | 'submit' | null>;
}

/**
 * Submits a person's form: a fault is shown and its field gets the focus (behaviour: field-fault); an entry without a
 * fault is sent once a press.
 *
 * @param key names the form to the guard against a second press
 * @returns `busy` and `askedFor` for the view, and `submit`
 */
export function useSubmit<Field extends string>(key: string) {
  const dispatch = useAppDispatch();
  const { busy, send } = useSending(key);
  const [askedFor, setAskedFor] = useState<AskedFor<Field | 'submit'> | null>(null);

  const submit = <Fault extends ValidationFault>(submission: Submission<Fault, Field>): void => {
    const { fault } = submission;
    if (fault !== null) {
      dispatch(tellFault(fault));
      const field = submission.fieldOf(fault);
      if (field !== null) setAskedFor({ field });
      return;
    }
    send(async () => {
      setAskedFor(null);
      const field = await submission.send();
      if (field !== null) setAskedFor({ field });
      return field !== null;
    });
  };
  return { busy, askedFor, submit };
}
