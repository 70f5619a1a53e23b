import { useEffect, useEffectEvent } from 'react';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import { useAppSelector } from '@/console/store/hooks';

/**
 * Reads again what could not be read, as soon as the console is in sync again: a stream that went on without a gap
 * outdates nothing, and the failure would stand beside 'Em dia'.
 */
export function useRereadOnceBack(failed: boolean, reread: () => unknown): void {
  const isInSync = useAppSelector(selectSyncState) === 'inSync';
  const onBack = useEffectEvent(() => {
    if (failed) reread();
  });
  useEffect(() => {
    if (isInSync) onBack();
  }, [isInSync]);
}
