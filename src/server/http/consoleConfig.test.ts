import { startTestServer, type TestServer } from '@/testing/startTestServer';
import { KEPT_MS } from './consoleConfig';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ settings: { summaryAdmins: ['ana@balcao.local'] } });
});
afterEach(() => server.close());

const admins = async () => {
  const { status, body } = await server.request('GET', '/config.json');
  expect(status).toBe(200);
  return (body as { summaryAdminIds: string[] }).summaryAdminIds;
};

describe('the configuration that strangers may ask for', () => {
  it('costs one query, however many ask, and another when it is old', async () => {
    const query = jest.spyOn(server.parts.db.$client, 'query');
    await Promise.all(Array.from({ length: 50 }, admins));
    await admins();
    expect(query).toHaveBeenCalledTimes(1);
    server.clock.advance(KEPT_MS);
    await admins();
    expect(query).toHaveBeenCalledTimes(2);
  });

  it('says at once who became an administrator', async () => {
    const { admin, ana } = server.people;
    expect(await admins()).toEqual([admin.id]);
    const promoted = await server.request('PUT', `/api/admin/users/${ana.id}/papel`, {
      as: 'admin',
      body: { isAdmin: true },
    });
    expect(promoted.status).toBe(200);
    expect((await admins()).sort()).toEqual([admin.id, ana.id].sort());
  });

  it('is read again after a failure', async () => {
    const query = jest.spyOn(server.parts.db.$client, 'query');
    query.mockImplementationOnce(() => Promise.reject(new Error('no')) as never);
    expect((await server.request('GET', '/config.json')).status).toBe(500);
    expect(await admins()).toEqual([server.people.admin.id]);
  });
});
