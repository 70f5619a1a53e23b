import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Placeholder } from '@/domain/replyPlaceholders';

/**
 * Selects a part of the input's text. A text that has just been put there is in the input only after the next render, so
 * the selection is made then.
 *
 * @returns `now` selects in the text that is there, `later` in the one that comes.
 */
export function useSelection(input: RefObject<HTMLTextAreaElement | null>, value: string) {
  const wanted = useRef<Placeholder | null>(null);
  const now = ({ start, end }: Placeholder): void => {
    input.current?.focus();
    input.current?.setSelectionRange(start, end);
  };
  useLayoutEffect(() => {
    const place = wanted.current;
    wanted.current = null;
    if (place === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(place.start, place.end);
  }, [input, value]);
  const later = (place: Placeholder): void => {
    wanted.current = place;
  };
  return { now, later };
}
