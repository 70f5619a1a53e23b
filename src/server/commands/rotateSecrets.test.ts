import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { newKey, readKeys } from '@/server/auth/keyring';
import { cookiesOf, keyIdsInUse } from '@/server/auth/sealedRows';
import { createSealing } from '@/server/base/sealing';
import { audit, couponAccounts } from '@/server/db/schema';
import { commandFolder } from '@/testing/commandFolder';

const folder = commandFolder();
const { look } = folder;

/** The keys with which a server would start now. */
const keysNow = (secretsKeys: readonly string[] = []) =>
  look(async (db) => readKeys({ dataDir: folder.path(), secretsKeys }, await keyIdsInUse(db)));

async function storeAccount(keys: readonly Buffer[]): Promise<void> {
  const cookiesSealed = createSealing(keys).seal(cookiesOf('a'), 'sessao=1');
  await look((db) =>
    db.insert(couponAccounts).values({ id: 'a', email: 'a@b', status: 'x', cookiesSealed }),
  );
}

const openedBy = (keys: readonly Buffer[]) =>
  look(async (db) => {
    const [row] = await db.select().from(couponAccounts).where(eq(couponAccounts.id, 'a'));
    return createSealing(keys).open(cookiesOf('a'), row?.cookiesSealed ?? '');
  });

const rotate = (env: Record<string, string> = {}) => folder.admin(['rotate-secrets'], { env });

describe('npm run admin -- rotate-secrets', () => {
  it('replaces the key of the data folder, which opens nothing any more', async () => {
    const before = await keysNow();
    await storeAccount(before);
    expect(await rotate()).toEqual({
      code: 0,
      printed:
        '1 secrets were sealed anew. Keep a copy of DATA_DIR/secrets-key: it is in no backup.\n',
      complaints: '',
    });
    const after = await keysNow();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
    expect(await openedBy(after)).toBe('sessao=1');
    await expect(openedBy(before)).rejects.toThrow('The key of a sealed text is missing');
    const [entry] = await look((db) => db.select().from(audit));
    expect(entry).toMatchObject({
      actorId: 'cli',
      act: 'secrets.rotated',
      detail: { registros: 1 },
    });
    const key = await readFile(path.join(folder.path(), 'secrets-key'), 'utf8');
    expect(JSON.stringify(entry)).not.toContain(key);
  });

  it('seals with the first of SECRETS_KEY, after which the others can go', async () => {
    const [old, fresh] = [newKey(), newKey()];
    await storeAccount(await keysNow([old]));
    const { code, printed } = await rotate({ SECRETS_KEY: `${fresh},${old}` });
    expect([code, printed]).toEqual([
      0,
      '1 secrets were sealed anew. The first SECRETS_KEY opens all of them: the others can go.\n',
    ]);
    expect(await openedBy(await keysNow([fresh]))).toBe('sessao=1');
  });

  it('changes nothing without the key of what is stored', async () => {
    const old = newKey();
    await storeAccount(await keysNow([old]));
    const { code, complaints } = await rotate({ SECRETS_KEY: newKey() });
    expect([code, complaints]).toEqual([
      1,
      'The key of stored secrets is missing: set SECRETS_KEY to it, or put the file secrets-key back into DATA_DIR.\n',
    ]);
    expect(await openedBy(await keysNow([old]))).toBe('sessao=1');
  });

  it('that was killed before it dropped the old key is simply run again', async () => {
    const before = await keysNow();
    await storeAccount(before);
    const file = path.join(folder.path(), 'secrets-key');
    await writeFile(file, `${newKey()},${before[0]?.toString('base64url') ?? ''}`);
    expect(await openedBy(await keysNow())).toBe('sessao=1');
    expect((await rotate()).code).toBe(0);
    expect(await keysNow()).toHaveLength(1);
    expect(await openedBy(await keysNow())).toBe('sessao=1');
  });
});
