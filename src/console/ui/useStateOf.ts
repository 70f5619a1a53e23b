import { useCallback, useState } from 'react';

/**
 * State of something of which one is shown at a time, such as a chat: it begins anew when another is shown, so that the
 * screen around it can stay.
 *
 * @param owner identifies what is shown; a change that was meant for another one is dropped
 */
export function useStateOf<T>(owner: string, initial: T): [T, (value: T) => void] {
  const [held, setHeld] = useState({ owner, value: initial });
  const isOwn = held.owner === owner;
  if (!isOwn) setHeld({ owner, value: initial });
  const set = useCallback((value: T) => setHeld({ owner, value }), [owner]);
  return [isOwn ? held.value : initial, set];
}
