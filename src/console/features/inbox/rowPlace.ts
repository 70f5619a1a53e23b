import { useEffect, useRef, type RefObject } from 'react';

/** The identity of a row and its part in keyboard navigation. */
export interface RowPlace {
  id: string;
  /** The row is the list's Tab stop. */
  isStop: boolean;
  /** The row takes the focus as soon as it is rendered. */
  takesFocus: boolean;
  /** The row stays although the search or the filter does not show it (behaviour: list-keeps-open). */
  isOutside: boolean;
}

const ROW_ID = 'data-row-id';

/** The attributes by which `rowIdOf` finds a row's element. */
export const rowAttributes = ({ id }: RowPlace) => ({ [ROW_ID]: id });

/** @returns the id of the row that `target` is or is inside of; null outside of rows. */
export const rowIdOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest(`[${ROW_ID}]`)?.getAttribute(ROW_ID) ?? null) : null;

/** @returns a ref for the row's element. The element takes the focus while `takesFocus` is set. */
export function useTakenFocus<T extends HTMLElement>({
  takesFocus,
}: RowPlace): RefObject<T | null> {
  const row = useRef<T>(null);
  useEffect(() => {
    if (takesFocus) row.current?.focus();
  }, [takesFocus]);
  return row;
}
