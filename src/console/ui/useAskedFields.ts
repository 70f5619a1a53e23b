import { useEffect, useRef, useState } from 'react';

/**
 * What the person has to correct in a form. It is a new object each time, so that the same place can be requested again.
 */
export interface AskedFor<Place extends string> {
  /** The place that gets the focus. */
  field: Place;
  /** What is wrong, by field; the place of the focus is marked without it, too. */
  faults?: Readonly<Partial<Record<Place, string>>>;
}

interface AskedFields<Field extends string> {
  askedFor: AskedFor<Field | 'submit'> | null;
  /** A request is in flight. Disabled fields could not take the focus meanwhile. */
  busy: boolean;
  /** The field that is focused when the form mounts. Without it no field is. */
  first?: Field;
  onChange: (name: Field, value: string) => void;
}

/** The fields that were changed since a request. */
interface Mended<Field extends string> {
  since: AskedFor<Field | 'submit'> | null;
  names: readonly Field[];
}

/**
 * The fields of a form. The field in `askedFor` gets the focus. It and those with a fault are marked, each until it is
 * changed.
 *
 * @returns `form`, the ref of the form whose controls have the fields' names and 'submit'; `field`, which makes the
 * props of a field.
 */
export function useAskedFields<Field extends string>(fields: AskedFields<Field>) {
  const { askedFor, busy, first, onChange } = fields;
  const [mended, setMended] = useState<Mended<Field>>({ since: null, names: [] });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (busy) return;
    const name = askedFor?.field ?? first;
    // Look in `form.elements`, not in the form's children: a dialog has its buttons outside the form.
    const control = name === undefined ? null : form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }, [askedFor, busy, first]);

  const already = mended.since === askedFor ? mended.names : [];
  const field = (name: Field) => {
    const isOpen = askedFor !== null && !already.includes(name);
    const fault = isOpen ? askedFor.faults?.[name] : undefined;
    return {
      name,
      error: fault !== undefined || (isOpen && askedFor.field === name),
      fault,
      onChange: (value: string) => {
        onChange(name, value);
        if (isOpen) setMended({ since: askedFor, names: [...already, name] });
      },
    };
  };
  return { form, field };
}
