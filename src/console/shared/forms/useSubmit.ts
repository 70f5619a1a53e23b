import { useState } from 'react';
import { dropFault, tellFault } from '@/console/shared/notices/formFaults';
import { useAppDispatch } from '@/console/store/hooks';
import type { AskedFor } from '@/console/ui/useAskedFields';
import type { ValidationFault } from '@/domain/validation/fault';
import { useSending } from './useSending';

/** A person's entry that is to be sent. */
interface Submission<Fault extends ValidationFault, Field extends string> {
  /** The entry's first fault; null when it may be sent. */
  fault: Fault | null;
  /** @returns the fields to correct, in the order of the screen; none when the fault has no field. */
  fieldsOf: (fault: Fault) => readonly Field[];
  /**
   * Sends it.
   *
   * @returns what is to be corrected then, and where the focus goes; null when the form closes, and stays busy until then.
   */
  send: () => Promise<AskedFor<Field | 'submit'> | null>;
}

/**
 * Submits a person's form: a fault is shown, also at its fields, the first of which gets the focus (behaviour:
 * field-fault, field-said); an entry without a fault is sent once a press.
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
      const said = dispatch(tellFault(fault));
      const fields = submission.fieldsOf(fault);
      const [field] = fields;
      if (field !== undefined) setAskedFor({ field, faults: faultsOf(fields, said) });
      return;
    }
    dispatch(dropFault());
    send(async () => {
      setAskedFor(null);
      const next = await submission.send();
      if (next !== null) setAskedFor(next);
      return next !== null;
    });
  };
  return { busy, askedFor, submit };
}

/** The same words at each of these fields. */
function faultsOf<Field extends string>(fields: readonly Field[], said: string) {
  const faults: Partial<Record<Field | 'submit', string>> = {};
  for (const field of fields) faults[field] = said;
  return faults;
}
