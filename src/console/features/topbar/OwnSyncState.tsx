import {
  selectLastProofAt,
  selectSyncState,
} from '@/console/entities/connection/connectionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { formatClock } from '@/console/text/format';
import { SyncState } from './SyncState';

/** Whether the screen is true, and since when that was proven (behaviour: sync-state). */
export function OwnSyncState({ compact }: { compact: boolean }) {
  const text = useText();
  const state = useAppSelector(selectSyncState);
  // To the minute, as it is shown: a proof a second must not render anything.
  const provenAt = useAppSelector((root) => {
    const at = selectLastProofAt(root);
    return at === null ? null : formatClock(at);
  });
  return <SyncState text={text.topbar} state={state} provenAt={provenAt} compact={compact} />;
}
