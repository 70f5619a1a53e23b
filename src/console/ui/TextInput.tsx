import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

export type TextInputProps = Omit<OutlinedInputProps, 'label' | 'id' | 'onChange'> & {
  label: string;
  /** A word of advice below the field, which is read out with it. */
  hint?: string | undefined;
  /** In the units of UTF-16: more cannot be typed. */
  maxLength?: number;
  onChange: (value: string) => void;
};

const Hint = styled('p')(({ theme }) => ({
  margin: '4px 14px 0',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

/** A labelled field. MUI's TextField would bring its select and menus into the login screen as well. */
export function TextInput(props: TextInputProps) {
  const { label, hint, required, maxLength, onChange, ...rest } = props;
  const id = useId();
  const { notched } = rest;
  return (
    <FormControl fullWidth disabled={rest.disabled ?? false} error={rest.error ?? false}>
      <InputLabel htmlFor={id} {...(notched === undefined ? {} : { shrink: notched })}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...rest}
        // Said to the browser alone: MUI would leave room for an asterisk that is not there.
        inputProps={{ ...rest.inputProps, required, maxLength }}
        {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        id={id}
        label={label}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FormControl>
  );
}
