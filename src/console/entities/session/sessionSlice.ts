import { createAction, createSlice } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import type { Ganhos, User } from '@/contract/entities/user';
import { agentsApi } from '@/console/api/agents';
import { usersApi } from '@/console/api/users';
import type { ApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { isAfter, isAtLeast } from '@/console/api/streamPosition';
import { contextOf } from '@/console/entities/events/context';
import { realtime } from '@/console/entities/events/realtimeActions';

export interface SessionState {
  status: 'unknown' | 'loading' | 'signedOut' | 'signedIn';
  /** With online, encaminharMensagens and ganhos, which events change in place. */
  user: User | null;
  /** Why the profile cannot be read at start, while it is tried again. */
  problem: ApiError['kind'] | null;
  /** The place in the stream at which each pushed fact is known. */
  knownAt: { online?: StreamPosition; ganhos?: StreamPosition };
  /** The read of the profile whose answer counts; null: none is under way, or what came since is newer. */
  profileRead: string | null;
}

/** Why nobody is signed in any more; `forced` by the host, `elsewhere` by another tab. */
export type SignedOutReason = 'noToken' | 'invalidToken' | 'forced' | 'left' | 'elsewhere';

/** Nobody is signed in. The root reducer empties everything but the preferences. */
export const signedOut = createAction<{ reason: SignedOutReason }>('session/signedOut');

const initialState: SessionState = {
  status: 'unknown',
  user: null,
  problem: null,
  knownAt: {},
  profileRead: null,
};

function earned(state: SessionState, ganhos: Ganhos, position: StreamPosition): void {
  if (!state.user) return;
  state.user = { ...state.user, ganhos };
  state.knownAt.ganhos = position;
}

function turned(state: SessionState, online: boolean, position: StreamPosition): void {
  if (!state.user) return;
  state.user = { ...state.user, online };
  state.knownAt.online = position;
}

/** A person as an answer tells of them; what was pushed, or asked for by itself, is known better than that. */
function read(state: SessionState, user: User): User {
  const { user: held, knownAt } = state;
  if (held?.id !== user.id || held.isAdmin !== user.isAdmin) {
    state.knownAt = {};
    return user;
  }
  return {
    ...user,
    online: knownAt.online ? held.online : user.online,
    ganhos: knownAt.ganhos ? held.ganhos : user.ganhos,
  };
}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const { getProfile, login, register, updateProfile } = authApi.endpoints;
    const { getEarnings, getStatistics, setForwarding, setOnline } = agentsApi.endpoints;
    builder
      .addCase(signedOut, (state) => {
        state.status = 'signedOut';
      })
      .addCase(realtime.agente_status_mudou, (state, action) => {
        const { agenteId, online } = action.payload;
        if (agenteId !== state.user?.id) return;
        if (isAfter(action.meta.position, state.knownAt.online)) {
          turned(state, online, action.meta.position);
        }
      })
      .addCase(realtime.ganhos_atualizados, (state, action) => {
        // Admins get other people's; earnings without a name are one's own (wire: ganhos_atualizados).
        const { agenteId, ganhos } = action.payload;
        if (agenteId !== null && agenteId !== state.user?.id) return;
        if (isAfter(action.meta.position, state.knownAt.ganhos)) {
          earned(state, ganhos, action.meta.position);
        }
      })
      .addMatcher(getProfile.matchPending, (state, action) => {
        state.profileRead = action.meta.requestId;
        if (state.status !== 'signedIn') state.status = 'loading';
      })
      .addMatcher(getProfile.matchRejected, (state, action) => {
        if (state.status === 'loading') state.problem = action.payload?.kind ?? null;
      })
      .addMatcher(getProfile.matchFulfilled, (state, action) => {
        // Something was saved since it was asked for, or somebody signed out: it tells of what was before.
        if (state.profileRead !== action.meta.requestId) return;
        state.profileRead = null;
        const user = read(state, action.payload.user);
        Object.assign(state, { status: 'signedIn', user, problem: null });
      })
      .addMatcher(login.matchFulfilled, (state, action) => {
        Object.assign(state, { status: 'signedIn', user: action.payload.user, problem: null });
      })
      .addMatcher(register.matchFulfilled, (state, action) => {
        Object.assign(state, { status: 'signedIn', user: action.payload.user, problem: null });
      })
      .addMatcher(updateProfile.matchFulfilled, (state, action) => {
        if (!state.user) return;
        state.profileRead = null;
        const { encaminharMensagens } = state.user;
        state.user = { ...read(state, action.payload.user), encaminharMensagens };
      })
      .addMatcher(usersApi.endpoints.updateUser.matchFulfilled, (state, action) => {
        // An administrator may edit themselves.
        const { user } = action.payload;
        if (user?.id !== state.user?.id || !user) return;
        state.profileRead = null;
        state.user = read(state, user);
      })
      .addMatcher(setOnline.matchFulfilled, (state, action) => {
        const { asOf } = contextOf(action);
        if (isAtLeast(asOf, state.knownAt.online)) turned(state, action.payload.online, asOf);
      })
      .addMatcher(getStatistics.matchFulfilled, (state, action) => {
        const { asOf } = contextOf(action);
        const { online } = action.payload.estatisticas;
        if (isAtLeast(asOf, state.knownAt.online)) turned(state, online, asOf);
      })
      .addMatcher(getEarnings.matchFulfilled, (state, action) => {
        const { asOf } = contextOf(action);
        if (isAtLeast(asOf, state.knownAt.ganhos)) earned(state, action.payload.ganhos, asOf);
      })
      .addMatcher(setForwarding.matchFulfilled, (state, action) => {
        const { encaminharMensagens } = action.payload;
        if (state.user) state.user = { ...state.user, encaminharMensagens };
      });
  },
});

export const sessionReducer = sessionSlice.reducer;
