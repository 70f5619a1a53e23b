import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import type { Ganhos, User } from '@/contract/entities/user';
import { agentsApi } from '@/console/api/agents';
import { usersApi } from '@/console/api/users';
import { authApi, isSigningIn } from '@/console/api/auth';
import { isAfter, isAtLeast } from '@/console/api/streamPosition';
import type { Context } from '@/console/entities/events/context';
import {
  isRealtimeAction,
  realtime,
  type RealtimeAction,
} from '@/console/entities/events/realtimeActions';
import { asHeld } from '@/console/lib/asHeld';
import { entrySessionReducer, type SessionState } from './entrySession';

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
  return {
    ...state,
    user: { ...user, online },
    knownAt: { ...knownAt, online: position },
    hasLeftQueue: state.hasLeftQueue && !online,
  };
}

/** An event about the agent's own state: it may say that the host set them offline for an offer that ran out. */
function statusChanged(
  state: SessionState,
  { payload, meta }: ReturnType<typeof realtime.agente_status_mudou>,
): SessionState {
  const isOwn = payload.agenteId === state.user?.id;
  if (!isOwn || !isAfter(meta.position, state.knownAt.online)) return state;
  const hasLeftQueue = !payload.online && payload.motivo === 'oferta_expirada';
  return { ...turned(state, payload.online, meta.position), hasLeftQueue };
}

/** Merges a person from a response. Values that were pushed, or read on their own, are newer and stay. */
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

/** Earnings were pushed. Admins get other people's; those without an agent id are one's own (wire: ganhos_atualizados). */
function earningsChanged(
  state: SessionState,
  { payload, meta }: ReturnType<typeof realtime.ganhos_atualizados>,
): SessionState {
  const isOwn = payload.agenteId === null || payload.agenteId === state.user?.id;
  const isNewer = isOwn && isAfter(meta.position, state.knownAt.ganhos);
  return isNewer ? earned(state, payload.ganhos, meta.position) : state;
}

/** Whoever was approved goes on at once; what else became of the account, the profile says (wire: contaAtualizada). */
function accountChanged(
  state: SessionState,
  { payload: { userId, estado } }: ReturnType<typeof realtime.contaAtualizada>,
): SessionState {
  const { user } = state;
  return user?.id === userId ? { ...state, user: asHeld(user, { ...user, estado }) } : state;
}

function onEvent(state: SessionState, action: RealtimeAction): SessionState {
  if (realtime.agente_status_mudou.match(action)) return statusChanged(state, action);
  if (realtime.ganhos_atualizados.match(action)) return earningsChanged(state, action);
  if (realtime.contaAtualizada.match(action)) return accountChanged(state, action);
  return state;
}

const sessionSlice = createSlice({
  name: 'session',
  initialState: entrySessionReducer.getInitialState,
  reducers: {},
  extraReducers: (builder) => {
    const { getProfile, updateProfile } = authApi.endpoints;
    const { setForwarding } = agentsApi.endpoints;
    builder
      .addMatcher(getProfile.matchPending, (state) => {
        if (state.status !== 'signedIn') state.status = 'loading';
      })
      .addMatcher(getProfile.matchRejected, (state, action) => {
        if (state.status === 'loading') state.problem = action.payload?.kind ?? null;
      })
      .addMatcher(getProfile.matchFulfilled, (state, action) => {
        const user = read(state, action.payload.user);
        const pendingAccounts = action.payload.contasPendentes;
        const hasLeftQueue = state.hasLeftQueue && !user.online;
        Object.assign(state, {
          ...{ status: 'signedIn', user, problem: null, pendingAccounts, hasLeftQueue },
        });
      })
      .addMatcher(isSigningIn, (state, action) => {
        Object.assign(state, { status: 'signedIn', user: action.payload.user, problem: null });
      })
      .addMatcher(updateProfile.matchFulfilled, (state, action) => {
        if (!state.user) return;
        const { encaminharMensagens } = state.user;
        const user = read(state, action.payload.user);
        state.user = asHeld(state.user, { ...user, encaminharMensagens });
      })
      .addMatcher(usersApi.endpoints.updateUser.matchFulfilled, (state, action) => {
        // An administrator may edit their own account.
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

/** @returns the online state in a response, or null. */
function onlineIn(action: UnknownAction): boolean | null {
  if (setOnline.matchFulfilled(action)) return action.payload.online;
  return getStatistics.matchFulfilled(action) ? action.payload.estatisticas.online : null;
}

/** Holds the signed-in person. For values that are also pushed, a response counts unless newer data is held. */
export function sessionReducer(
  before: SessionState | undefined,
  action: UnknownAction,
  { asOf }: Context<'asOf'>,
): SessionState {
  if (before !== undefined && isRealtimeAction(action)) return onEvent(before, action);
  const state = entrySessionReducer(before, action);
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
