import { useEffect, useRef, useState } from 'react';

/**
 * The place in a form that the person has to correct. It is a new object each time, so that the same place can be
 * requested again.
 */
export interface AskedFor<Place extends string> {
  field: Place;
}

interface AskedFields<Field extends string> {
  askedFor: AskedFor<Field | 'submit'> | null;
  /** A request is in flight. Disabled fields could not take the focus meanwhile. */
  busy: boolean;
  /** The field that is focused when the form mounts. Without it no field is. */
  first?: Field;
  onChange: (name: Field, value: string) => void;
}

/**
 * The fields of a form. The field in `askedFor` gets the focus, and is marked until it is changed.
 *
 * @returns `form`, the ref of the form whose controls have the fields' names and 'submit'; `field`, which makes the
 * props of a field.
 */
export function useAskedFields<Field extends string>(fields: AskedFields<Field>) {
  const { askedFor, busy, first, onChange } = fields;
  /** The request whose field has been changed since. */
  const [mended, setMended] = useState<typeof askedFor>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (busy) return;
    const name = askedFor?.field ?? first;
    // Look in `form.elements`, not in the form's children: a dialog has its buttons outside the form.
    const control = name === undefined ? null : form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }, [askedFor, busy, first]);

  const field = (name: Field) => ({
    name,
    error: askedFor?.field === name && mended !== askedFor,
    onChange: (value: string) => {
      onChange(name, value);
      if (askedFor?.field === name) setMended(askedFor);
    },
  });
  return { form, field };
}
