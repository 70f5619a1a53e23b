import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Adornment } from './Adornment';
import { TextInput, type TextInputProps } from './TextInput';

type PasswordFieldProps = Omit<TextInputProps, 'type' | 'endAdornment'> & {
  words: { showPassword: string; hidePassword: string };
};

/** A password field, hidden until the person asks to see it (behaviour: password-toggle). */
export function PasswordField({ words, ...rest }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      {...rest}
      type={visible ? 'text' : 'password'}
      endAdornment={
        <Adornment data-at="end">
          <IconButton
            aria-label={visible ? words.hidePassword : words.showPassword}
            edge="end"
            disabled={rest.disabled ?? false}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
          </IconButton>
        </Adornment>
      }
    />
  );
}
