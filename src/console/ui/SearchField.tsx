import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { useRef, type Ref } from 'react';
import { IconAction } from './IconAction';

interface SearchFieldProps {
  /** The placeholder, which is the field's name as well. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** The way into what was found. */
  onArrowDown?: () => void;
  /** Opens what was found first. */
  onEnter?: () => void;
}

/** A search box; Escape empties it, and so does its button; the arrow down leads to what was found. */
export function SearchField(props: SearchFieldProps) {
  const { label, clearLabel, value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(input, props.inputRef);
  return (
    <OutlinedInput
      size="small"
      fullWidth
      type="text"
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          event.stopPropagation();
          onChange('');
        } else if (event.key === 'ArrowDown' && !event.altKey && props.onArrowDown) {
          event.preventDefault();
          props.onArrowDown();
        } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          props.onEnter?.();
        }
      }}
      inputProps={{
        'aria-label': label,
        role: 'searchbox',
        autoComplete: 'off',
        spellCheck: false,
      }}
      inputRef={inputRef}
      startAdornment={
        <InputAdornment position="start">
          <Search aria-hidden fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        value === '' ? null : (
          <IconAction
            label={clearLabel}
            icon={<Close fontSize="small" />}
            size="small"
            edge="end"
            onClick={() => {
              onChange('');
              // The button goes: what is searched for instead can be typed at once.
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
