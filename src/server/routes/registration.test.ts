import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import { users } from '@/server/db/schema';
import { REGISTRATION_LIMIT } from '@/server/services/accounts/registration';
import { formOf } from '@/testing/forms';
import { picture } from '@/testing/hostileUploads';
import { startTestServer, type TestServer } from '@/testing/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** Time passes, so that registrations are within the limit again. */
beforeEach(() => server.clock.advance(60 * 60_000));

const CARLA = {
  nome: ' Carla Nova ',
  email: 'carla@balcao.local',
  senha: 'segredo7',
  telefone: '(11) 91234-5678',
  chavePix: ' carla@pix.exemplo ',
};
type Fields = Readonly<Record<keyof typeof CARLA, string>>;

const register = (fields: Partial<Fields> = {}, foto?: { bytes: Uint8Array; type?: string }) =>
  server.request('POST', '/api/auth/registrar', { body: formOf({ ...CARLA, ...fields }, foto) });
const accounts = (email: string) =>
  server.parts.db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
const mediaFiles = async (): Promise<string[]> => {
  const dir = path.join(server.parts.settings.dataDir, 'media');
  return (await readdir(dir).catch(() => [])).sort();
};
const photo = () => picture(80, 60).png().toBuffer();

describe('registering', () => {
  it('makes an agent who is signed in at once, and can sign in again', async () => {
    const answer = await register({}, { bytes: await photo() });
    expect(answer.status).toBe(201);
    const { token, user, message } = v.parse(CALLS.register.answer, answer.body);
    expect(message).toBe('Cadastro realizado com sucesso!');
    expect(user).toMatchObject({
      nome: 'Carla Nova',
      email: 'carla@balcao.local',
      telefone: '11912345678',
      chavePix: 'carla@pix.exemplo',
      isAdmin: false,
      online: false,
      encaminharMensagens: false,
      ganhos: { pendente: 0, recebido: 0, total: 0 },
    });
    const headers = { Authorization: `Bearer ${token}` };
    const profile = await server.request('GET', '/api/auth/perfil', { headers });
    expect(profile.body).toMatchObject({ user: { id: user.id } });
    const body = { email: 'CARLA@balcao.local', senha: 'segredo7' };
    expect((await server.request('POST', '/api/auth/login', { body })).status).toBe(200);
    const shown = await server.request('GET', user.foto ?? '');
    expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  it('never answers with the password or its hash', async () => {
    const { body } = await register({ email: 'discreta@balcao.local' });
    expect(JSON.stringify(body)).not.toMatch(/segredo7|argon2|passwordHash/);
  });

  it.each<[string, Partial<Fields>, string]>([
    ['a name', { nome: ' ' }, 'Preencha todos os campos obrigatórios!'],
    ['a name that is seen', { nome: '\u200b' }, 'Preencha todos os campos obrigatórios!'],
    ['an e-mail', { email: ' ' }, 'Preencha todos os campos obrigatórios!'],
    ['a password', { senha: '' }, 'Preencha todos os campos obrigatórios!'],
    ['a phone', { telefone: '' }, 'Preencha todos os campos obrigatórios!'],
    ['a PIX key', { chavePix: ' ' }, 'Preencha todos os campos obrigatórios!'],
    [
      'a phone of 11 digits',
      { telefone: '(11) 1234-5678' },
      'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX',
    ],
    ['a password of 6 characters', { senha: '12345' }, 'A senha deve ter no mínimo 6 caracteres!'],
    ['an address for mail', { email: 'sem-arroba' }, 'Informe um email válido.'],
    [
      'all of it, the fields first',
      { nome: '', telefone: '1', senha: '1' },
      'Preencha todos os campos obrigatórios!',
    ],
    [
      'then the phone, then the password',
      { telefone: '1', senha: '1' },
      'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX',
    ],
  ])('asks for %s', async (_what, fields, message) => {
    const answer = await register({ email: 'errada@balcao.local', ...fields });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(await accounts('errada@balcao.local')).toEqual([]);
  });

  it('refuses one of the commonest passwords, by a status that says which field it was', async () => {
    const answer = await register({ email: 'errada@balcao.local', senha: 'Password1' });
    expect(answer).toMatchObject({
      status: 422,
      body: { message: 'Esta senha é das mais usadas e fácil de adivinhar. Escolha outra.' },
    });
    expect(await accounts('errada@balcao.local')).toEqual([]);
  });

  it('gives an e-mail one account, in whatever case it is written', async () => {
    expect((await register({ email: 'dora@balcao.local' })).status).toBe(201);
    const again = await register({ email: ' DORA@balcao.LOCAL ' });
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'Este email já está cadastrado.' },
    });
    expect(await accounts('dora@balcao.local')).toHaveLength(1);
  });

  it('stores an e-mail in one form, whatever the letters, and finds it by each spelling', async () => {
    // The database's own lower() makes other letters of this one, by its locale.
    const { body } = await register({ email: ' İRIS@Balcao.local ' });
    const { user } = v.parse(CALLS.register.answer, body);
    expect(user.email).toBe('İRIS@Balcao.local'.toLowerCase());
    for (const email of ['İRIS@balcao.local', 'İRIS@balcao.local'.toLowerCase()]) {
      expect((await register({ email })).status).toBe(409);
      const signedIn = await server.request('POST', '/api/auth/login', {
        body: { email, senha: 'segredo7' },
      });
      expect(signedIn.status).toBe(200);
    }
  });

  it('gives it to one of several concurrent requests, and keeps no photo of the others', async () => {
    const before = await mediaFiles();
    const bytes = await photo();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_each, n) =>
        register({ email: n % 2 ? 'eva@balcao.local' : 'EVA@balcao.local' }, { bytes }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    const [eva] = await accounts('eva@balcao.local');
    const added = (await mediaFiles()).filter((file) => !before.includes(file));
    expect(added).toEqual([path.basename(eva?.fotoPath ?? '')]);
  });

  it.each([
    ['no image', Buffer.from('texto'), 415, 'Por favor, selecione uma imagem válida'],
    ['too large', Buffer.alloc(5_242_881), 413, 'A imagem deve ter no máximo 5MB'],
  ])('makes no account with a photo that is %s', async (_what, bytes, status, message) => {
    const before = await mediaFiles();
    const answer = await register({ email: 'foto@balcao.local' }, { bytes });
    expect(answer).toMatchObject({ status, body: { message } });
    expect(await accounts('foto@balcao.local')).toEqual([]);
    expect(await mediaFiles()).toEqual(before);
  });

  it('blocks an address that registers too often, for as long as it says', async () => {
    const tryOne = () => register({ email: 'carla@balcao.local' });
    for (let n = 0; n < REGISTRATION_LIMIT.burst; n += 1) expect((await tryOne()).status).toBe(409);
    const held = await tryOne();
    expect(held.status).toBe(429);
    server.clock.advance(Number(held.headers.get('Retry-After')) * 1000);
    expect((await tryOne()).status).toBe(409);
  });
});
