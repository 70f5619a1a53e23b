import { useMemo, useRef, useState } from 'react';
import { useIMask } from 'react-imask';
import { TextInput, type TextInputProps } from './TextInput';

type PhoneFieldProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'inputRef' | 'onChange'
> & {
  /** What stands in it at first, with its mask. */
  initial: string;
  /** Takes out of what is typed or pasted what does not belong to the number, such as a country's code. */
  clean: (text: string) => string;
  onChange: (value: string) => void;
};

/** A mobile number of eleven digits, whose mask is written as one types (behaviour: phone-mask). */
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
      // The mask writes past the field, which would leave its label lying on the digits.
      {...(isEmpty ? {} : { notched: true })}
      type="tel"
      inputRef={input}
      defaultValue={initial}
      onChange={() => undefined}
    />
  );
}
