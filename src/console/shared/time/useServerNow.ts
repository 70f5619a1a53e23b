import { useEffect, useState } from 'react';
import type { EpochMs } from '@/contract/wire';
import { selectServerOffset } from '@/console/entities/connection/connectionSelectors';
import { useAppSelector, usePorts } from '@/console/store/hooks';

const lastMultiple = (now: EpochMs, everyMs: number): EpochMs => now - (now % everyMs);

/**
 * @returns the last whole multiple of `everyMs` by the server's clock. It re-renders then, without dispatching an action
 * (behaviour: time-as-argument). What is shown hangs on the time alone, not on when a screen was opened, so that a
 * recording shows the same. One component uses it and passes the time down.
 */
export function useServerNow(everyMs: number): EpochMs {
  const { clock } = usePorts();
  const offsetMs = useAppSelector(selectServerOffset);
  const [now, setNow] = useState(() => lastMultiple(clock.now() + offsetMs, everyMs));
  useEffect(() => {
    let cancel: () => void;
    const tick = () => {
      const serverNow = clock.now() + offsetMs;
      setNow(lastMultiple(serverNow, everyMs));
      cancel = clock.setTimeout(tick, everyMs - (serverNow % everyMs));
    };
    tick();
    return () => cancel();
  }, [clock, offsetMs, everyMs]);
  return now;
}
