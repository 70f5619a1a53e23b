import { eq } from 'drizzle-orm';
import { users } from '@/server/db/schema';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { describeError } from './logger';

describe('what is logged of an error', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const SECRET = 'segredo-que-ninguém-lê';

  it('is the statement and the code of a failed query, never its values', async () => {
    const failed: unknown = await database.db
      .update(users)
      .set({ nome: SECRET, createdAt: SECRET as unknown as number })
      .where(eq(users.email, SECRET))
      .catch((error: unknown) => error);
    expect((failed as Error).message).toContain(SECRET);
    const logged = describeError(failed);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
    expect(logged).toMatchObject({
      query: expect.stringContaining('update "users"') as string,
      cause: { code: '22P02' },
    });
  });

  it('is message, stack and cause of any other', () => {
    const error = new Error('outer', { cause: new TypeError('inner') });
    expect(describeError(error)).toMatchObject({
      type: 'Error',
      message: 'outer',
      cause: { type: 'TypeError', message: 'inner' },
    });
  });

  it('is only the type of a value that is not an error', () => {
    expect(describeError(SECRET)).toEqual({ type: 'string' });
  });
});
