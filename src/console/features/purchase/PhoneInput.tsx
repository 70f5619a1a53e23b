import { useCallback, useEffect, useRef, type ComponentProps } from 'react';
import { useIMask } from 'react-imask';
import TextField from '@mui/material/TextField';

/** A store's phone number: ten or eleven digits. */
const MASK = { mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }] };

type PhoneInputProps = Omit<
  ComponentProps<typeof TextField>,
  'onChange' | 'value' | 'type' | 'slotProps'
> & {
  /** The initial value. */
  initial: string;
  onChange: (value: string) => void;
  readOnly: boolean;
};

/** A phone field that applies the mask while the person types. */
export function PhoneInput({ initial, onChange, readOnly, ...rest }: PhoneInputProps) {
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  const onAccept = useCallback((value: string) => report.current(value), []);
  const { ref, value } = useIMask<HTMLInputElement>(MASK, { onAccept });
  return (
    <TextField
      {...rest}
      type="tel"
      inputRef={ref}
      defaultValue={initial}
      slotProps={{
        htmlInput: { readOnly },
        // The mask sets the value without MUI noticing, so the label would overlap the digits.
        ...(value === '' ? {} : { inputLabel: { shrink: true } }),
      }}
    />
  );
}
