import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type DragEvent, type ClipboardEvent, type RefObject } from 'react';
import type { PromotionWords } from '@/console/text/promotionWords';
import { TextInput } from '@/console/ui/TextInput';
import { TYPED_LIMIT } from './useCatalogSource';

interface TypedSourceProps {
  text: PromotionWords;
  value: string;
  areaRef: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

/**
 * The field in which a catalog is pasted. The browser's own paste is prevented for a text that is too long: laying out
 * some megabytes would block the page for seconds.
 */
export function TypedSource({ text, value, areaRef, onText, onFile }: TypedSourceProps) {
  const hintId = useId();

  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const area = areaRef.current;
    const file = data.files[0];
    if (area === null) return;
    if (file !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      onFile(file);
      return;
    }
    const added = data.getData('text/plain');
    if (area.value.length + added.length <= TYPED_LIMIT) return;
    event.preventDefault();
    onText(area.value.slice(0, area.selectionStart) + added + area.value.slice(area.selectionEnd));
  };
  return (
    <Box>
      <TextInput
        label={text.catalog}
        value={value}
        onChange={onText}
        onPaste={(event) => take(event, event.clipboardData)}
        onDrop={(event) => take(event, event.dataTransfer)}
        inputRef={areaRef}
        multiline
        // Not MUI's textarea, which measures itself in a hidden copy of the text at every key press.
        inputComponent="textarea"
        inputProps={{ rows: 6, spellCheck: false, autoComplete: 'off', 'aria-describedby': hintId }}
        sx={{ '& textarea': { resize: 'none', fontFamily: 'monospace', fontSize: '0.8125rem' } }}
      />
      <FormHelperText id={hintId}>{text.catalogHint}</FormHelperText>
    </Box>
  );
}
