import { useEffect, useSyncExternalStore } from 'react';
import { asWritten, mayHoldLink, type SplitText } from '@/domain/textParts';

/** What finds links, once it is downloaded: most texts hold none, so it comes with the first that may. */
let found: SplitText | null = null;
const listeners = new Set<() => void>();

async function download(): Promise<void> {
  try {
    const { splitLinks } = await import(/* webpackChunkName: "links" */ '@/domain/links');
    if (found !== null) return;
    found = splitLinks;
    for (const listener of listeners) listener();
  } catch {
    // The texts stay readable, and the next one that may hold a link asks again.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns what splits a text as far as can be known now: without its links, as long as nothing needed them. */
export const splitNow: SplitText = (text) =>
  mayHoldLink(text) && found !== null ? found(text) : asWritten(text);

/** @returns what splits this text. It is drawn again once its links can be found. */
export function useSplit(text: string): SplitText {
  const finder = useSyncExternalStore(subscribe, () => found);
  const mayHold = mayHoldLink(text);
  const isMissing = mayHold && finder === null;
  useEffect(() => {
    if (isMissing) void download();
  }, [isMissing]);
  return mayHold && finder !== null ? finder : asWritten;
}
