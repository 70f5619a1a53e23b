import { createAction, createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import type { Ganhos, User } from '@/contract/entities/user';
import { agentsApi } from '@/console/api/agents';
import { usersApi } from '@/console/api/users';
import type { ApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { isAfter, isAtLeast } from '@/console/api/streamPosition';
import type { Context } from '@/console/entities/events/context';
import { realtime } from '@/console/entities/events/realtimeActions';
import { asHeld } from '@/console/lib/asHeld';

export interface SessionState {
  status: 'unknown' | 'loading' | 'signedOut' | 'signedIn';
  /** With online, encaminharMensagens and ganhos, which events change in place. */
  user: User | null;
  /** Why the profile cannot be read at start, while it is tried again. */
  problem: ApiError['kind'] | null;
  /** The place in the stream at which each pushed fact is known. */
  knownAt: { online?: StreamPosition; ganhos?: StreamPosition };
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
};

function earned(state: SessionState, ganhos: Ganhos, position: StreamPosition): SessionState {
  const { knownAt, user } = state;
  if (!user) return state;
  return {
    ...state,
    user: asHeld(user, { ...user, ganhos }),
    knownAt: { ...knownAt, ganhos: position },
  };
}

function turned(state: SessionState, online: boolean, position: StreamPosition): SessionState {
  const { knownAt, user } = state;
  if (!user) return state;
  return { ...state, user: { ...user, online }, knownAt: { ...knownAt, online: position } };
}

/** A person as an answer tells of them; what was pushed, or asked for by itself, is known better than that. */
function read(state: SessionState, user: User): User {
  const { user: held, knownAt } = state;
  if (held?.id !== user.id || held.isAdmin !== user.isAdmin) {
    state.knownAt = {};
    return user;
  }
  return asHeld(held, {
    ...user,
    online: knownAt.online ? held.online : user.online,
    ganhos: knownAt.ganhos ? held.ganhos : user.ganhos,
  });
}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const { getProfile, login, register, updateProfile } = authApi.endpoints;
    const { setForwarding } = agentsApi.endpoints;
    builder
      .addCase(signedOut, (state) => {
        state.status = 'signedOut';
      })
      .addCase(realtime.agente_status_mudou, (state, action) => {
        const { payload, meta } = action;
        const isNews =
          payload.agenteId === state.user?.id && isAfter(meta.position, state.knownAt.online);
        return isNews ? turned(state, payload.online, meta.position) : state;
      })
      .addCase(realtime.ganhos_atualizados, (state, action) => {
        // Admins get other people's; earnings without a name are one's own (wire: ganhos_atualizados).
        const { payload, meta } = action;
        const isOwn = payload.agenteId === null || payload.agenteId === state.user?.id;
        const isNews = isOwn && isAfter(meta.position, state.knownAt.ganhos);
        return isNews ? earned(state, payload.ganhos, meta.position) : state;
      })
      .addMatcher(getProfile.matchPending, (state) => {
        if (state.status !== 'signedIn') state.status = 'loading';
      })
      .addMatcher(getProfile.matchRejected, (state, action) => {
        if (state.status === 'loading') state.problem = action.payload?.kind ?? null;
      })
      .addMatcher(getProfile.matchFulfilled, (state, action) => {
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
        const { encaminharMensagens } = state.user;
        const user = read(state, action.payload.user);
        state.user = asHeld(state.user, { ...user, encaminharMensagens });
      })
      .addMatcher(usersApi.endpoints.updateUser.matchFulfilled, (state, action) => {
        // An administrator may edit themselves.
        const { user } = action.payload;
        if (user?.id !== state.user?.id || !user) return;
        state.user = read(state, user);
      })
      .addMatcher(setForwarding.matchFulfilled, (state, action) => {
        const { encaminharMensagens } = action.payload;
        if (state.user) state.user = { ...state.user, encaminharMensagens };
      });
  },
});

const { getEarnings, getStatistics, setOnline } = agentsApi.endpoints;

/** What an answer says of being online, or null. */
function onlineIn(action: UnknownAction): boolean | null {
  if (setOnline.matchFulfilled(action)) return action.payload.online;
  return getStatistics.matchFulfilled(action) ? action.payload.estatisticas.online : null;
}

/** Who is signed in. Of what is pushed as well an answer counts that is not older than what is known. */
export function sessionReducer(
  state: SessionState = initialState,
  action: UnknownAction,
  { asOf }: Context<'asOf'>,
): SessionState {
  const online = onlineIn(action);
  if (online !== null) {
    return isAtLeast(asOf, state.knownAt.online) ? turned(state, online, asOf) : state;
  }
  if (getEarnings.matchFulfilled(action)) {
    const { ganhos } = action.payload;
    return isAtLeast(asOf, state.knownAt.ganhos) ? earned(state, ganhos, asOf) : state;
  }
  return sessionSlice.reducer(state, action);
}
