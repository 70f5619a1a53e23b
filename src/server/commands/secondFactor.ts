import { eq } from 'drizzle-orm';
import { deleteSessions } from '@/server/auth/sessions';
import { users } from '@/server/db/schema';
import { noticeAccount } from '@/server/realtime/databaseNotices';
import { forgetSecondFactor } from '@/server/services/accounts/secondFactor';
import { findAccount, recordAct } from './accounts';
import type { CommandContext } from './command';

/**
 * Turns off the second factor of somebody who has neither app nor recovery codes any more. Whoever has them now may be
 * signed in, so all sign-ins end (wire: second-factor).
 */
export async function resetSecondFactor(context: CommandContext, email: string): Promise<void> {
  const wasOn = await context.db.transaction(async (tx) => {
    const { id, secondFactorSince } = await findAccount(tx, email);
    if (secondFactorSince === null) return false;
    await tx.update(users).set({ secondFactorSince: null }).where(eq(users.id, id));
    await forgetSecondFactor(tx, id);
    await deleteSessions(tx, id);
    await recordAct(context, tx, 'user.secondFactorReset', id);
    await noticeAccount(tx, { userId: id, wentOffline: false });
    return true;
  });
  context.print(
    wasOn
      ? `${email} signs in with the password alone, and is signed out everywhere.`
      : `${email} has no second factor.`,
  );
}
