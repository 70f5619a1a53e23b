import type { User } from '@/contract/entities/user';

/** What an administrator does with somebody's account (behaviour: admin-accounts). */
export type AccountAct =
  'approve' | 'refuse' | 'suspend' | 'reactivate' | 'promote' | 'demote' | 'endSessions';

/** Acts that ask first: they take something away, or give somebody the say over everything. */
const ASKING = ['refuse', 'suspend', 'promote', 'demote', 'endSessions'] as const;
export type AskingAct = (typeof ASKING)[number];

export const asksFirst = (act: AccountAct): act is AskingAct =>
  (ASKING as readonly AccountAct[]).includes(act);

/**
 * @param isOwn the account is the administrator's own: nobody decides about themself.
 * @returns what can be done with an account; nothing on a host whose users carry no state.
 */
export function actsOn({ estado, isAdmin }: User, isOwn: boolean): readonly AccountAct[] {
  if (estado === null || isOwn) return [];
  if (estado === 'pendente') return ['refuse', 'approve'];
  if (estado === 'suspenso') return ['reactivate'];
  return [isAdmin ? 'demote' : 'promote', 'endSessions', 'suspend'];
}

/** @returns the same accounts in the same order, but first those that wait for approval. */
export function pendingFirst(users: readonly User[]): readonly User[] {
  const waits = ({ estado }: User) => estado === 'pendente';
  if (!users.some(waits)) return users;
  return [...users.filter(waits), ...users.filter((user) => !waits(user))];
}
