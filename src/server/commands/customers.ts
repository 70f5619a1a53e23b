import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { forgetOldVersions } from '@/server/db/forgetOldVersions';
import { createImageFolder, type ImagesPort } from '@/server/ports/images';
import {
  eraseCustomer,
  ErasureRefusedError,
  previewErasure,
} from '@/server/services/administration/erasure';
import type { CustomerCounts } from '@/server/services/administration/customerRows';
import { CommandError, type CommandContext } from './command';

const REFUSALS = {
  notFinished: 'is not finished: finish, cancel or refund it first',
  refundUnderWay: 'is being refunded: wait for the bank',
  paidLate: 'was paid when it had ended: refund it first',
} as const;

/**
 * Erases a customer (behaviour: customer-erase). A server that runs beside it on Postgres is told.
 *
 * @param phone with its area code, however it is written; it is in no line that is printed.
 * @param options.isSure false: only says what would be removed.
 */
export async function eraseCustomerOf(
  context: CommandContext,
  phone: string,
  { isSure }: { isSure: boolean },
): Promise<void> {
  const { audit, db, ids, print, settings } = context;
  if (!isSure) {
    const counts = await refusedInWords(() => db.transaction((tx) => previewErasure(tx, phone)));
    print(`It would remove ${inWords(counts)}. Nothing was removed: add --yes.`);
    return;
  }
  const erased = await refusedInWords(() =>
    db.transaction((tx) => eraseCustomer(tx, { audit, ids, images: picturesOf(settings) }, phone)),
  );
  // What is planned by would still hold samples of what was removed, and files the rows.
  if (settings.databaseUrl === undefined) await forgetOldVersions(db);
  else await db.execute(sql`vacuum (analyze)`);
  print(`Removed ${inWords(erased)}. They are ${erased.erasedAs} now.`);
  print('Backups from before still hold them: delete those, or erase again after a restore.');
}

/** The server's pictures. @throws CommandError where they are not: their rows must not go before them. */
function picturesOf({ dataDir }: CommandContext['settings']): Pick<ImagesPort, 'remove'> {
  const media = path.join(dataDir, 'media');
  const folder = createImageFolder(media);
  return {
    remove: async (picture) => {
      if (!existsSync(media)) {
        throw new CommandError(
          `${media} is not there. Run this with the DATA_DIR of the server. Nothing was removed.`,
        );
      }
      await folder.remove(picture);
    },
  };
}

const inWords = ({ conversas, mensagens, pedidos }: CustomerCounts): string =>
  `the record, ${conversas} chats with ${mensagens} messages, and the name in ${pedidos} orders`;

async function refusedInWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ErasureRefusedError)) throw error;
    const { order } = error;
    throw new CommandError(
      order === null
        ? 'Nobody here has this number.'
        : `The order ${order.id} ${REFUSALS[order.why]}. Nothing was removed.`,
    );
  }
}
