import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import * as v from 'valibot';
import { signedInAnswer } from '@/contract/rest/auth';
import { CALLS } from '@/contract/rest/calls';
import { LOGIN_LIMIT } from '@/server/services/accounts/loginAttempts';
import { audit, users } from '@/server/db/schema';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { formOf } from '@/testing/forms';
import { picture } from '@/testing/hostileUploads';
import { seedChat } from '@/testing/seedChat';
import { nextEvent, startTestServer, type TestServer } from '@/testing/startTestServer';
import { until } from '@/testing/until';

const { failures: MAX_FAILURES, windowMs: WINDOW_MS } = LOGIN_LIMIT;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(WINDOW_MS));

const ANA = { nome: 'Ana Atendente', telefone: '(11) 90000-0003', chavePix: 'ana@pix.exemplo' };
type Fields = Partial<typeof ANA & { senhaAtual: string; senhaNova: string }>;
type Foto = { bytes: Uint8Array };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const update = (token: string, fields: Fields = {}, foto?: Foto) =>
  server.request('PUT', '/api/auth/perfil', {
    headers: bearer(token),
    body: formOf({ ...ANA, ...fields }, foto),
  });
const profile = (token: string) =>
  server.request('GET', '/api/auth/perfil', { headers: bearer(token) });
/** Signs in, and says who is there: another PIX key asks that. */
const login = async (senha = DEMO_PASSWORD, email = 'ana@balcao.local') => {
  const { body } = await server.request('POST', '/api/auth/login', { body: { email, senha } });
  const { token } = v.parse(signedInAnswer, body);
  const proof = { headers: bearer(token), body: { senha } };
  expect((await server.request('POST', '/api/auth/confirmar', proof)).status).toBe(200);
  return token;
};
const row = async () => {
  const [found] = await server.parts.db
    .select()
    .from(users)
    .where(eq(users.id, server.people.ana.id));
  return found!;
};
const mediaFiles = async () =>
  (await readdir(path.join(server.parts.settings.dataDir, 'media')).catch(() => [])).sort();
const readUpdate = (body: unknown) => v.parse(CALLS.updateProfile.answer, body);
const photo = async (): Promise<Foto> => ({ bytes: await picture(80, 60).png().toBuffer() });

async function signedInSocket(token: string): Promise<Socket> {
  const socket = server.connect();
  await nextEvent(socket, 'connect');
  socket.emit('authenticate', { token });
  await nextEvent(socket, 'authenticated');
  return socket;
}

describe('changing one’s own profile', () => {
  it('is in the audit with the name before and after, and no entry says so of the same name', async () => {
    const token = await login();
    const before = (await row()).nome;
    await update(token, { nome: 'Bruno Bastos' });
    await update(token, { nome: 'Bruno Bastos', telefone: '21 98888-7777' });
    const { id } = server.people.ana;
    const renames = await server.parts.db
      .select()
      .from(audit)
      .where(and(eq(audit.objectId, id), eq(audit.act, 'user.edited')));
    expect(renames).toMatchObject([
      { actorId: id, detail: { changed: ['nome'], nomeAntes: before, nomeAgora: 'Bruno Bastos' } },
    ]);
  });

  it('changes name, phone and PIX key, and leaves e-mail and sign-in as they are', async () => {
    const token = await login();
    const fields = { nome: ' Ana Maria ', telefone: '21 98888-7777', chavePix: 'nova chave' };
    const answer = await update(token, fields);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: 'Perfil atualizado com sucesso!',
        user: {
          nome: 'Ana Maria',
          telefone: '21988887777',
          chavePix: 'nova chave',
          email: 'ana@balcao.local',
        },
      },
    });
    expect(readUpdate(answer.body).token).toBeNull();
    expect((await profile(token)).status).toBe(200);
  });

  it.each<[Fields, string]>([
    [{ nome: ' ' }, 'Preencha todos os campos obrigatórios!'],
    [{ nome: '\u200b' }, 'Preencha todos os campos obrigatórios!'],
    [{ chavePix: '' }, 'Preencha todos os campos obrigatórios!'],
    [{ telefone: '119000' }, 'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX'],
    [{ senhaNova: 'segredo7' }, 'Preencha a senha atual e a nova senha!'],
    [{ senhaAtual: DEMO_PASSWORD }, 'Preencha a senha atual e a nova senha!'],
    [{ senhaAtual: DEMO_PASSWORD, senhaNova: '12345' }, 'A senha deve ter no mínimo 6 caracteres!'],
  ])('refuses %j, and changes nothing', async (fields, message) => {
    const before = await row();
    expect(await update(await login(), fields)).toMatchObject({ status: 400, body: { message } });
    expect(await row()).toEqual(before);
  });

  it('refuses one of the commonest passwords, by a status that says which field it was', async () => {
    const before = await row();
    const fields = { senhaAtual: DEMO_PASSWORD, senhaNova: '12345678' };
    expect(await update(await login(), fields)).toMatchObject({
      status: 422,
      body: { message: 'Esta senha é das mais usadas e fácil de adivinhar. Escolha outra.' },
    });
    expect(await row()).toEqual(before);
  });

  it('announces the new name and photo to everyone who sees the agent on a conversation', async () => {
    const chatId = await seedChat(server, { number: '5511955550000', agent: 'ana' });
    const heard: unknown[] = [];
    for (const { token } of [server.people.admin, server.people.ana]) {
      const socket = await signedInSocket(token);
      socket.on('conversationUpdated', (payload: unknown) => heard.push(payload));
    }
    const answer = await update(await login(), { nome: 'Ana Outra' }, await photo());
    const { foto } = readUpdate(answer.body).user;
    await until(() => heard.length === 2);
    const agente = { id: server.people.ana.id, nome: 'Ana Outra', foto };
    expect(heard).toEqual([
      { id: chatId, agente },
      { id: chatId, agente },
    ]);
  });
});

describe('a new photo', () => {
  it('replaces the old one, whose file is deleted after it', async () => {
    const token = await login();
    const first = readUpdate((await update(token, {}, await photo())).body).user.foto ?? '';
    const files = await mediaFiles();
    const second = readUpdate((await update(token, {}, await photo())).body).user.foto ?? '';
    expect(second).not.toBe(first);
    expect((await server.request('GET', first)).status).toBe(404);
    expect((await server.request('GET', second)).status).toBe(200);
    expect(await mediaFiles()).toHaveLength(files.length);
  });

  it('stays as it is when none is sent, or an empty one', async () => {
    const token = await login();
    const { foto } = readUpdate((await update(token, {}, await photo())).body).user;
    expect(readUpdate((await update(token)).body).user.foto).toBe(foto);
    const form = formOf(ANA);
    form.append('foto', new Blob([]), '');
    const headers = bearer(token);
    const answer = await server.request('PUT', '/api/auth/perfil', { headers, body: form });
    expect(readUpdate(answer.body).user.foto).toBe(foto);
  });

  it('leaves no file behind when the change fails', async () => {
    const token = await login();
    const before = await mediaFiles();
    server.clock.advance(WINDOW_MS);
    const fails = jest
      .spyOn(server.parts.uow, 'write')
      .mockRejectedValue(new Error('the database is away'));
    expect((await update(token, {}, await photo())).status).toBe(500);
    fails.mockRestore();
    expect(await mediaFiles()).toEqual(before);
  });
});

describe('a new password', () => {
  const change = (token: string, senhaAtual: string, senhaNova: string) =>
    update(token, { senhaAtual, senhaNova });
  /** Restores the password that the other tests use. */
  afterEach(async () => {
    server.clock.advance(WINDOW_MS);
    const token = await server.signIn('ana');
    for (const now of ['segredo7', 'segredo8']) await change(token, now, DEMO_PASSWORD);
  });

  it('needs the current password', async () => {
    const token = await login();
    const before = await row();
    expect(await change(token, 'errada', 'segredo7')).toMatchObject({
      status: 400,
      body: { message: 'A senha atual está incorreta.' },
    });
    expect(await row()).toEqual(before);
  });

  it('is blocked after ten wrong guesses, as a sign-in is', async () => {
    const token = await login();
    for (let n = 0; n < MAX_FAILURES; n += 1) await change(token, 'errada', 'segredo7');
    const held = await change(token, DEMO_PASSWORD, 'segredo7');
    expect([held.status, held.headers.get('Retry-After')]).toEqual([429, String(WINDOW_MS / 1000)]);
  });

  it('ends every other sign-in at once, and gives this one a new token', async () => {
    const [here, elsewhere] = [await login(), await login()];
    const own = await signedInSocket(here);
    const other = await signedInSocket(elsewhere);
    const refused = nextEvent(other, 'auth_error');
    const otherGone = nextEvent(other, 'disconnect');
    const ownGone = nextEvent(own, 'disconnect');
    let ownRefused = false;
    own.on('auth_error', () => (ownRefused = true));

    const answer = await change(here, DEMO_PASSWORD, 'segredo7');
    const { token } = readUpdate(answer.body);
    expect(answer.status).toBe(200);
    expect(await refused).toEqual({ message: 'Token inválido' });
    await Promise.all([otherGone, ownGone]);
    expect(ownRefused).toBe(false);
    expect((await profile(here)).status).toBe(401);
    expect((await profile(elsewhere)).status).toBe(401);
    expect((await profile(token ?? '')).status).toBe(200);
    await signedInSocket(token ?? '');
    expect(await login('segredo7')).toEqual(expect.any(String));
  });

  it('succeeds for one of two who change it at once', async () => {
    const token = await login();
    const answers = await Promise.all(
      ['segredo7', 'segredo8'].map((senhaNova) => change(token, DEMO_PASSWORD, senhaNova)),
    );
    const [first, second] = answers.map(({ status }) => status).sort();
    expect(first).toBe(200);
    // By the password that was replaced, or by the token that went with it: whichever it is asked for first.
    expect([400, 401]).toContain(second);
  });

  it('keeps nobody out who knows the current one, however many come at once', async () => {
    const token = await login();
    // The next wrong one closes the door: of several at once, each running one could be that.
    for (let wrong = 1; wrong < MAX_FAILURES; wrong += 1)
      await change(token, 'errada1', 'segredo7');
    // Fewer than the forms that one person may send at once (wire: upload-limits).
    const all = Array.from({ length: 4 }, () => change(token, DEMO_PASSWORD, DEMO_PASSWORD));
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses).not.toContain(429);
  });
});
