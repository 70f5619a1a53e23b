import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type DragEvent } from 'react';
import type { PromotionWords } from '@/console/text/promotionWords';
import type { Locale } from '@/console/text/texts';
import { HeldSource } from './HeldSource';
import { TypedSource } from './TypedSource';
import type { CatalogSource } from './useCatalogSource';

interface CatalogFormProps {
  text: PromotionWords;
  locale: Locale;
  source: CatalogSource;
  isEmpty: boolean;
  /** The label of the cancel button; null while nothing is running. */
  cancelLabel: string | null;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onClear: () => void;
  onFilter: () => void;
  onCancel: () => void;
}

/** The form where a catalog is pasted, dropped or chosen, with the button 'Filtrar'. */
export function CatalogForm(props: CatalogFormProps) {
  const { text, source, onFile } = props;
  const filter = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);

  // The field is shown only without a large catalog. The focus goes to the control the person needs next.
  useEffect(() => {
    if (source.kind === 'held') filter.current?.focus();
    else area.current?.focus();
  }, [source.kind]);

  const onDrop = (event: DragEvent) => {
    const dropped = event.dataTransfer.files[0];
    if (dropped === undefined) return;
    event.preventDefault();
    onFile(dropped);
  };
  return (
    <Stack
      component="form"
      sx={{ gap: 3, pt: 2 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      onSubmit={(event) => {
        event.preventDefault();
        props.onFilter();
      }}
    >
      {source.kind === 'held' ? (
        <HeldSource text={text} locale={props.locale} source={source} onClear={props.onClear} />
      ) : (
        <TypedSource
          text={text}
          value={source.text}
          areaRef={area}
          onText={props.onText}
          onFile={onFile}
        />
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button
          ref={filter}
          type="submit"
          variant="contained"
          startIcon={<FilterAlt />}
          disabled={props.isEmpty}
        >
          {text.submit}
        </Button>
        {props.cancelLabel === null ? null : (
          <Button
            variant="outlined"
            onClick={() => {
              // This button disappears. The focus stays beside it.
              filter.current?.focus();
              props.onCancel();
            }}
          >
            {props.cancelLabel}
          </Button>
        )}
        <Button
          sx={{ ml: 'auto' }}
          startIcon={<UploadFile />}
          onClick={() => file.current?.click()}
        >
          {text.chooseFile}
        </Button>
        <input
          ref={file}
          hidden
          type="file"
          accept=".json,.txt,application/json,text/plain"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Reset, so that choosing the same file again, after it was edited, fires a change.
            event.target.value = '';
            if (chosen !== undefined) onFile(chosen);
          }}
        />
      </Stack>
    </Stack>
  );
}
