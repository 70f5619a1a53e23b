import { useEffect, useRef, useState } from 'react';

/** Where a form has to be looked at: a new object each time, so that the same place can be asked for again. */
export interface AskedFor<Place extends string> {
  field: Place;
}

interface AskedFields<Field extends string> {
  askedFor: AskedFor<Field | 'submit'> | null;
  /** The form is on its way: what is disabled meanwhile would not take the focus. */
  busy: boolean;
  /** What has the focus as the form comes up; without it nothing takes it. */
  first?: Field;
  onChange: (name: Field, value: string) => void;
}

/**
 * The fields of a form, of which one may have to be looked at: it gets the focus, and is marked until it is changed.
 * @returns `form`, for the form whose controls bear the fields' names and 'submit'; `field`, what each field is given.
 */
export function useAskedFields<Field extends string>(fields: AskedFields<Field>) {
  const { askedFor, busy, first, onChange } = fields;
  /** What was complained of and has been changed since. */
  const [mended, setMended] = useState<typeof askedFor>(null);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (busy) return;
    const name = askedFor?.field ?? first;
    // Not by what stands inside the form: a dialog has its buttons outside.
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
