import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { users } from './schema';
import { isUniqueViolation } from './sqlState';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const user = (id: string, email: string): typeof users.$inferInsert => ({
  id,
  email,
  nome: 'Ana',
  telefone: '11912345678',
  chavePix: 'ana@balcao.local',
  passwordHash: 'hash',
  createdAt: 1,
});

it('distinguishes a taken e-mail from other errors', async () => {
  const { db } = database;
  await db.insert(users).values(user('1', 'ana@balcao.local'));
  const taken: unknown = await db
    .insert(users)
    .values(user('2', 'ana@balcao.local'))
    .catch((error: unknown) => error);
  expect(isUniqueViolation(taken, 'users_email_unique')).toBe(true);
  expect(isUniqueViolation(taken, 'users_pkey')).toBe(false);

  const sameId: unknown = await db
    .insert(users)
    .values(user('1', 'bruno@balcao.local'))
    .catch((error: unknown) => error);
  expect(isUniqueViolation(sameId, 'users_email_unique')).toBe(false);
  expect(isUniqueViolation(new Error('other'), 'users_email_unique')).toBe(false);
});
