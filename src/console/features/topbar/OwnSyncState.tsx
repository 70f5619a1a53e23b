import {
  selectLastProofAt,
  selectSyncState,
} from '@/console/entities/connection/connectionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { formatClock } from '@/console/text/format';
import { SyncState } from './SyncState';

const MINUTE_MS = 60_000;

/** Shows whether the console is in sync, and when that was last proven (behaviour: sync-state). */
export function OwnSyncState({ compact }: { compact: boolean }) {
  const text = useText();
  const state = useAppSelector(selectSyncState);
  // Select the minute: a proof comes with every event, and must not re-render anything.
  const provenMinute = useAppSelector((root) => {
    const at = selectLastProofAt(root);
    return at === null ? null : Math.floor(at / MINUTE_MS);
  });
  const provenAt = provenMinute === null ? null : formatClock(provenMinute * MINUTE_MS);
  return <SyncState text={text.topbar} state={state} provenAt={provenAt} compact={compact} />;
}
