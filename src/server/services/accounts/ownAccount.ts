import type { User } from '@/contract/entities/user';
import { lacksSecondFactor, mustHaveSecondFactor } from '@/server/auth/accountState';
import type { Settings } from '@/server/base/settings';
import { toUser } from '@/server/db/rows/userRows';
import type { UserRow } from './userChanges';

/** A person's own account, as their sign-in and their profile answer it: with what they must do to have rights. */
export const toOwnUser = (row: UserRow, settings: Pick<Settings, 'adminSecondFactor'>): User => ({
  ...toUser(row),
  faltaSegundoFator: lacksSecondFactor(row, settings),
  exigeSegundoFator: mustHaveSecondFactor(row, settings),
});
