import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { quickReplySchema } from '@/contract/entities/quickReply';
import { CALLS } from '@/contract/rest/calls';
import { QUICK_REPLY_COUNTS, QUICK_REPLY_LENGTHS } from '@/contract/rest/quickReplies';
import { quickReplies, users } from '@/server/db/schema';
import { DEMO_QUICK_REPLIES } from '@/server/demo/quickReplies';
import { startTestServer, type PersonName, type TestServer } from '@/testing/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  await server.parts.db.delete(quickReplies);
});

const PATH = '/api/respostas-rapidas';
const OI = { atalho: 'oi', texto: 'Oi, {nome}!' };

const list = async (as: PersonName) =>
  v.parse(CALLS.listQuickReplies.answer, (await server.request('GET', PATH, { as })).body).items;
const names = async (as: PersonName) => (await list(as)).map(({ atalho }) => atalho);
const create = (as: PersonName, entry: object = OI, daEquipe = false) =>
  server.request('POST', PATH, { as, body: { ...OI, ...entry, daEquipe } });
const change = (as: PersonName, id: string, entry: object) =>
  server.request('PUT', `${PATH}/${id}`, { as, body: { ...OI, ...entry } });
const remove = (as: PersonName, id: string) => server.request('DELETE', `${PATH}/${id}`, { as });
const made = async (...args: Parameters<typeof create>) =>
  v.parse(quickReplySchema, (await create(...args)).body);
const taken = { status: 409, body: { message: 'Já existe uma resposta com este atalho.' } };

describe('the list', () => {
  it('has the own replies and the team’s, by name, and nobody else’s', async () => {
    await create('ana', { atalho: 'zap' });
    await create('ana', { atalho: 'Água' });
    await create('bruno', { atalho: 'meu' });
    await create('admin', { atalho: 'meio' }, true);
    expect(await list('ana')).toEqual([
      { id: expect.any(String) as string, ...OI, atalho: 'Água', daEquipe: false },
      { id: expect.any(String) as string, ...OI, atalho: 'meio', daEquipe: true },
      { id: expect.any(String) as string, ...OI, atalho: 'zap', daEquipe: false },
    ]);
    expect(await names('financeiro')).toEqual(['meio']);
  });

  it('of the demo begins with ten of the team’s', async () => {
    const demo = await startTestServer();
    const { body } = await demo.request('GET', PATH, { as: 'bruno' });
    const { items } = v.parse(CALLS.listQuickReplies.answer, body);
    expect(items.map(({ texto }) => texto).sort()).toEqual(
      DEMO_QUICK_REPLIES.map(({ texto }) => texto).sort(),
    );
    expect(items).toHaveLength(10);
    expect(items.every(({ daEquipe }) => daEquipe)).toBe(true);
    await demo.close();
  });
});

describe('a name', () => {
  it('is one’s own once, whatever its case and accents', async () => {
    await create('ana', { atalho: 'Endereço' });
    expect(await create('ana', { atalho: 'endereco' })).toMatchObject(taken);
    expect((await create('bruno', { atalho: 'endereco' })).status).toBe(201);
    expect((await create('admin', { atalho: 'endereco' }, true)).status).toBe(201);
    expect(await create('financeiro', { atalho: 'ENDEREÇO' }, true)).toMatchObject(taken);
  });

  it('is kept without the bar and the blanks around it', async () => {
    expect(await made('ana', { atalho: ' /oi ', texto: '  Oi!\n' })).toMatchObject({
      atalho: 'oi',
      texto: 'Oi!',
    });
  });

  it('can be changed to another one, and in its own case', async () => {
    const { id } = await made('ana');
    await create('ana', { atalho: 'tchau' });
    expect((await change('ana', id, { atalho: 'OI' })).status).toBe(200);
    expect(await change('ana', id, { atalho: 'Tchau' })).toMatchObject(taken);
    expect(await names('ana')).toEqual(['OI', 'tchau']);
  });
});

describe('the same reply sent twice', () => {
  it('is one reply, and is answered as the first was', async () => {
    const [first, second] = [await create('ana'), await create('ana')];
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await names('ana')).toEqual(['oi']);
  });

  it('at the same moment, is one reply', async () => {
    const answers = await Promise.all([create('ana'), create('ana'), create('ana')]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await names('ana')).toEqual(['oi']);
  });

  it('with another text is refused', async () => {
    await create('ana');
    expect(await create('ana', { texto: 'Olá!' })).toMatchObject(taken);
  });
});

describe('an entry is refused', () => {
  it.each([
    ['without a name', { atalho: ' / ' }, 'Dê um atalho à resposta.'],
    [
      'with a blank in its name',
      { atalho: 'bom dia' },
      'Use só letras, números, hífen e sublinhado, sem espaços.',
    ],
    [
      'with too long a name',
      { atalho: 'a'.repeat(QUICK_REPLY_LENGTHS.atalho + 1) },
      'O atalho pode ter no máximo 30 caracteres.',
    ],
    ['without a text', { texto: ' \n' }, 'Escreva o texto da resposta.'],
    [
      'with too long a text',
      { texto: 'a'.repeat(QUICK_REPLY_LENGTHS.texto + 1) },
      'O texto pode ter no máximo 2.000 caracteres.',
    ],
  ])('%s', async (_what, entry, message) => {
    const { id } = await made('ana');
    expect(await create('ana', entry)).toMatchObject({ status: 400, body: { message } });
    expect(await change('ana', id, entry)).toMatchObject({ status: 400, body: { message } });
    expect(await list('ana')).toEqual([{ id, ...OI, daEquipe: false }]);
  });

  it('when there are as many as there may be, of one’s own and of the team’s', async () => {
    const full = async (as: PersonName, daEquipe: boolean, most: number) => {
      await server.parts.db.insert(quickReplies).values(
        Array.from({ length: most }, (_, index) => ({
          id: server.parts.ids.newId(),
          ownerId: daEquipe ? null : server.people[as].id,
          ...{ atalho: `r${index}`, nameKey: `r${index}`, texto: 'x', createdAt: 0 },
        })),
      );
      return create(as, {}, daEquipe);
    };
    expect(await full('ana', false, QUICK_REPLY_COUNTS.own)).toMatchObject({
      status: 422,
      body: { message: 'O limite é de 100 respostas. Exclua uma antes de criar outra.' },
    });
    expect((await full('admin', true, QUICK_REPLY_COUNTS.team)).status).toBe(422);
    expect((await create('bruno')).status).toBe(201);
  });
});

describe('rights', () => {
  it('let agents read the team’s replies, and administrators alone write them', async () => {
    const { id } = await made('admin', {}, true);
    expect(await names('ana')).toEqual(['oi']);
    expect((await create('ana', { atalho: 'x' }, true)).status).toBe(403);
    expect((await change('ana', id, { texto: 'x' })).status).toBe(403);
    expect((await remove('ana', id)).status).toBe(403);
    expect((await change('financeiro', id, { texto: 'x' })).status).toBe(200);
    expect((await remove('financeiro', id)).status).toBe(200);
    expect(await names('ana')).toEqual([]);
  });

  it('keep personal replies from everybody else, administrators too', async () => {
    const { id } = await made('ana');
    for (const as of ['bruno', 'admin'] as const) {
      expect((await change(as, id, {})).status).toBe(404);
      expect((await remove(as, id)).status).toBe(404);
      expect(await names(as)).toEqual([]);
    }
    expect((await remove('ana', id)).status).toBe(200);
    expect((await remove('ana', id)).status).toBe(404);
    expect((await change('ana', id, {})).status).toBe(404);
  });
});

it('a person’s replies go with their account', async () => {
  const { db, ids } = server.parts;
  const id = ids.newId();
  await db.insert(users).values({
    ...{ id, nome: 'Vera', email: 'vera@exemplo.invalid', telefone: '11900000008' },
    ...{ chavePix: 'vera', passwordHash: 'none', createdAt: 0 },
  });
  await db.insert(quickReplies).values({
    ...{ id: ids.newId(), ownerId: id, atalho: 'oi', nameKey: 'oi', texto: 'Oi!', createdAt: 0 },
  });
  await db.delete(users).where(eq(users.id, id));
  expect(await db.select().from(quickReplies)).toEqual([]);
});

it('wiping the data leaves them: they are of nobody who was served', async () => {
  await create('ana');
  await create('admin', { atalho: 'equipe' }, true);
  await server.request('DELETE', '/api/admin/limpar-dados', {
    as: 'admin',
  });
  expect(await names('ana')).toEqual(['equipe', 'oi']);
});
