import type { UnknownAction } from '@reduxjs/toolkit';
import { positionNow } from '@/console/api/streamPosition';
import { isHeard } from '@/console/entities/events/realtimeActions';
import { isPassedOver, readOf, type Read } from './asks';
import type { RootState } from './slices';

/**
 * What becomes of an action:
 * - `in`: the slices get it.
 * - `repeated`: an event that was heard, or comes too late. It changes nothing at all (wire: gate).
 * - `passedOver`: how a read of a snapshot ended says nothing that counts (asks.ts).
 * - `foreign`: a snapshot of a stream that is not ours (any more): thrown away and read again (wire: foreign-snapshot).
 */
type Verdict = { is: 'in' | 'repeated' } | { is: 'passedOver' | 'foreign'; read: Read };

/** An event whose number is not above the last one heard. */
function isRepeated(state: RootState, action: UnknownAction): boolean {
  if (!isHeard(action) || !action.meta.numbered) return false;
  const { position } = action.meta;
  const now = positionNow(state);
  return position.streamId === now.streamId && position.seq <= now.seq;
}

function isForeign({ connection: { stream } }: RootState, read: Read): boolean {
  const { asOf } = read.baseQueryMeta ?? {};
  const isPlaced = read.requestStatus === 'fulfilled' && read.orderedBy === 'position';
  return isPlaced && stream !== null && asOf !== undefined && asOf.streamId !== stream.streamId;
}

/** Judges an action by the state before it. Pure, so a replayed action is judged the same. */
export function judge(state: RootState, action: UnknownAction): Verdict {
  if (isRepeated(state, action)) return { is: 'repeated' };
  const read = readOf(action);
  if (read && isPassedOver(state.asks, read, action)) return { is: 'passedOver', read };
  if (read && isForeign(state, read)) return { is: 'foreign', read };
  return { is: 'in' };
}
