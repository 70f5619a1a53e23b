import { useEffect, useState } from 'react';
import { usePorts } from '@/console/store/hooks';

/** How long typing rests before what was typed is looked for, in ms. */
export const REST_MS = 300;

/** @returns what was typed, as soon as typing has rested; an empty text at once. */
export function useRested(typed: string): string {
  const { clock } = usePorts();
  const [rested, setRested] = useState(typed);
  if (typed === '' && rested !== '') setRested('');
  useEffect(
    () => (typed === '' ? undefined : clock.setTimeout(() => setRested(typed), REST_MS)),
    [clock, typed],
  );
  return typed === '' ? '' : rested;
}
