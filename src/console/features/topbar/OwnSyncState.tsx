import {
  selectLastProofAt,
  selectSyncState,
} from '@/console/entities/connection/connectionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { formatClock } from '@/console/text/format';
import { SyncState } from './SyncState';

/** Shows whether the console is in sync, and when that was last proven (behaviour: sync-state). */
export function OwnSyncState({ compact }: { compact: boolean }) {
  const text = useText();
  const state = useAppSelector(selectSyncState);
  // Select the formatted minute: a proof may come every second, and must not re-render anything.
  const provenAt = useAppSelector((root) => {
    const at = selectLastProofAt(root);
    return at === null ? null : formatClock(at);
  });
  return <SyncState text={text.topbar} state={state} provenAt={provenAt} compact={compact} />;
}
