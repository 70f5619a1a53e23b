import { useMemo, useRef, useState } from 'react';
import { useIMask } from 'react-imask';
import { TextInput, type TextInputProps } from './TextInput';

type PhoneFieldProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'inputRef' | 'onChange'
> & {
  /** The initial value, with its mask. */
  initial: string;
  /** Removes the parts of a typed or pasted text that do not belong to the number, such as the country code. */
  clean: (text: string) => string;
  onChange: (value: string) => void;
};

/** A field for a mobile number of eleven digits. It applies the mask while the person types (behaviour: phone-mask). */
export function PhoneField({ initial, clean, onChange, ...rest }: PhoneFieldProps) {
  const mask = useMemo(() => ({ mask: '(00) 00000-0000', prepare: clean }), [clean]);
  const input = useRef<HTMLInputElement>(null);
  const [isEmpty, setEmpty] = useState(initial === '');
  const onAccept = (value: string) => {
    setEmpty(value === '');
    onChange(value);
  };
  useIMask<HTMLInputElement>(mask, { ref: input, onAccept });
  return (
    <TextInput
      {...rest}
      // The mask sets the value without MUI noticing, so the label would overlap the digits.
      {...(isEmpty ? {} : { notched: true })}
      type="tel"
      inputRef={input}
      defaultValue={initial}
      onChange={() => undefined}
    />
  );
}
