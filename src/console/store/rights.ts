import { connectionReducer, rightsChanged } from '@/console/entities/connection/connectionSlice';
import { NO_ASKS } from './asks';
import { contextFor } from './context';
import { OF_OTHER_RIGHTS } from './pushed';
import { EMPTY, type RootState } from './slices';

/**
 * Somebody was made an administrator, or is none any more (behaviour: session-rights-change): of what the other role was told nothing
 * stays, and it is read again. What they wrote and did not send is their own, and stays.
 */
export function withRightsOf(before: RootState, after: RootState): RootState {
  const [was, is] = [before.session.user, after.session.user];
  if (was?.id !== is?.id || was?.isAdmin === is?.isAdmin) return after;
  const emptied = Object.fromEntries(OF_OTHER_RIGHTS.map((slice) => [slice, EMPTY[slice]]));
  const changed = rightsChanged();
  const connection = connectionReducer(after.connection, changed, contextFor(after, changed));
  // What was asked for with the old rights is nobody's.
  return { ...after, ...emptied, asks: NO_ASKS, connection };
}
