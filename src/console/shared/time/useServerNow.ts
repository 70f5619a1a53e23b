import { useEffect, useState } from 'react';
import type { EpochMs } from '@/contract/wire';
import { selectServerOffset } from '@/console/entities/connection/connectionSelectors';
import { useAppSelector, usePorts } from '@/console/store/hooks';

/**
 * @returns the time by the server's clock. It re-renders every `everyMs`, at whole multiples of it, without dispatching
 * an action (behaviour: time-as-argument). One component uses it and passes the time down.
 */
export function useServerNow(everyMs: number): EpochMs {
  const { clock } = usePorts();
  const offsetMs = useAppSelector(selectServerOffset);
  const [now, setNow] = useState(() => clock.now() + offsetMs);
  useEffect(() => {
    let cancel: () => void;
    const tick = () => {
      const serverNow = clock.now() + offsetMs;
      setNow(serverNow);
      cancel = clock.setTimeout(tick, everyMs - (serverNow % everyMs));
    };
    tick();
    return () => cancel();
  }, [clock, offsetMs, everyMs]);
  return now;
}
