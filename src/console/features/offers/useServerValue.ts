import { useCallback, useSyncExternalStore } from 'react';
import type { EpochMs } from '@/contract/wire';
import { selectServerOffset } from '@/console/entities/connection/connectionSelectors';
import { useAppSelector, usePorts } from '@/console/store/hooks';

/** Short enough, in ms, that no delay is visible. */
const LOOK_MS = 250;

/**
 * @returns the result of `read` for the time by the server's clock. It is computed four times a second, and re-renders
 * only when it changes: a countdown once a second, a threshold once.
 */
export function useServerValue<T extends string | number | boolean>(read: (now: EpochMs) => T): T {
  const { clock } = usePorts();
  const offsetMs = useAppSelector(selectServerOffset);
  const subscribe = useCallback(
    (onLook: () => void) => {
      let cancel: () => void;
      const look = () => {
        onLook();
        cancel = clock.setTimeout(look, LOOK_MS);
      };
      cancel = clock.setTimeout(look, LOOK_MS);
      return () => cancel();
    },
    [clock],
  );
  return useSyncExternalStore(subscribe, () => read(clock.now() + offsetMs));
}
