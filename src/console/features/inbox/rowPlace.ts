import { useEffect, useRef, type RefObject } from 'react';

/** Which row of the list it is, and what the keyboard has to do with it. */
export interface RowPlace {
  id: string;
  /** It is the one that the Tab key leads to. */
  isStop: boolean;
  /** It takes the focus as soon as it is there. */
  takesFocus: boolean;
}

const ROW_ID = 'data-row-id';

/** What a row's element says of itself, for `rowIdOf`. */
export const rowAttributes = ({ id }: RowPlace) => ({ [ROW_ID]: id });

/** The id of the row that `target` is or stands in; null outside of rows. */
export const rowIdOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest(`[${ROW_ID}]`)?.getAttribute(ROW_ID) ?? null) : null;

/** @returns the ref of a row's element, which takes the focus when it is told to. */
export function useTakenFocus<T extends HTMLElement>({
  takesFocus,
}: RowPlace): RefObject<T | null> {
  const row = useRef<T>(null);
  useEffect(() => {
    if (takesFocus) row.current?.focus();
  }, [takesFocus]);
  return row;
}
