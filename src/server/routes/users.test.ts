import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import { audit, pedidos, users } from '@/server/db/schema';
import { formOf } from '@/testing/forms';
import { picture } from '@/testing/hostileUploads';
import { seedChat } from '@/testing/seedChat';
import { openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

let world: CommerceWorld;
beforeAll(async () => {
  world = await openCommerceWorld();
});
afterAll(() => world.close());

const edit = (
  userId: string,
  fields: Partial<Record<'nome' | 'telefone', string>>,
  foto?: { bytes: Uint8Array },
) =>
  world.request('PUT', `/api/admin/users/${userId}/perfil`, {
    as: 'admin',
    body: formOf({ nome: 'Ana Atendente', telefone: '11900000003', ...fields }, foto),
  });
/** The newest entry. Entries of the same time have no order, so the clock advances before each read. */
const lastEntry = async () => {
  world.clock.advance(1);
  return (await world.parts.db.select().from(audit).orderBy(desc(audit.at)).limit(1))[0];
};
const photo = async () => ({ bytes: await picture(80, 60).png().toBuffer() });

describe('the list of users', () => {
  it('shows an administrator everybody, by name, with what each has earned', async () => {
    await world.parts.db
      .update(users)
      .set({ ganhosPendenteCents: 300, ganhosRecebidoCents: 1_200 })
      .where(eq(users.id, world.people.bruno.id));
    const answer = await world.request('GET', '/api/admin/users', { as: 'admin' });
    const { items } = v.parse(CALLS.listUsers.answer, answer.body);
    expect(items.map(({ email }) => email)).toEqual([
      'admin@balcao.local',
      'ana@balcao.local',
      'bruno@balcao.local',
      'financeiro@balcao.local',
    ]);
    expect(items[2]?.ganhos).toEqual({ pendente: 300, recebido: 1_200, total: 1_500 });
    expect(items[0]?.ganhos).toBeNull();
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash/);
  });

  it('returns the earnings of one of them', async () => {
    const ask = (id: string) =>
      world.request('GET', `/api/admin/agente/${id}/ganhos`, { as: 'admin' });
    expect((await ask(world.people.bruno.id)).body).toMatchObject({ pendente: 3, recebido: 12 });
    expect((await ask('nobody')).status).toBe(404);
  });
});

describe('editing a user', () => {
  it('changes name, phone and photo, and records who did it in the audit', async () => {
    const { id } = world.people.ana;
    const answer = await edit(
      id,
      { nome: ' Ana Nova ', telefone: '(21) 98765-4321' },
      await photo(),
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, user: { id, nome: 'Ana Nova', telefone: '21987654321' } },
    });
    const { user } = v.parse(CALLS.updateUser.answer, answer.body);
    expect((await world.request('GET', user?.foto ?? '')).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
      actorId: world.people.admin.id,
      act: 'user.edited',
      objectKind: 'user',
      objectId: id,
      detail: {
        changed: ['nome', 'telefone', 'foto'],
        nomeAntes: 'Ana Atendente (demo)',
        nomeAgora: 'Ana Nova',
      },
    });
  });

  it('keeps the phone when none is sent: only the name is required', async () => {
    const { id } = world.people.ana;
    await edit(id, { telefone: '21987654321' });
    const answer = await world.request('PUT', `/api/admin/users/${id}/perfil`, {
      as: 'admin',
      body: formOf({ nome: 'Ana Só Nome' }),
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { nome: 'Ana Só Nome', telefone: '21987654321' } },
    });
  });

  it('is seen on their conversations, by themselves and by every administrator', async () => {
    const { id } = world.people.ana;
    const chatId = await seedChat(world, { number: '5511944440000', agent: 'ana' });
    const answer = await edit(id, { nome: 'Ana Vista' }, await photo());
    const { user } = v.parse(CALLS.updateUser.answer, answer.body);
    const told = { id: chatId, agente: { id, nome: 'Ana Vista', foto: user?.foto } };
    for (const person of ['ana', 'admin', 'financeiro'] as const) {
      expect(world.heard(person, 'conversationUpdated')).toContainEqual(told);
    }
    expect(world.heard('bruno', 'conversationUpdated')).not.toContainEqual(told);
  });

  it('emits nothing when name and photo stay the same', async () => {
    await edit(world.people.ana.id, { nome: 'Ana Vista' });
    const before = world.heard('admin', 'conversationUpdated').length;
    await edit(world.people.ana.id, { nome: 'Ana Vista', telefone: '11911112222' });
    expect(world.heard('admin', 'conversationUpdated')).toHaveLength(before);
  });

  it.each([
    [{ nome: ' ' }, 'Preencha todos os campos obrigatórios!'],
    [{ nome: '\u200b' }, 'Preencha todos os campos obrigatórios!'],
    [{ telefone: '123' }, 'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX'],
  ])('refuses %j, and records nothing in the audit', async (fields, message) => {
    const before = await lastEntry();
    const answer = await edit(world.people.ana.id, fields);
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(await lastEntry()).toEqual(before);
  });

  it('refuses a file that is not a photo, and one of more than 5 MB', async () => {
    const { id } = world.people.ana;
    expect(await edit(id, {}, { bytes: Buffer.from('texto') })).toMatchObject({
      status: 415,
      body: { message: 'Por favor, selecione uma imagem válida' },
    });
    expect(await edit(id, {}, { bytes: Buffer.alloc(5_242_881) })).toMatchObject({
      status: 413,
      body: { message: 'A imagem deve ter no máximo 5MB' },
    });
  });

  it('answers 404 for a user who does not exist', async () => {
    expect((await edit('nobody', {})).status).toBe(404);
  });
});

describe('what an administrator does for an agent', () => {
  it('is recorded in the audit: a stage, a reset, an end', async () => {
    const number = '5511944441111';
    const chatId = await seedChat(world, { number, agent: 'ana', says: ['oi'] });
    await lastEntry();
    await world.setStage('admin', number, 'aguardando_nome');
    expect(await lastEntry()).toMatchObject({
      act: 'cliente.stageSet',
      objectId: chatId,
      detail: { stage: 'aguardando_nome' },
    });
    await world.request('POST', `/api/clientes/${number}/resetar-fluxo`, { as: 'admin' });
    expect(await lastEntry()).toMatchObject({ act: 'cliente.flowReset', objectId: chatId });
    await world.request('POST', `/api/agente/finalizar/${chatId}`, { as: 'admin' });
    expect(await lastEntry()).toMatchObject({
      act: 'conversation.finished',
      objectId: chatId,
      detail: { agenteId: world.people.ana.id },
    });
  });

  it('is not recorded when the agent does it', async () => {
    const before = await lastEntry();
    const number = '5511944442222';
    const chatId = await seedChat(world, { number, agent: 'ana', says: ['oi'] });
    await world.setStage('ana', number, 'aguardando_nome');
    await world.request('POST', `/api/agente/finalizar/${chatId}`, { as: 'ana' });
    expect(await lastEntry()).toEqual(before);
  });
});

describe('a former administrator', () => {
  it('gets a 403 on every call of theirs, with the token they have', async () => {
    const { financeiro, ana } = world.people;
    const token = await world.signIn('financeiro');
    const setAdmin = (isAdmin: boolean) =>
      world.parts.db.update(users).set({ isAdmin }).where(eq(users.id, financeiro.id));
    const adminCalls = world.server.routes.filter(({ right }) => right === 'admin');
    expect(adminCalls.length).toBeGreaterThan(5);
    await setAdmin(false);
    for (const { method, path, encoding } of adminCalls) {
      const answer = await world.request(method, path.replace(':id', ana.id), {
        headers: { Authorization: `Bearer ${token}` },
        ...(method !== 'GET' && { body: encoding === 'multipart' ? formOf({ nome: 'x' }) : {} }),
      });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
    await setAdmin(true);
    expect(await world.parts.db.select().from(pedidos)).toEqual([]);
  });
});

describe('what an administrator sees of an agent’s work', () => {
  it('is every conversation, message and payment, and no offer', async () => {
    const number = '5511944443333';
    const chatId = `${number}@c.us`;
    await world.setOnline('ana', true);
    const order = await world.customerConfirms(number, 'ana');
    await world.pays(order.cupomPixId);
    for (const person of ['admin', 'financeiro'] as const) {
      expect(world.heard(person, 'novaConversaAdmin')).toContainEqual(
        expect.objectContaining({ id: chatId }),
      );
      expect(world.heard(person, 'newMessage')).toContainEqual(expect.objectContaining({ chatId }));
      expect(world.heard(person, 'pagamentoAprovado')).toContainEqual(
        expect.objectContaining({ chatId, agenteId: world.people.ana.id }),
      );
      expect(world.heard(person, 'nova_oferta_conversa')).toEqual([]);
    }
    expect(world.heard('bruno', 'newMessage')).not.toContainEqual(
      expect.objectContaining({ chatId }),
    );
    const list = await world.request('GET', '/api/conversations', { as: 'admin' });
    const { items } = v.parse(CALLS.listConversations.answer, list.body);
    expect(items.find(({ id }) => id === chatId)?.agente).toMatchObject({
      id: world.people.ana.id,
      foto: expect.stringMatching(/^\/media\//) as string,
    });
  });
});
