import type { Ganhos, User } from '@/contract/entities/user';
import type { SessionState } from './entrySession';

interface HasSession {
  session: SessionState;
}

export const selectSessionStatus = (state: HasSession) => state.session.status;
/** The reason why the profile cannot be read at start, while it is retried; null when there is none. */
export const selectSessionProblem = (state: HasSession) => state.session.problem;
export const selectUser = (state: HasSession): User | null => state.session.user;
export const selectUserId = (state: HasSession): string | null => state.session.user?.id ?? null;
export const selectIsAdmin = (state: HasSession): boolean => state.session.user?.isAdmin ?? false;
/** Whether the signed-in person waits for approval: they have no rights yet (behaviour: account-pending). */
export const selectIsPending = (state: HasSession): boolean =>
  state.session.user?.estado === 'pendente';
/** Whether the signed-in administrator must turn their second factor on first (wire: second-factor-required). */
export const selectLacksSecondFactor = (state: HasSession): boolean =>
  state.session.user?.faltaSegundoFator ?? false;
/** Whether the signed-in person has no rights yet: the host refuses every read. */
export const selectIsWithoutRights = (state: HasSession): boolean =>
  selectIsPending(state) || selectLacksSecondFactor(state);
/** @returns how many accounts wait for approval; null for agents, and where the host does not say it. */
export const selectPendingAccounts = (state: HasSession): number | null =>
  selectIsAdmin(state) ? state.session.pendingAccounts : null;
/**
 * @returns the signed-in person and their role as one text, or null. When it changes, almost all held data is invalid.
 */
export const selectUserAndRole = (state: HasSession): string | null => {
  const { user } = state.session;
  if (user === null) return null;
  return `${selectIsWithoutRights(state) ? 'pending' : user.isAdmin ? 'admin' : 'agent'}:${user.id}`;
};
/** @returns the agent's earnings in cents; null for admins, and while they are unknown. */
export const selectEarnings = (state: HasSession): Ganhos | null =>
  selectIsAdmin(state) ? null : (state.session.user?.ganhos ?? null);
/** Whether the signed-in person gets offers when they are online: agents with rights. */
const selectIsAgent = (state: HasSession): boolean =>
  state.session.user !== null && !selectIsAdmin(state) && !selectIsWithoutRights(state);
/** Whether this person can take an offer now: the host gives customers to agents who are online alone. */
export const selectTakesOffers = (state: HasSession): boolean =>
  state.session.user?.online === true;
/** Whether the signed-in person is an agent who is offline: no customer is offered to them. */
export const selectIsOfflineAgent = (state: HasSession): boolean =>
  selectIsAgent(state) && state.session.user?.online === false;
/** Whether the host set this agent offline for an offer that ran out, and they have not come back since. */
export const selectHasLeftQueue = (state: HasSession): boolean =>
  state.session.hasLeftQueue && selectIsOfflineAgent(state);
