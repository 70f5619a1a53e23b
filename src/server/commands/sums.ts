import { CLI_ACTOR } from '@/server/audit/audit';
import { checkOrderSums, rebuildOrderSums } from '@/server/services/dashboard/orderSums';
import { CommandError, type CommandContext } from './command';

/** @throws CommandError when a sum differs from the orders. */
export async function checkSums({ db, print }: CommandContext): Promise<void> {
  const wrong = Object.entries(await checkOrderSums(db)).filter(([, rows]) => rows > 0);
  if (wrong.length > 0) {
    const rows = wrong.map(([table, count]) => `${table}: ${count}`).join(', ');
    throw new CommandError(
      `Sums differ from the orders (${rows} rows). npm run admin -- sums rebuild counts them anew.`,
    );
  }
  print('Every sum is what the orders come to.');
}

/** Rebuilds every sum; meanwhile a running server's changes to orders wait. */
export async function rebuildSums({ db, audit, print }: CommandContext): Promise<void> {
  await db.transaction(async (tx) => {
    await rebuildOrderSums(tx);
    await audit.record(tx, {
      actorId: CLI_ACTOR,
      act: 'sums.rebuilt',
      object: { kind: 'sums', id: null },
    });
  });
  print('Every sum was counted anew from the orders.');
}
