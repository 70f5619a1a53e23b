import { useRef, useState } from 'react';
import { usePorts } from '@/console/store/hooks';

/**
 * The most that is shown as text to be typed in, in characters. A larger text is held beside the page:
 * a field with some megabytes would hold the browser up at every key.
 */
export const TYPED_LIMIT = 50_000;

/** How much of a held catalog is shown, in bytes. */
const PREVIEW_BYTES = 600;

/** The catalog to filter: a text in the field, or one that is only held. */
export type CatalogSource =
  | { kind: 'typed'; text: string }
  | { kind: 'held'; blob: Blob; fileName: string | null; firstLines: string };

const EMPTY: CatalogSource = { kind: 'typed', text: '' };

export function useCatalogSource() {
  const { catalogs } = usePorts();
  const [source, setSource] = useState<CatalogSource>(EMPTY);
  // What was taken last counts: a large text is not held before some moments have passed.
  const taken = useRef(0);

  /** @param fileName null: it was pasted. */
  const hold = (blob: Blob, fileName: string | null) => {
    taken.current += 1;
    const held = { kind: 'held', blob, fileName, firstLines: '' } as const;
    setSource(held);
    // Read from the blob and not cut from the text: a part of a text keeps the whole one in memory.
    const read = async () => {
      // A file that cannot be read shows nothing here: the filter says so.
      const firstLines = await blob
        .slice(0, PREVIEW_BYTES)
        .text()
        .catch(() => '');
      setSource((now) => (now.kind === 'held' && now.blob === blob ? { ...now, firstLines } : now));
    };
    void read();
  };

  /** Takes a text into the field, or beside it when it is too long for that. */
  const setText = (text: string) => {
    taken.current += 1;
    const mine = taken.current;
    const holdText = async () => {
      const blob = await catalogs.take(text);
      if (taken.current === mine) hold(blob, null);
    };
    if (text.length <= TYPED_LIMIT) setSource({ kind: 'typed', text });
    else void holdText();
  };

  return {
    source,
    isEmpty: source.kind === 'typed' ? source.text.trim() === '' : source.blob.size === 0,
    clear: () => setText(''),
    holdFile: (file: File) => hold(file, file.name),
    setText,
    blob: () => (source.kind === 'held' ? source.blob : new Blob([source.text])),
  };
}
