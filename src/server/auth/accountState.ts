import { and, eq, type SQL } from 'drizzle-orm';
import type { Settings } from '@/server/base/settings';
import { users } from '@/server/db/schema';

type Account = Pick<typeof users.$inferSelect, 'estado' | 'demo'>;

/** Whether the demo's accounts, whose password is public, may be used. */
export type DemoSetting = Pick<Settings, 'demo'>;

/** Whether the demo made an account and this server is no demo: nobody can use it (wire: demo-locked). */
export const isLocked = ({ demo }: Pick<Account, 'demo'>, settings: DemoSetting): boolean =>
  demo && !settings.demo;

/**
 * Whether an account can neither sign in nor use a token (wire: account-states): it is suspended or locked.
 */
export function isShut(account: Account, settings: DemoSetting): boolean {
  return account.estado === 'suspenso' || isLocked(account, settings);
}

/** The condition for the accounts that have rights: neither waiting for approval nor shut. */
export function isActive(settings: DemoSetting): SQL | undefined {
  return and(eq(users.estado, 'ativo'), settings.demo ? undefined : eq(users.demo, false));
}

/** Whether somebody must have a second factor: they can neither do without nor turn it off. */
export function mustHaveSecondFactor(
  { isAdmin }: Pick<typeof users.$inferSelect, 'isAdmin'>,
  { adminSecondFactor }: Pick<Settings, 'adminSecondFactor'>,
): boolean {
  return isAdmin && adminSecondFactor === 'required';
}

/** An administrator who must have a second factor, and has none: they have no rights (wire: second-factor-required). */
export function lacksSecondFactor(
  person: Pick<typeof users.$inferSelect, 'isAdmin' | 'secondFactorSince'>,
  settings: Pick<Settings, 'adminSecondFactor'>,
): boolean {
  return person.secondFactorSince === null && mustHaveSecondFactor(person, settings);
}
