import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { createSealing, keyId } from '@/server/base/sealing';
import { couponAccounts, COOKIES_SEALED, secondFactors, users } from '@/server/db/schema';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { newKey } from './keyring';
import { cookiesOf, keyIdsInUse, resealAll, sealOldCookies, totpSecretOf } from './sealedRows';

const keyOf = () => Buffer.from(newKey(), 'base64url');
const oldKey = keyOf();
const sealing = createSealing([oldKey]);
const SECRET = 'sessao-muito-secreta';
const COUNT = 450;

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

/** Puts accounts into the table as they were stored before cookies were sealed. */
async function storePlain(): Promise<void> {
  const { db } = database;
  const constraint = sql.identifier(COOKIES_SEALED);
  const { rows } = await db.execute<{ definition: string }>(
    sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${COOKIES_SEALED}`,
  );
  await db.execute(sql`alter table coupon_accounts drop constraint ${constraint}`);
  await db.execute(sql`
    insert into coupon_accounts (id, email, coupon_cents, status, cookies_json)
    select 'conta-' || n, n || '@cupom.exemplo.invalid', 2000, 'Tudo certo',
      case when n % 3 = 0 then null else ${SECRET}::text || n end
    from generate_series(1, ${COUNT}) n`);
  await db.execute(
    sql`alter table coupon_accounts add constraint ${constraint} ${sql.raw(rows[0]?.definition ?? '')}`,
  );
}

const opened = async (by = sealing) =>
  (await database.db.select().from(couponAccounts).orderBy(couponAccounts.id)).map(
    ({ id, cookiesSealed }) => cookiesSealed && by.open(cookiesOf(id), cookiesSealed),
  );

/** Every byte that the database has on the disk. */
async function filesOf(dir: string): Promise<Buffer[]> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true });
  return Promise.all(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(path.join(entry.parentPath, entry.name))),
  );
}

const plainFiles = async () =>
  (await filesOf(path.join(database.dataDir, 'pg'))).filter((bytes) => bytes.includes(SECRET))
    .length;

describe('cookies that were stored before cookies were sealed', () => {
  it('are sealed at the start, and no file of the database holds them any longer', async () => {
    await storePlain();
    await database.db.execute(sql`checkpoint`);
    expect(await plainFiles()).toBeGreaterThan(0);
    await sealOldCookies(database.db, sealing, { embedded: true });
    const texts = await opened();
    expect(texts.filter((text) => text === null)).toHaveLength(COUNT / 3);
    expect(texts.filter((text) => text?.startsWith(SECRET))).toHaveLength((COUNT / 3) * 2);
    expect(await plainFiles()).toBe(0);
  });

  it('are taken over by the next start where the first was killed in the middle', async () => {
    await storePlain();
    let batches = 0;
    const dying = new Proxy(database.db, {
      get: (db, name) => {
        if (name === 'transaction' && (batches += 1) > 1) throw new Error('killed');
        const value: unknown = Reflect.get(db, name);
        return typeof value === 'function' ? (value.bind(db) as unknown) : value;
      },
    });
    await expect(sealOldCookies(dying, sealing, { embedded: true })).rejects.toThrow('killed');
    await sealOldCookies(database.db, sealing, { embedded: true });
    await sealOldCookies(database.db, sealing, { embedded: true });
    expect((await opened()).filter((text) => text?.startsWith(SECRET))).toHaveLength(300);
    expect(await plainFiles()).toBe(0);
  });
});

describe('the column of cookies', () => {
  it('takes no plain text, not even from a statement by hand', async () => {
    const plain = sql`insert into coupon_accounts (id, email, status, cookies_json)
      values ('a', 'a@b', 'Tudo certo', '{"sessao":"segredo"}')`;
    await expect(database.db.execute(plain)).rejects.toMatchObject({
      cause: { constraint: COOKIES_SEALED },
    });
  });

  it('gives nothing away where a value was moved to another row', async () => {
    await storePlain();
    await sealOldCookies(database.db, sealing, { embedded: false });
    await database.db.execute(sql`
      update coupon_accounts set cookies_json = (select cookies_json from coupon_accounts where id = 'conta-1')
      where id = 'conta-2'`);
    const [moved] = await database.db
      .select()
      .from(couponAccounts)
      .where(eq(couponAccounts.id, 'conta-2'));
    expect(() => sealing.open(cookiesOf('conta-2'), moved?.cookiesSealed ?? '')).toThrow(
      'A sealed text was changed, or belongs elsewhere',
    );
  });
});

describe('a rotation', () => {
  it('seals everything with the first key, so that the old one can go', async () => {
    await storePlain();
    await sealOldCookies(database.db, sealing, { embedded: false });
    const before = await opened();
    const fresh = keyOf();
    const both = createSealing([fresh, oldKey]);
    expect(await database.db.transaction((tx) => resealAll(tx, both))).toBe(300);
    expect(await database.db.transaction((tx) => resealAll(tx, both))).toBe(0);
    expect(await opened(createSealing([fresh]))).toEqual(before);
    expect(await keyIdsInUse(database.db)).toHaveLength(1);
  });

  it('seals the secrets of second factors too, and knows their keys', async () => {
    const { db } = database;
    const row = { nome: 'A', email: 'a@b', telefone: '1', chavePix: 'x', passwordHash: 'x' };
    await db.insert(users).values({ id: 'a', createdAt: 1, ...row });
    const secretSealed = sealing.seal(totpSecretOf('a'), 'JBSWY3DPEHPK3PXP');
    await db.insert(secondFactors).values({ userId: 'a', secretSealed });
    const fresh = keyOf();
    expect(await keyIdsInUse(db)).toEqual([keyId(oldKey)]);
    expect(await db.transaction((tx) => resealAll(tx, createSealing([fresh, oldKey])))).toBe(1);
    expect(await keyIdsInUse(db)).toEqual([keyId(fresh)]);
    const [after] = await db.select().from(secondFactors);
    const opened = createSealing([fresh]).open(totpSecretOf('a'), after?.secretSealed ?? '');
    expect(opened).toBe('JBSWY3DPEHPK3PXP');
    const plain = sql`update second_factors set secret_sealed = 'JBSWY3DPEHPK3PXP'`;
    await expect(db.execute(plain)).rejects.toMatchObject({
      cause: { constraint: 'second_factors_secret_sealed' },
    });
  });
});
