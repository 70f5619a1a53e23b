import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

export type TextInputProps = Omit<OutlinedInputProps, 'label' | 'id' | 'onChange'> & {
  label: string;
  /** Advice shown below the field. Screen readers read it with the field. */
  hint?: string | undefined;
  /** What is wrong with the input. It marks the field and stands in the hint's place (behaviour: field-said). */
  fault?: string | undefined;
  /** The longest input, in UTF-16 units. */
  maxLength?: number;
  onChange: (value: string) => void;
};

const Hint = styled('p')(({ theme }) => ({
  margin: '4px 14px 0',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  '.Mui-error ~ &': { color: theme.vars.palette.error.main },
}));

/** A labelled field. MUI's TextField would add its select and menus to the login screen's bundle. */
export function TextInput(props: TextInputProps) {
  const { label, hint, fault, required, maxLength, onChange, error = false, ...rest } = props;
  const id = useId();
  const advice = fault ?? hint;
  const { notched } = rest;
  return (
    <FormControl fullWidth disabled={rest.disabled ?? false} error={error || fault !== undefined}>
      <InputLabel htmlFor={id} {...(notched === undefined ? {} : { shrink: notched })}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...rest}
        // Set only on the input element: MUI would reserve room for an asterisk that is not shown.
        inputProps={{ ...rest.inputProps, required, maxLength }}
        {...(advice === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        id={id}
        label={label}
        onChange={(event) => onChange(event.target.value)}
      />
      {advice === undefined ? null : <Hint id={`${id}-hint`}>{advice}</Hint>}
    </FormControl>
  );
}
