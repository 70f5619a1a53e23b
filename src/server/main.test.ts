import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { io } from 'socket.io-client';
import { buildServer, type ServerBuild } from '@/testing/buildServer';
import { openRawSockets } from '@/testing/rawSockets';
import { runCommandHere } from '@/testing/runCommandHere';
import { startServerProcess, type ServerProcess } from '@/testing/serverProcess';
import { makeTestDataDir } from '@/testing/testDatabase';
import { tokenAt } from '@/testing/tokenAt';
import { until } from '@/testing/until';

let build: ServerBuild;
let dataDir: string;
const runs: ServerProcess[] = [];

beforeAll(async () => {
  build = await buildServer();
});
afterAll(() => build.remove());
beforeEach(async () => {
  dataDir = await makeTestDataDir();
});
afterEach(async () => {
  for (const run of runs.splice(0)) await run.kill();
  await rm(dataDir, { recursive: true });
});

const start = (env: Record<string, string> = {}): ServerProcess => {
  const run = startServerProcess(build, { DATA_DIR: dataDir, ...env });
  runs.push(run);
  return run;
};

describe('the server’s process', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'says its address and accounts, and ends on %s with 0 though sockets are open',
    async (signal) => {
      const begun = Date.now();
      const run = start();
      const url = await run.address();
      const startMs = Date.now() - begun;
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const socket = io(url, { transports: ['websocket'], reconnection: false });
      await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
      const asked = Date.now();
      run.child.kill(signal);
      expect(await run.ended).toBe(0);
      // It mostly takes half a second, a fifth of the start. It must not wait for the open sockets, whose own limits are
      // 20 s and more. A machine on which it stops slowly also starts it slowly.
      expect(Date.now() - asked).toBeLessThan(Math.max(15_000, 5 * startMs));
      expect(run.printed()).toMatch(/password balcao123/);
      expect(run.printed()).toMatch(/ana@balcao\.local/);
      expect(run.complaints()).toBe('');
    },
  );

  it('ends with 0 within its grace though bodies are half sent, connections idle and requests open', async () => {
    const run = start({ SHUTDOWN_GRACE_MS: '20000' });
    const url = await run.address();
    const token = await tokenAt(url, 'ana@balcao.local', 'balcao123');
    const raw = openRawSockets(url, token);
    const calls = Array.from({ length: 20 }, async () => {
      const answer = await fetch(`${url}/api/conversations`, {
        headers: { Authorization: `Bearer ${token}` },
      }).catch(() => null);
      return answer?.status ?? 'not accepted';
    });
    await until(async () => (await fetch(`${url}/healthz`)).ok);
    run.child.kill('SIGTERM');
    expect(await run.ended).toBe(0);
    await raw;
    for (const outcome of await Promise.all(calls)) {
      expect([200, 503, 'not accepted']).toContain(outcome);
    }
    expect(run.complaints()).toBe('');
  });

  it('refuses a data folder that another process uses, in one sentence, and leaves it alone', async () => {
    const first = start();
    const url = await first.address();
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.complaints()).toMatch(
      /^Another Balcão server is running on the data folder .*\n$/,
    );
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('locks the accounts of a former demo, and says so, until their passwords are reset', async () => {
    const demo = start();
    await demo.address();
    demo.child.kill('SIGTERM');
    await demo.ended;
    const signIn = async (url: string, email: string, senha: string) =>
      (
        await fetch(`${url}/api/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, senha }),
        })
      ).status;
    const locked = start({ DEMO: 'off' });
    expect(await signIn(await locked.address(), 'ana@balcao.local', 'balcao123')).toBe(403);
    locked.child.kill('SIGTERM');
    await locked.ended;
    const { printed } = await runCommandHere(['admin', 'reset-password', 'ana@balcao.local'], {
      env: { DATA_DIR: dataDir },
    });
    const password = /shown this once: (\S+)/.exec(printed)?.[1] ?? '';
    const url = await start({ DEMO: 'off' }).address();
    expect(await signIn(url, 'ana@balcao.local', password)).toBe(200);
    expect(await signIn(url, 'admin@balcao.local', 'balcao123')).toBe(403);
  });

  it('refuses stored secrets without their key, in one sentence, and makes no other key', async () => {
    const demo = start();
    await demo.address();
    demo.child.kill('SIGTERM');
    await demo.ended;
    const key = path.join(dataDir, 'secrets-key');
    const away = path.join(dataDir, 'kept-elsewhere');
    await rename(key, away);
    const other = randomBytes(32).toString('base64url');
    for (const env of [{}, {}, { SECRETS_KEY: other }]) {
      const run = start(env);
      expect(await run.ended).toBe(1);
      expect([run.printed(), run.complaints()]).toEqual([
        '',
        'The key of stored secrets is missing: set SECRETS_KEY to it, or put the file secrets-key back into DATA_DIR.\n',
      ]);
    }
    await rename(away, key);
    expect((await fetch(`${await start().address()}/readyz`)).status).toBe(200);
  });

  it('names the administrators who see the summary cards', async () => {
    const run = start({ SUMMARY_ADMINS: 'Financeiro@balcao.local, ana@balcao.local' });
    const url = await run.address();
    const { summaryAdminIds } = (await (await fetch(`${url}/config.json`)).json()) as {
      summaryAdminIds: string[];
    };
    // The demo's administrator and the named one; ana is not an administrator.
    expect(new Set(summaryAdminIds).size).toBe(2);
  });

  it('refuses a port that is in use, in one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const run = start({ PORT: String((taken.address() as AddressInfo).port) });
    expect(await run.ended).toBe(1);
    expect(run.complaints()).toMatch(/^This PORT is in use already\..*\n$/);
    taken.close();
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT must be .*\n$/],
    [{ HOST: '0.0.0.0' }, /^DEMO is on, .*\n$/],
  ])('refuses %j in one sentence', async (env, sentence) => {
    const run = start(env);
    expect(await run.ended).toBe(1);
    expect(run.complaints()).toMatch(sentence);
  });

  it('counts what was pulled by the stored audit, so that a kill -9 forgets none', async () => {
    const env = { COUPON_PULLS_PER_HOUR: '2' };
    const before = start(env);
    const url = await before.address();
    const token = await tokenAt(url, 'ana@balcao.local', 'balcao123');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const profile = await fetch(`${url}/api/auth/perfil`, { headers });
    const { user } = (await profile.json()) as { user: { id: string } };
    const pull = async (at: string) => {
      const body = JSON.stringify({ couponValue: 35, applicatorId: user.id });
      const answer = await fetch(`${at}/email/request-coupon-by-value`, {
        method: 'POST',
        headers,
        body,
      });
      return answer.status;
    };
    expect([await pull(url), await pull(url)]).toEqual([200, 200]);
    before.child.kill('SIGKILL');
    await before.ended;
    expect(await pull(await start(env).address())).toBe(429);
  });

  it('restores accounts, tokens and online agents after a kill -9', async () => {
    const before = start();
    const url = await before.address();
    const token = await tokenAt(url, 'ana@balcao.local', 'balcao123');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ online: true });
    await fetch(`${url}/api/agente/status`, { method: 'POST', headers, body });
    before.child.kill('SIGKILL');
    await before.ended;
    const again = await start().address();
    const profile = await fetch(`${again}/api/auth/perfil`, { headers });
    expect(await profile.json()).toMatchObject({
      user: { email: 'ana@balcao.local', online: true },
    });
  });
});
