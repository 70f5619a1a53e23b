import type { Ganhos, User } from '@/contract/entities/user';
import type { SessionState } from './sessionSlice';

interface HasSession {
  session: SessionState;
}

export const selectSessionStatus = (state: HasSession) => state.session.status;
/** Why the profile cannot be read at start, while it is tried again; null when nothing is wrong. */
export const selectSessionProblem = (state: HasSession) => state.session.problem;
export const selectUser = (state: HasSession): User | null => state.session.user;
export const selectUserId = (state: HasSession): string | null => state.session.user?.id ?? null;
export const selectIsAdmin = (state: HasSession): boolean => state.session.user?.isAdmin ?? false;
/** Who is there, and with which rights; null: nobody. With other rights almost everything is another's. */
export const selectStanding = ({ session: { user } }: HasSession): string | null =>
  user && `${user.isAdmin ? 'admin' : 'agent'}:${user.id}`;
/** The agent's earnings in cents; null for admins, and while they are not known. */
export const selectEarnings = (state: HasSession): Ganhos | null =>
  selectIsAdmin(state) ? null : (state.session.user?.ganhos ?? null);
