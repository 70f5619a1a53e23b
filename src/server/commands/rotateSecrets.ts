import { sql } from 'drizzle-orm';
import { CLI_ACTOR } from '@/server/audit/audit';
import { newKey, readKeys, writeKeys } from '@/server/auth/keyring';
import { keyIdsInUse, resealAll } from '@/server/auth/sealedRows';
import { createSealing } from '@/server/base/sealing';
import { SERVER_LOCK } from '@/server/db/serverLock';
import { CommandError, type CommandContext } from './command';

/**
 * Seals everything anew with the first key of SECRETS_KEY or, where the key is a file of the data folder, with a new
 * one (wire: secrets-key). No server may run meanwhile, because one that runs knows the old keys alone: on Postgres the
 * lock of the server is held until all is done, and the embedded database has one owner anyway. Killed at any moment it
 * leaves every row with a key that is still there, and is simply run again.
 *
 * @throws CommandError when a server runs on this database, MissingSecretsKeyError when a key is missing.
 */
export async function rotateSecrets(context: CommandContext): Promise<void> {
  const { audit, db, print, settings } = context;
  const inFile = settings.secretsKeys.length === 0;
  const done = await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(${SERVER_LOCK}::bigint) as ours`,
    );
    if (!rows[0]?.ours) {
      throw new CommandError('A server runs on this database. Stop it while secrets are rotated.');
    }
    const keys = await readKeys(settings, await keyIdsInUse(tx));
    const rotated = inFile ? [Buffer.from(newKey(), 'base64url'), ...keys] : keys;
    if (inFile) await writeKeys(settings.dataDir, rotated);
    const count = await resealAll(tx, createSealing(rotated));
    await audit.record(tx, {
      actorId: CLI_ACTOR,
      act: 'secrets.rotated',
      object: { kind: 'secrets', id: null },
      detail: { registros: count },
    });
    return { count, keys: rotated };
  });
  if (inFile) await writeKeys(settings.dataDir, done.keys.slice(0, 1));
  print(
    `${done.count} secrets were sealed anew. ${
      inFile
        ? 'Keep a copy of DATA_DIR/secrets-key: it is in no backup.'
        : 'The first SECRETS_KEY opens all of them: the others can go.'
    }`,
  );
}
