import { accountLinked, selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { muteToggled } from '@/console/entities/preferences/preferencesSlice';
import { couponsApi } from '@/console/api/coupons';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildUser } from '@/testing/builders/user';
import { connect, cut, openLiveConsole, settle } from '@/testing/consoleSession';
import { createFakeBrowser } from '@/testing/fakePorts';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { registerOrder } from './registerOrder';

const user = buildUser({ id: 'ana', online: true });
const chat = buildConversation({ id: 'c1', number: '5511912345678' });
const account = buildCouponAccount({ email: 'a@cupom.test', coupon: 2000, applicatorId: 'ana' });
const purchase = {
  chatId: 'c1',
  numeroPedido: '123',
  codigoEntrega: '45',
  telefoneLoja: '(11) 98765-4321',
  emailConta: account.email,
};
const used = { applicatorId: null, coupon: null, status: 'Tudo certo' };

const HAPPY: Scripts = {
  registerPurchase: () => ({ success: true, cliente: null, pedido: null }),
  finishAttendance: () => ({ success: true, message: null }),
  listOwnCoupons: () => ({ items: [account], rejected: [] }),
  updateCoupon: () => ({ ...account, coupon: null, applicatorId: null }),
};

/** An agent whose customer has a linked account, on a host that responds as `scripts` say. */
async function ready(scripts: Scripts = {}, browser = createFakeBrowser()) {
  const session = await openLiveConsole({ user, conversations: [chat], browser });
  session.host.script({ ...HAPPY, ...scripts });
  const { id: chatId, name: nome, number: numero } = chat;
  session.store.dispatch(accountLinked({ email: account.email, link: { chatId, nome, numero } }));
  return session;
}

async function registered(scripts: Scripts = {}, { isRepeat = false } = {}) {
  const session = await ready(scripts);
  const outcome = await session.store.dispatch(registerOrder(chat.number, purchase, isRepeat));
  await settle();
  return { ...session, outcome };
}

const texts = ({ world }: Pick<Awaited<ReturnType<typeof ready>>, 'world'>) =>
  world.deeds.notices.map(({ text }) => text);

const SAID = [
  '✅ Pedido registrado com sucesso!',
  '✅ Atendimento finalizado! Cliente pode fazer um novo pedido.',
];
const NOT_RELEASED =
  'O pedido foi registrado, mas a conta a@cupom.test não foi liberada. Marque-a como sem cupom em Cupons.';
const UNSURE =
  'O pedido deve ter sido registrado, embora a resposta não tenha chegado. Se usou a conta a@cupom.test, marque-a como sem cupom em Cupons.';

describe('a registered purchase', () => {
  test('shows a notice with a sound, ends the attendance, removes the chat and gives the account back', async () => {
    const session = await registered();
    expect(session.outcome).toBe('registered');
    expect(texts(session)).toEqual(SAID);
    expect(session.world.deeds.sounds).toEqual(['purchase']);
    expect(session.host.asked('registerPurchase')[0]).toMatchObject({
      params: { phone: '5511912345678' },
      body: purchase,
    });
    expect(session.host.asked('finishAttendance').map(({ params }) => params)).toEqual([
      { chatId: 'c1' },
    ]);
    expect(session.store.getState().conversations.ids).toEqual([]);
    expect(session.host.asked('updateCoupon').map(({ body }) => body)).toEqual([used]);
    expect(selectLinks(session.store.getState())).toEqual({});
    expect([...session.world.browser.data.keys()].join()).not.toContain('usedAccount');
  });

  test('has the coupons read again a second after the attendance ended', async () => {
    const session = await ready();
    const watch = couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana' });
    await session.store.dispatch(watch);
    await session.store.dispatch(registerOrder(chat.number, purchase, false));
    await settle();
    const before = session.host.asked('listOwnCoupons').length;
    session.world.clock.advance(999);
    await settle();
    expect(session.host.asked('listOwnCoupons')).toHaveLength(before);
    session.world.clock.advance(1);
    await settle();
    expect(session.host.asked('listOwnCoupons')).toHaveLength(before + 1);
  });

  test('makes no sound while sounds are muted', async () => {
    const session = await ready();
    session.store.dispatch(muteToggled());
    await session.store.dispatch(registerOrder(chat.number, purchase, false));
    await settle();
    expect(texts(session)).toEqual(SAID);
    expect(session.world.deeds.sounds).toEqual([]);
  });

  test('made with another account than the linked one also removes the customer’s link', async () => {
    const other = buildCouponAccount({ email: 'b@cupom.test', applicatorId: 'ana' });
    const session = await ready({
      listOwnCoupons: () => ({ items: [account, other], rejected: [] }),
      updateCoupon: () => other,
    });
    const withOther = { ...purchase, emailConta: other.email };
    await session.store.dispatch(registerOrder(chat.number, withOther, false));
    await settle();
    expect(session.host.asked('updateCoupon').map(({ params }) => params)).toEqual([
      { id: other.id },
    ]);
    expect(selectLinks(session.store.getState())).toEqual({});
  });

  test.each([
    ['fails', () => new HostError(500)],
    ['lacks success', () => ({ success: null, message: null })],
  ])(
    'whose finalizar %s only logs that, and the account is given back all the same',
    async (_how, finishAttendance) => {
      const session = await registered({ finishAttendance });
      expect(texts(session)).toEqual(['✅ Pedido registrado com sucesso!']);
      expect(session.world.deeds.warnings).toHaveLength(1);
      expect(session.host.asked('updateCoupon')).toHaveLength(1);
    },
  );
});

describe('an account that was used and could not be given back', () => {
  test.each<[string, Scripts]>([
    ['its PUT fails', { updateCoupon: () => new HostError(500) }],
    ['no answer comes', { updateCoupon: () => NO_ANSWER }],
    ['the own list cannot be read', { listOwnCoupons: () => new HostError(500) }],
  ])('is named when %s, logged without its e-mail, and stays linked', async (_how, scripts) => {
    const session = await registered(scripts);
    expect(texts(session)).toEqual(expect.arrayContaining([...SAID, NOT_RELEASED]));
    expect(session.world.deeds.warnings).toHaveLength(1);
    expect(session.world.deeds.warnings.join()).not.toContain('@');
    expect(Object.keys(selectLinks(session.store.getState()))).toEqual([account.email]);
  });

  test('is given back after a reconnect, with a notice', async () => {
    const session = await registered({ updateCoupon: () => NO_ANSWER });
    cut(session);
    session.host.script({ updateCoupon: HAPPY.updateCoupon ?? (() => NO_ANSWER) });
    session.world.clock.advance(10_000);
    await connect(session);
    await settle();
    expect(session.host.asked('updateCoupon').at(-1)?.body).toEqual(used);
    expect(texts(session).at(-1)).toBe('A conta a@cupom.test, já usada em um pedido, foi liberada');
    expect(selectLinks(session.store.getState())).toEqual({});
  });

  test('is given back after a reload', async () => {
    const browser = createFakeBrowser();
    const before = await ready({ updateCoupon: () => new Promise(() => undefined) }, browser);
    void before.store.dispatch(registerOrder(chat.number, purchase, false));
    await settle();
    expect(before.host.asked('updateCoupon')).toHaveLength(1);

    const host = before.host;
    host.script(HAPPY);
    host.forget();
    const after = await openLiveConsole({ user, browser, host, conversations: [] });
    await settle();
    expect(host.asked('updateCoupon')).toHaveLength(2);
    expect(texts(after)).toEqual(['A conta a@cupom.test, já usada em um pedido, foi liberada']);
    expect([...browser.data.keys()].join()).not.toContain('usedAccount');
  });

  test('that is no longer one’s own is left alone, without a notice', async () => {
    const session = await registered({ updateCoupon: () => new HostError(404) });
    expect(texts(session)).toEqual(SAID);
    cut(session);
    session.world.clock.advance(10_000);
    await connect(session);
    expect(session.host.asked('updateCoupon')).toHaveLength(1);
  });
});

describe('a purchase that is not registered', () => {
  test.each([
    [
      new HostError(409, { message: 'x', error: '❌ Esta compra já foi registrada.' }),
      '❌ Esta compra já foi registrada.',
    ],
    [
      new HostError(400, { message: '❌ Preencha o número do pedido e código de entrega' }),
      '❌ Preencha o número do pedido e código de entrega',
    ],
    [new HostError(500, {}), '❌ Erro ao registrar pedido. Tente novamente.'],
    [NO_ANSWER, '❌ Erro ao registrar pedido. Tente novamente.'],
  ] as const)(
    'ends nothing and says why, in the server’s words if it has any (%#)',
    async (answer, text) => {
      const session = await registered({ registerPurchase: () => answer });
      expect(session.outcome).toBe(answer === NO_ANSWER ? 'unanswered' : 'refused');
      expect(texts(session)).toEqual([text]);
      expect(session.world.deeds.sounds).toEqual([]);
      expect(session.host.asked('finishAttendance')).toEqual([]);
      expect(session.host.asked('updateCoupon')).toEqual([]);
      expect(session.store.getState().conversations.ids).toEqual(['c1']);
    },
  );

  test('because an unanswered attempt was registered: the notice says so, and what to do about the account', async () => {
    const session = await registered(
      {
        registerPurchase: () => new HostError(409, { error: '❌ Esta compra já foi registrada.' }),
      },
      { isRepeat: true },
    );
    expect(texts(session)).toEqual(['❌ Esta compra já foi registrada.', UNSURE]);
  });

  test('without a response, while its chat leaves: the notice says that it must have been registered', async () => {
    const session = await ready({
      registerPurchase: async (): Promise<typeof NO_ANSWER> => {
        session.host.push('atendimento_finalizado', { chatId: 'c1' });
        await settle();
        return NO_ANSWER;
      },
    });
    await session.store.dispatch(registerOrder(chat.number, purchase, false));
    expect(texts(session)).toEqual([UNSURE]);
  });
});
