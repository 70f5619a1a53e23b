import { useCallback, useEffect, useRef, type ComponentProps } from 'react';
import { useIMask } from 'react-imask';
import TextField from '@mui/material/TextField';

/** A store's phone: ten or eleven digits. */
const MASK = { mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }] };

type PhoneInputProps = Omit<
  ComponentProps<typeof TextField>,
  'onChange' | 'value' | 'type' | 'slotProps'
> & {
  /** What it holds at first. */
  initial: string;
  onChange: (value: string) => void;
  readOnly: boolean;
};

/** A phone field that writes the mask as one types. */
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
        // The mask writes past the field, which would leave its label lying on the digits.
        ...(value === '' ? {} : { inputLabel: { shrink: true } }),
      }}
    />
  );
}
