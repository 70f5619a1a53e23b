import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { memo, useRef, type Ref } from 'react';
import { Adornment } from './Adornment';
import { IconAction } from './IconAction';

interface SearchFieldProps {
  /** The placeholder, which is also the field's accessible name. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Moves the focus into the results. */
  onArrowDown?: () => void;
  /** Opens the first result. */
  onEnter?: () => void;
}

/**
 * A search box. Escape or its button empties it; the arrow down leads to the results. Given the same functions it is not
 * drawn with the list around it, which costs more than a row.
 */
export const SearchField = memo(function SearchField(props: SearchFieldProps) {
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
        <Adornment data-at="start">
          <Search aria-hidden fontSize="small" />
        </Adornment>
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
              // The button disappears. With the focus in the field the next search can be typed at once.
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
});
