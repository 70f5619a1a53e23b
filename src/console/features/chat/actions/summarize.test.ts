import { clientesApi } from '@/console/api/clientes';
import { accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { buildCliente, buildIndicacoes } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, RawAnswer, type Scripts } from '@/testing/scriptedHost';
import type { Cliente } from '@/contract/entities/cliente';
import { followOpenChat } from '../reading/openChat';
import { summarizeOrder } from './chatDeeds';

const chat = buildConversation({ id: 'c1', name: 'Bia', number: '5511912345678' });
const account = buildCouponAccount({ email: 'a@cupom.test', coupon: 2000 });
const accounts = (...items: (typeof account)[]) => ({
  listOwnCoupons: () => ({ items, rejected: [] }),
});
const linked = accountLinked({
  email: account.email,
  link: { chatId: 'c1', nome: 'Bia', numero: chat.number },
});
const EMPTY_PROMPT =
  'A conta vinculada (a@cupom.test) não tem cupom. Qual é o valor do desconto (R$)?';
const UNREAD_PROMPT =
  'Não foi possível ler o cupom da conta vinculada (a@cupom.test). Qual é o valor do desconto (R$)?';
const NO_LINK_PROMPT = 'Nenhuma conta vinculada a este cliente. Qual é o valor do desconto (R$)?';

/** An agent with one chat open. The customer has given all details unless `change` says otherwise. */
async function inChat(scripts: Scripts = {}, change: Partial<Cliente> = {}) {
  const session = await openLiveConsole({ conversations: [chat] });
  session.host.script({
    getCliente: () =>
      buildCliente({
        nomeCompleto: 'Bia Souza',
        enderecoEntrega: 'Rua A, 1',
        restaurante: 'Cantina',
        ...change,
      }),
    ...accounts(account),
    setStage: () => ({ success: true, cliente: null }),
    ...scripts,
  });
  session.store.dispatch(followOpenChat('c1'));
  await settle();
  const { deeds } = session.world;
  return {
    ...session,
    ...deeds,
    press: () => void session.store.dispatch(summarizeOrder('c1')),
    said: () => deeds.notices.map(({ variant, text }) => [variant, text]),
    stages: () => session.host.asked('setStage').map(({ body }) => body),
  };
}

describe('Resumir (behaviour: summarize)', () => {
  test('copies the script with the linked value, then confirms the stage', async () => {
    const { store, press, copied, questions, said, stages } = await inChat();
    store.dispatch(linked);
    press();
    await settle();
    expect(questions).toEqual([]);
    expect(copied).toEqual([
      [
        '*Resumo do seu pedido*',
        '',
        'Restaurante: Cantina',
        'Nome: Bia Souza',
        'Endereço: Rua A, 1',
        'Pagamento: PIX',
        '',
        'Valor do cupom: R$ 20,00',
        'Preço do cupom: R$ 4,70',
        'Economia real: R$ 15,30',
        '',
        'Está tudo certo? Responda para confirmar.',
      ].join('\n'),
    ]);
    expect(said()).toEqual([
      ['success', 'Resumo copiado!'],
      ['info', 'Etapa: Aguardando confirmação'],
    ]);
    expect(store.getState().summary).toEqual({ chatId: 'c1', script: copied[0] });
    expect(stages()).toEqual([{ estadoFluxo: 'aguardando_confirmacao' }]);
  });

  test('says what the customer pays with change, and shows the picture by its whole address', async () => {
    const { store, press, copied } = await inChat(
      {},
      {
        formaPagamento: 'Dinheiro',
        troco: 'R$ 100,00',
        restaurante: null,
        imagemPedidoUrl: '/media/pedido.png',
      },
    );
    store.dispatch(linked);
    press();
    await settle();
    expect(copied[0]).toContain('\nPagamento: Dinheiro (troco para R$ 100,00)\n');
    expect(copied[0]).toContain(
      '\nImagem do pedido: https://console.example.test/media/pedido.png\n',
    );
  });

  test.each([
    ['the record', { cuponsGratisDisponiveis: 1 }, null],
    ['the referral summary, which wins', { cuponsGratisDisponiveis: 0 }, 2],
  ])(
    'a free coupon of %s costs nothing, and the script says so',
    async (_from, change, summary) => {
      const { store, press, copied } = await inChat(
        summary === null
          ? {}
          : {
              getIndicacoes: () => ({
                success: true,
                indicacoes: buildIndicacoes({ cuponsGratisDisponiveis: summary }),
              }),
            },
        change,
      );
      if (summary !== null) {
        await store.dispatch(clientesApi.endpoints.getIndicacoes.initiate({ phone: chat.number }));
      }
      store.dispatch(linked);
      press();
      await settle();
      expect(copied[0]).toContain('Preço do cupom: R$ 0,00\nEconomia real: R$ 20,00\n');
      expect(copied[0]).toContain('Você tem um cupom grátis: este cupom não custa nada.');
    },
  );

  test.each([
    ['no account is linked', accounts(account), false, NO_LINK_PROMPT],
    ['the linked account is gone', accounts(), true, NO_LINK_PROMPT],
    [
      'the linked account holds no coupon',
      accounts({ ...account, coupon: null }),
      true,
      EMPTY_PROMPT,
    ],
    ['the linked account holds nothing', accounts({ ...account, coupon: 0 }), true, EMPTY_PROMPT],
    ['the coupons cannot be read', { listOwnCoupons: () => NO_ANSWER }, true, UNREAD_PROMPT],
    [
      'a part of the coupons cannot be read, which may be the linked account',
      { listOwnCoupons: () => new RawAnswer([{ nothing: 'readable' }]) },
      true,
      UNREAD_PROMPT,
    ],
  ] satisfies [string, Scripts, boolean, string][])(
    'asks for the discount when %s',
    async (_when, scripts, isLinked, question) => {
      const { store, press, copied, questions, stages, world } = await inChat(scripts);
      if (isLinked) store.dispatch(linked);
      world.answers.prompt = '15,50';
      press();
      await settle();
      expect(questions).toEqual([question]);
      expect(copied[0]).toContain('Valor do cupom: R$ 15,50\nPreço do cupom: R$ 3,80\n');
      expect(stages()).toHaveLength(1);
    },
  );

  test('fills in the value that the customer chose, to be taken or changed', async () => {
    const chosen = await inChat({}, { cupomValor: 2000 });
    const asked = jest.spyOn(chosen.world.ports.dialogs, 'prompt');
    chosen.press();
    await settle();
    expect(asked.mock.calls).toEqual([[NO_LINK_PROMPT, 'R$\u00a020,00']]);
  });

  test.each(['', ' ', '0', '-3', 'dez'])(
    'a discount of %j is refused: nothing is copied, no stage changes, and a notice says why',
    async (typed) => {
      const { press, copied, said, stages, world } = await inChat();
      world.answers.prompt = typed;
      press();
      await settle();
      expect(copied).toEqual([]);
      expect(stages()).toEqual([]);
      expect(said()).toEqual([
        ['error', 'Valor de desconto inválido: digite um valor positivo, como 15 ou 15,50.'],
      ]);
    },
  );

  test('a discount that is cancelled cancels everything without a notice', async () => {
    const { press, copied, said, stages, world } = await inChat();
    world.answers.prompt = null;
    press();
    await settle();
    expect([copied, stages(), said()]).toEqual([[], [], []]);
  });

  test.each([
    ['9', true],
    ['50', true],
    ['50', false],
  ])(
    'a discount of %s has no price: asks before it offers R$ 0,00 (behaviour: summarize-unpriced; answered %p)',
    async (typed, yes) => {
      const { press, copied, questions, said, stages, world } = await inChat();
      world.answers.prompt = typed;
      world.answers.confirm = yes;
      press();
      await settle();
      expect(questions[1]?.replaceAll('\u00a0', ' ')).toBe(
        `O valor de R$ ${typed},00 está fora da tabela de preços (R$ 10,00 a R$ 40,00): ` +
          'o resumo dirá ao cliente que o cupom custa R$ 0,00. Copiar mesmo assim?',
      );
      expect(copied.map((script) => script.includes('Preço do cupom: R$ 0,00'))).toEqual(
        yes ? [true] : [],
      );
      expect(stages()).toHaveLength(yes ? 1 : 0);
      // The notice that it was copied, and the same with the stage.
      expect(said()).toHaveLength(yes ? 2 : 0);
    },
  );

  test('asks the same of a linked account, and nothing of a coupon that is free anyway', async () => {
    const scripts = accounts({ ...account, coupon: 5000 });
    const priced = await inChat(scripts);
    priced.store.dispatch(linked);
    priced.press();
    await settle();
    expect(priced.questions).toHaveLength(1);

    const free = await inChat(scripts, { cuponsGratisDisponiveis: 1 });
    free.store.dispatch(linked);
    free.press();
    await settle();
    expect(free.questions).toEqual([]);
    expect(free.copied).toHaveLength(1);
  });

  test('shows the script to be copied by hand when the clipboard refuses, and goes on', async () => {
    const { store, press, said, questions, stages, world } = await inChat();
    store.dispatch(linked);
    world.answers.clipboard = 'refused';
    press();
    await settle();
    expect(said()).toEqual([
      ['error', 'Erro ao copiar script'],
      ['info', 'Etapa: Aguardando confirmação'],
    ]);
    expect(questions).toEqual(['Não foi possível copiar automaticamente. Copie o texto abaixo:']);
    expect(stages()).toHaveLength(1);
  });

  test('a stage that could not be set is only logged (behaviour: stage-set)', async () => {
    const { store, press, said, world } = await inChat({ setStage: () => new HostError(500) });
    store.dispatch(linked);
    press();
    await settle();
    expect(world.deeds.warnings).toEqual(['estado-fluxo: http 500']);
    expect(said()).toEqual([['success', 'Resumo copiado!']]);
  });

  test('only shows a notice while the customer’s record is not loaded', async () => {
    const { press, copied, said, stages } = await inChat({ getCliente: () => new HostError(404) });
    press();
    await settle();
    expect(said().at(-1)).toEqual(['error', 'Os dados do cliente ainda não foram carregados']);
    expect([copied, stages()]).toEqual([[], []]);
  });

  test('asks the customer once for a double click, and again for a later press', async () => {
    const { store, press, stages, world } = await inChat();
    store.dispatch(linked);
    press();
    press();
    await settle();
    world.clock.advance(200);
    press();
    await settle();
    expect(stages()).toHaveLength(1);
    world.clock.advance(500);
    await settle();
    press();
    await settle();
    expect(stages()).toHaveLength(2);
  });
});
