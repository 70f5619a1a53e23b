import { createAction, createReducer } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import type { User } from '@/contract/entities/user';
import type { ApiError } from '@/console/api/apiError';

export interface SessionState {
  status: 'unknown' | 'loading' | 'signedOut' | 'signedIn';
  /** Events change `online` and `ganhos` in place, the answer of `setForwarding` changes `encaminharMensagens`. */
  user: User | null;
  /** Why the profile cannot be read at start; the read is retried meanwhile. */
  problem: ApiError['kind'] | null;
  /** How many accounts wait for approval, for administrators; null where the host does not say it. */
  pendingAccounts: number | null;
  /** The stream position at which each pushed fact is known. */
  knownAt: { online?: StreamPosition; ganhos?: StreamPosition };
  /** The host set this agent offline for an offer that ran out, and they have not come back since. */
  hasLeftQueue: boolean;
}

/** Why the session ended; `forced` by the host, `elsewhere` by another tab. */
export type SignedOutReason = 'noToken' | 'invalidToken' | 'forced' | 'left' | 'elsewhere';

/** Nobody is signed in. The root reducer empties everything but the preferences. */
export const signedOut = createAction<{ reason: SignedOutReason }>('session/signedOut');

/** The desk's code could not be downloaded while somebody has a token. The download is retried. */
export const deskUnreachable = createAction('session/deskUnreachable');

const NOBODY: SessionState = {
  status: 'unknown',
  user: null,
  problem: null,
  pendingAccounts: null,
  knownAt: {},
  hasLeftQueue: false,
};

/** The session before the desk is loaded: nobody can be signed in yet. */
export const entrySessionReducer = createReducer(NOBODY, (builder) => {
  builder
    .addCase(signedOut, (state) => {
      state.status = 'signedOut';
    })
    .addCase(deskUnreachable, (state) => {
      state.status = 'loading';
      state.problem = 'network';
    });
});
