import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { copyDetail } from '../order/copyDetail';
import { followOpenChat } from '../reading/openChat';
import { finishAttendance, restartFlow } from './chatDeeds';

const chat = buildConversation({ id: 'c1', name: 'Bia', number: '5511912345678' });
const yes = { success: true, message: null };

/** An agent with one chat open. The customer's record is loaded. */
async function inChat(scripts: Scripts = {}) {
  const session = await openLiveConsole({ conversations: [chat] });
  session.host.script({
    getCliente: () => buildCliente({ nomeCompleto: 'Bia Souza', enderecoEntrega: 'Rua A, 1' }),
    resetFlow: () => yes,
    finishAttendance: () => yes,
    ...scripts,
  });
  session.store.dispatch(followOpenChat('c1'));
  await settle();
  return session;
}

describe('a deed during which the session ends', () => {
  test.each([
    ['finishAttendance', finishAttendance],
    ['resetFlow', restartFlow],
  ] as const)('leaves the word to the notice about the session (%s)', async (call, deed) => {
    const { store, world } = await inChat({ [call]: () => new HostError(401) });
    void store.dispatch(deed('c1'));
    await settle();
    expect(world.deeds.notices.map(({ key }) => key)).toEqual(['auth']);
  });
});

describe('Encerrar', () => {
  test('asks first, and does nothing on a no', async () => {
    const { host, store, world } = await inChat();
    world.answers.confirm = false;
    void store.dispatch(finishAttendance('c1'));
    await settle();
    expect(world.deeds.questions).toEqual(['Tem certeza que deseja encerrar este atendimento?']);
    expect(host.asked('finishAttendance')).toEqual([]);
  });

  test.each([
    [yes, '✅ Atendimento finalizado! Cliente pode fazer um novo pedido.'],
    [{ success: null, message: null }, '❌ Erro ao encerrar atendimento'],
    [{ success: false, message: 'não' }, '❌ Erro ao encerrar atendimento'],
    [new HostError(500), '❌ Erro ao encerrar atendimento. Tente novamente.'],
    [NO_ANSWER, '❌ Erro ao encerrar atendimento. Tente novamente.'],
  ] as const)('reports the result (%#)', async (answer, text) => {
    const { store, world } = await inChat({ finishAttendance: () => answer });
    void store.dispatch(finishAttendance('c1'));
    await settle();
    expect(world.deeds.notices.map((notice) => notice.text)).toEqual([text]);
  });

  test('the notice about a second try replaces the notice about the first', async () => {
    const { host, store, world } = await inChat({ finishAttendance: () => new HostError(500) });
    const tries = async () => {
      void store.dispatch(finishAttendance('c1'));
      await settle();
      world.clock.advance(1000);
      await settle();
    };
    await tries();
    host.script({ finishAttendance: () => ({ success: false, message: null }) });
    await tries();
    expect(world.deeds.notices.map(({ key }) => key)).toEqual(['finish:c1', 'finish:c1']);
  });

  test('a double click asks and ends once', async () => {
    const { host, store, world } = await inChat();
    void store.dispatch(finishAttendance('c1'));
    void store.dispatch(finishAttendance('c1'));
    await settle();
    expect(world.deeds.questions).toHaveLength(1);
    expect(host.asked('finishAttendance')).toHaveLength(1);
  });

  test('a chat that left before the click is not asked about', async () => {
    const { host, store, world } = await inChat();
    host.push('conversationDeleted', { chatId: 'c1' });
    void store.dispatch(finishAttendance('c1'));
    await settle();
    expect(world.deeds.questions).toEqual([]);
    expect(host.asked('finishAttendance')).toEqual([]);
  });

  test('a chat that left meanwhile is reported as gone, and the notice does not suggest a retry', async () => {
    const { host, store, world } = await inChat();
    host.script({
      finishAttendance: () => {
        host.push('conversationDeleted', { chatId: 'c1' });
        return new HostError(404);
      },
    });
    void store.dispatch(finishAttendance('c1'));
    await settle();
    expect(world.deeds.notices).toEqual([
      { variant: 'info', text: 'Esta conversa não está mais disponível', key: 'finish:c1' },
    ]);
  });
});

describe('Reiniciar', () => {
  test('names the customer, resets and reads their record again', async () => {
    const { host, store, world } = await inChat();
    const before = host.asked('getCliente').length;
    void store.dispatch(restartFlow('c1'));
    await settle();
    expect(world.deeds.questions).toEqual([
      'Tem certeza que deseja reiniciar o fluxo de Bia Souza?',
    ]);
    expect(world.deeds.notices.map(({ text }) => text)).toContain('✅ Fluxo resetado com sucesso!');
    expect(host.asked('getCliente').length).toBe(before + 1);
  });

  test('names a customer without a name as the list does', async () => {
    const { store, world } = await inChat({
      getCliente: () => buildCliente({ nomeCompleto: 'Não informado' }),
    });
    void store.dispatch(restartFlow('c1'));
    await settle();
    expect(world.deeds.questions).toEqual(['Tem certeza que deseja reiniciar o fluxo de Bia?']);
  });

  test('does nothing on a no, and asks once for a double click', async () => {
    const { host, store, world } = await inChat();
    world.answers.confirm = false;
    void store.dispatch(restartFlow('c1'));
    void store.dispatch(restartFlow('c1'));
    await settle();
    expect(world.deeds.questions).toHaveLength(1);
    expect(host.asked('resetFlow')).toEqual([]);
  });

  test('needs a loaded customer, and says so without asking', async () => {
    const { host, store, world } = await inChat({ getCliente: () => new HostError(500) });
    void store.dispatch(restartFlow('c1'));
    await settle();
    expect(world.deeds.questions).toEqual([]);
    expect(world.deeds.notices.map(({ text }) => text)).toEqual([
      'Os dados do cliente ainda não foram carregados',
    ]);
    expect(host.asked('resetFlow')).toEqual([]);
  });

  test.each([new HostError(503), { success: false, message: null }])(
    'says when it failed, and reads nothing again (%#)',
    async (answer) => {
      const { host, store, world } = await inChat({ resetFlow: () => answer });
      const before = host.asked('getCliente').length;
      void store.dispatch(restartFlow('c1'));
      await settle();
      expect(world.deeds.notices.map(({ text }) => text)).toEqual([
        '❌ Erro ao resetar fluxo. Tente novamente.',
      ]);
      expect(host.asked('getCliente')).toHaveLength(before);
    },
  );
});

describe('a click on a detail of the order', () => {
  const copied = { variant: 'success', text: 'Copiado!', key: 'copied' };

  test('copies it, and no action carries it', async () => {
    const { log, store, world } = await inChat();
    const before = log.length;
    void store.dispatch(copyDetail('c1', 'address'));
    void store.dispatch(copyDetail('c1', 'name'));
    await settle();
    expect(world.deeds.copied).toEqual(['Rua A, 1', 'Bia Souza']);
    expect(world.deeds.notices).toEqual([copied, copied]);
    expect(JSON.stringify(log.slice(before))).not.toContain('Rua A');
  });

  test.each([null, '', '   ', '-', 'Não informado', 'sem endereço'])(
    'copies no placeholder (%j)',
    async (enderecoEntrega) => {
      const { store, world } = await inChat({
        getCliente: () => buildCliente({ enderecoEntrega }),
      });
      void store.dispatch(copyDetail('c1', 'address'));
      await settle();
      expect(world.deeds.copied).toEqual([]);
      expect(world.deeds.notices).toEqual([]);
    },
  );

  test('says when the clipboard refuses', async () => {
    const { store, world } = await inChat();
    world.answers.clipboard = 'refused';
    void store.dispatch(copyDetail('c1', 'name'));
    await settle();
    expect(world.deeds.notices).toEqual([
      { variant: 'error', text: 'Não foi possível copiar', key: 'copied' },
    ]);
  });
});
