import { loadConfig } from './loadConfig';

const answering = (body: string, init: ResponseInit) => () =>
  Promise.resolve(new Response(body, init));
const json = { 'content-type': 'application/json' };
const none = {
  apiUrl: '',
  couponUrl: '',
  summaryAdminIds: [],
  registration: 'open' as const,
  waitAmberMinutes: 5,
  waitRedMinutes: 15,
};

describe('loadConfig', () => {
  it('reads the hosts and the admins of this deployment', async () => {
    const file = '{"apiUrl":"https://api.test","couponUrl":"","summaryAdminIds":["7"]}';
    const config = await loadConfig(answering(file, { headers: json }));
    expect(config).toEqual({ ...none, apiUrl: 'https://api.test', summaryAdminIds: ['7'] });
  });

  it('takes its own origin when there is no such file', async () => {
    expect(await loadConfig(answering('{}', { status: 404, headers: json }))).toEqual(none);
  });

  it('takes its own origin when the host answers with its page instead', async () => {
    const headers = { 'content-type': 'text/html' };
    expect(await loadConfig(answering('<!doctype html>', { headers }))).toEqual(none);
  });
});
