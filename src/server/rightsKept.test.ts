import { eq } from 'drizzle-orm';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { ANAS_CALLS, CALL_NAMES, bodyOf, pathOf } from '@/testing/callRequests';
import { everyRow } from '@/testing/everyRow';
import { seedOwnedByAna } from '@/testing/seedRights';
import { startTestServer, type PersonName, type TestServer } from '@/testing/startTestServer';
import { sessions, users } from './db/schema';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => {
  const { db } = server.parts;
  await db.update(users).set({ estado: 'ativo' });
  await db.update(users).set({ isAdmin: true }).where(ofPerson('admin'));
  await db.update(users).set({ isAdmin: false }).where(ofPerson('ana'));
});

const ofPerson = (name: PersonName) => eq(users.id, server.people[name].id);

/** What takes rights away, and what a write is answered that comes after it. */
const LOSSES = {
  suspended: {
    status: 401,
    take: (name: PersonName) =>
      server.parts.db.update(users).set({ estado: 'suspenso' }).where(ofPerson(name)),
  },
  'signed out': {
    status: 401,
    take: (name: PersonName) =>
      server.parts.db.delete(sessions).where(eq(sessions.userId, server.people[name].id)),
  },
  'in another role': {
    status: 403,
    take: (name: PersonName) =>
      server.parts.db
        .update(users)
        .set({ isAdmin: name === 'ana' })
        .where(ofPerson(name)),
  },
} as const;

/** Sends a call of a person, who loses their rights when the call has been admitted. */
async function sendAndLose(
  as: PersonName,
  send: () => Promise<{ status: number }>,
  take: (name: PersonName) => Promise<unknown>,
) {
  const { sessions: signIns, db } = server.parts;
  const authenticate = signIns.authenticate.bind(signIns);
  let before: unknown;
  const admitted = jest.spyOn(signIns, 'authenticate').mockImplementation(async (...read) => {
    const session = await authenticate(...read);
    if (session?.person.id === server.people[as].id && before === undefined) {
      await take(as);
      before = await everyRow(db);
    }
    return session;
  });
  const { status } = await send();
  admitted.mockRestore();
  expect(before).toBeDefined();
  expect(await everyRow(db)).toEqual(before);
  return status;
}

/** They write, or would, whoever asks. A payment that nobody decided changes nothing. */
const WRITING = CALL_NAMES.filter(
  (name) =>
    (CALLS[name].method !== 'GET' || name === 'getCookies') &&
    !['login', 'loginCode', 'register', 'verifyPayment'].includes(name),
);
const FOR_ADMINISTRATORS: readonly CallName[] = [
  'updateUser',
  'setAccountState',
  'refuseAccount',
  'setRole',
  'endSessions',
  'wipeData',
  'exportAudit',
  'exportPedidos',
];
describe.each(Object.entries(LOSSES))('whoever is %s while their call waits', (name, loss) => {
  // Anybody may leave, whatever their role is by then.
  const calls = WRITING.filter((call) => call !== 'leave' || name !== 'in another role');
  it.each(calls)('does nothing by %s any more', async (name) => {
    const as = FOR_ADMINISTRATORS.includes(name) ? 'admin' : 'ana';
    const asked = ANAS_CALLS[name](await seedOwnedByAna(server));
    const headers = { Authorization: `Bearer ${await server.signIn(as)}` };
    const send = () =>
      server.request(CALLS[name].method, pathOf(name, asked), {
        headers,
        ...bodyOf(name, asked),
      });
    expect(await sendAndLose(as, send, loss.take)).toBe(loss.status);
  });
});

it('whoever is in another role while they leave has left', async () => {
  const token = await server.signIn('ana');
  const headers = { Authorization: `Bearer ${token}` };
  const { sessions: signIns } = server.parts;
  const authenticate = signIns.authenticate.bind(signIns);
  const admitted = jest.spyOn(signIns, 'authenticate').mockImplementationOnce(async (...read) => {
    const session = await authenticate(...read);
    await LOSSES['in another role'].take('ana');
    return session;
  });
  expect((await server.request('POST', '/api/auth/sair', { headers })).status).toBe(200);
  admitted.mockRestore();
  expect((await server.request('GET', '/api/auth/perfil', { headers })).status).toBe(401);
});
