import { useRef, useState } from 'react';
import { usePorts } from '@/console/store/hooks';

/**
 * The longest text, in characters, that is shown in the text field. A larger one is held outside the page: a field with
 * some megabytes would block the browser at every key press.
 */
export const TYPED_LIMIT = 50_000;

/** How much of a held catalog is shown, in bytes. */
const PREVIEW_BYTES = 600;

/** The catalog to filter: a text in the field, or a blob held outside of it. */
export type CatalogSource =
  | { kind: 'typed'; text: string }
  | { kind: 'held'; blob: Blob; fileName: string | null; firstLines: string };

const EMPTY: CatalogSource = { kind: 'typed', text: '' };

export function useCatalogSource() {
  const { catalogs } = usePorts();
  const [source, setSource] = useState<CatalogSource>(EMPTY);
  // The number of the latest input. A large text takes a moment to become a blob, and must not replace a later input.
  const taken = useRef(0);

  /** @param fileName null for a pasted text. */
  const hold = (blob: Blob, fileName: string | null) => {
    taken.current += 1;
    const held = { kind: 'held', blob, fileName, firstLines: '' } as const;
    setSource(held);
    // Read from the blob instead of slicing the text: a slice keeps the whole text in memory.
    const read = async () => {
      // An unreadable file shows no preview here; the filter reports the error.
      const firstLines = await blob
        .slice(0, PREVIEW_BYTES)
        .text()
        .catch(() => '');
      setSource((now) => (now.kind === 'held' && now.blob === blob ? { ...now, firstLines } : now));
    };
    void read();
  };

  /** Puts a text into the field, or holds it as a blob when it is too long for that. */
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
