import { accountLinked, selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { rootReducer, type RootState } from '@/console/store/rootReducer';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, RawAnswer, type Scripts } from '@/testing/scriptedHost';
import {
  copyLoginScript,
  giveBack,
  markEmpty,
  pull,
  pullFor,
  selectIsActing,
  selectIsPulling,
} from './accountDeeds';

const user = buildUser({ id: 'ana' });
const account = buildCouponAccount({ email: 'a@cupom.test', coupon: 2050, applicatorId: 'ana' });
const rita = buildConversation({ id: 'chat-rita', name: 'Rita', number: '5511911112222' });
const jose = buildConversation({ id: 'chat-jose', name: '', number: '5511933334444' });
const link = { chatId: 'chat-rita', nome: 'Rita', numero: '5511911112222' };

async function ready(scripts: Scripts = {}) {
  const session = await openLiveConsole({ user, conversations: [rita, jose] });
  session.host.script({
    pullCoupon: () => account,
    updateCoupon: () => ({ ...account, applicatorId: null }),
    ...scripts,
  });
  return session;
}

type Session = Awaited<ReturnType<typeof ready>>;
const said = ({ world }: Session) =>
  world.deeds.notices.map(({ text, variant }) => `${variant}: ${text.replace(/\u00a0/g, ' ')}`);

describe('Puxar', () => {
  test('takes one of that value for the agent, in reais, and says so', async () => {
    const session = await ready();
    await session.store.dispatch(pull(2050));
    expect(session.host.asked('pullCoupon')[0]?.body).toEqual({
      couponValue: 20.5,
      applicatorId: 'ana',
    });
    expect(said(session)).toEqual(['success: Cupom de R$ 20,50 puxado!']);
  });

  test.each([
    [new HostError(404), 'warning: Não há mais cupons de R$ 20,50 disponíveis'],
    [new HostError(429, { message: 'Espere.' }), 'error: Espere.'],
    [new HostError(429, {}), 'error: Erro ao puxar cupom. Tente novamente.'],
    [new HostError(500), 'error: Erro ao puxar cupom. Tente novamente.'],
    [NO_ANSWER, 'error: Erro ao puxar cupom. Tente novamente.'],
  ] as const)('that fails says why (%#)', async (answer, text) => {
    const session = await ready({ pullCoupon: () => answer });
    await session.store.dispatch(pull(2050));
    expect(said(session)).toEqual([text]);
    expect(selectIsPulling(session.store.getState())).toBe(false);
  });

  test('success takes the words of an earlier failure away', async () => {
    const answers = [new HostError(500), account];
    const { store, world } = await ready({ pullCoupon: () => answers.shift() ?? account });
    await store.dispatch(pull(2050));
    const key = world.deeds.notices[0]?.key;
    expect(world.deeds.notices).toMatchObject([{ variant: 'error' }]);
    expect(key).toBeDefined();
    expect(world.deeds.dismissed).not.toContain(key);
    world.clock.advance(500);
    await settle();
    await store.dispatch(pull(2050));
    expect(world.deeds.dismissed).toContain(key);
  });

  test('runs once at a time, however often it is pressed', async () => {
    const session = await ready();
    const first = session.store.dispatch(pull(2050));
    expect(selectIsPulling(session.store.getState())).toBe(true);
    await Promise.all([
      first,
      session.store.dispatch(pull(2050)),
      session.store.dispatch(pull(10)),
    ]);
    expect(session.host.asked('pullCoupon')).toHaveLength(1);
    // The second press of a double click comes after the first pull has ended.
    await session.store.dispatch(pull(2050));
    expect(session.host.asked('pullCoupon')).toHaveLength(1);
    session.world.clock.advance(500);
    await settle();
    await session.store.dispatch(pull(2050));
    expect(session.host.asked('pullCoupon')).toHaveLength(2);
    expect(session.store.getState().api.mutations).toEqual({});
  });
});

describe('Puxar e vincular', () => {
  test('takes one of that value, links it, and says both', async () => {
    const session = await ready();
    await session.store.dispatch(pullFor(2050, rita));
    expect(Object.keys(selectLinks(session.store.getState()))).toEqual(['a@cupom.test']);
    expect(said(session)).toEqual(['success: Cupom de R$ 20,50 puxado. Conta vinculada a Rita']);
  });

  test('links nothing when nothing was pulled, and says why', async () => {
    const session = await ready({ pullCoupon: () => new HostError(404) });
    await session.store.dispatch(pullFor(2050, rita));
    expect(selectLinks(session.store.getState())).toEqual({});
    expect(said(session)).toEqual(['warning: Não há mais cupons de R$ 20,50 disponíveis']);
  });

  test('links nothing to a customer whose attendance ended meanwhile', async () => {
    const session = await ready({
      pullCoupon: () => {
        session.host.push('conversationDeleted', { chatId: rita.id });
        return account;
      },
    });
    await session.store.dispatch(pullFor(2050, rita));
    expect(selectLinks(session.store.getState())).toEqual({});
    expect(said(session).at(-1)).toBe('success: Cupom de R$ 20,50 puxado!');
  });
});

describe('Marcar sem cupom', () => {
  test('asks, since it cannot be undone, and then gives the account away', async () => {
    const session = await ready();
    await session.store.dispatch(markEmpty(account));
    expect(session.world.deeds.questions).toEqual([
      'Marcar a@cupom.test como sem cupom? A conta sai da sua lista e não volta para os disponíveis.',
    ]);
    expect(session.host.asked('updateCoupon')[0]).toMatchObject({
      params: { id: account.id },
      body: { applicatorId: null, coupon: null, status: 'Sem cupom' },
    });
    expect(said(session)).toEqual(['success: Conta marcada como sem cupom']);
  });

  test('does nothing when the person cancels', async () => {
    const session = await ready();
    session.world.answers.confirm = false;
    await session.store.dispatch(markEmpty(account));
    expect(session.host.asked('updateCoupon')).toEqual([]);
    expect(said(session)).toEqual([]);
  });

  test('that fails says so, and leaves the link', async () => {
    const session = await ready({ updateCoupon: () => new HostError(500) });
    session.store.dispatch(accountLinked({ email: account.email, link }));
    await session.store.dispatch(markEmpty(account));
    expect(said(session)).toEqual(['error: Erro ao marcar conta sem cupom']);
    expect(Object.keys(selectLinks(session.store.getState()))).toEqual([account.email]);
  });
});

describe('Devolver', () => {
  test('gives the coupon back with its value, without asking: it can be pulled again', async () => {
    const session = await ready();
    await session.store.dispatch(giveBack(account));
    expect(session.world.deeds.questions).toEqual([]);
    expect(session.host.asked('updateCoupon')[0]?.body).toEqual({
      applicatorId: null,
      coupon: 20.5,
      status: 'Tudo certo',
    });
    expect(said(session)).toEqual(['success: Cupom devolvido']);
  });

  test('asks when a customer is linked to it; the link goes with the account', async () => {
    const session = await ready();
    session.store.dispatch(accountLinked({ email: account.email, link }));
    session.world.answers.confirm = false;
    await session.store.dispatch(giveBack(account));
    expect(session.world.deeds.questions).toEqual([
      'A conta a@cupom.test está vinculada a Rita. Devolver mesmo assim?',
    ]);
    expect(session.host.asked('updateCoupon')).toEqual([]);
    session.world.answers.confirm = true;
    session.world.clock.advance(500);
    await settle();
    await session.store.dispatch(giveBack(account));
    expect(selectLinks(session.store.getState())).toEqual({});
  });

  test('that fails says so', async () => {
    const session = await ready({ updateCoupon: () => NO_ANSWER });
    await session.store.dispatch(giveBack(account));
    expect(said(session)).toEqual(['error: Erro ao devolver cupom']);
  });
});

test('one deed at a time runs on an account; other accounts stay usable meanwhile', async () => {
  const other = buildCouponAccount({ email: 'b@cupom.test' });
  const session = await ready({ getCookies: () => NO_ANSWER });
  const first = session.store.dispatch(giveBack(account));
  expect(selectIsActing(session.store.getState(), account.id)).toBe(true);
  expect(selectIsActing(session.store.getState(), other.id)).toBe(false);
  await Promise.all([
    first,
    session.store.dispatch(giveBack(account)),
    session.store.dispatch(markEmpty(account)),
    session.store.dispatch(copyLoginScript(account)),
    session.store.dispatch(giveBack(other)),
  ]);
  expect(session.host.asked('updateCoupon').map(({ params }) => params['id'])).toEqual([
    account.id,
    other.id,
  ]);
  expect(session.host.asked('getCookies')).toEqual([]);
  expect(selectIsActing(session.store.getState(), account.id)).toBe(false);
});

test('a double click acts on an account once, and asks once', async () => {
  const session = await ready();
  session.world.answers.confirm = false;
  await session.store.dispatch(markEmpty(account));
  await session.store.dispatch(markEmpty(account));
  expect(session.world.deeds.questions).toHaveLength(1);
  session.world.clock.advance(500);
  await settle();
  // The second press comes after the first call has ended.
  await session.store.dispatch(giveBack(account));
  await session.store.dispatch(giveBack(account));
  expect(session.host.asked('updateCoupon')).toHaveLength(1);
});

describe('Copiar script de login', () => {
  const SECRET = 'sessao-muito-secreta';
  const cookies = JSON.stringify([{ name: 'sid', value: SECRET }]);
  const broken = `{"sid": "${SECRET}"`;

  test('brings the script to the clipboard', async () => {
    const session = await ready({ getCookies: () => ({ cookies_json: cookies }) });
    await session.store.dispatch(copyLoginScript(account));
    expect(session.host.asked('getCookies')[0]?.params).toEqual({ id: account.id });
    expect(session.world.deeds.copied).toHaveLength(1);
    expect(session.world.deeds.copied[0]).toContain(SECRET);
    expect(said(session)).toEqual(['success: Script de login copiado!']);
  });

  test.each<[string, Scripts, string]>([
    [
      'none are stored',
      { getCookies: () => ({ cookies_json: null }) },
      'Esta conta não possui cookies salvos',
    ],
    [
      'they are no JSON',
      { getCookies: () => ({ cookies_json: broken }) },
      'Erro ao copiar script de login',
    ],
    [
      'the answer is unreadable',
      { getCookies: () => new RawAnswer([SECRET]) },
      'Erro ao copiar script de login',
    ],
    [
      'the host refuses',
      { getCookies: () => new HostError(500) },
      'Erro ao copiar script de login',
    ],
    ['no answer comes', { getCookies: () => NO_ANSWER }, 'Erro ao copiar script de login'],
    [
      'a limit is reached, in the host’s words',
      { getCookies: () => new HostError(429, { message: 'Espere.' }) },
      'Espere.',
    ],
  ])('says so when %s', async (_why, scripts, text) => {
    const session = await ready(scripts);
    await session.store.dispatch(copyLoginScript(account));
    expect(said(session)).toEqual([`error: ${text}`]);
    expect(session.world.deeds.copied).toEqual([]);
  });

  test('says so when the clipboard refuses', async () => {
    const session = await ready({ getCookies: () => ({ cookies_json: cookies }) });
    session.world.answers.clipboard = 'refused';
    await session.store.dispatch(copyLoginScript(account));
    expect(said(session)).toEqual(['error: Erro ao copiar script de login']);
  });

  test('leaves the cookies in no action, no state, no log, no notice and no storage, however it ends', async () => {
    const session = await ready();
    const answers: Scripts[] = [
      { getCookies: () => ({ cookies_json: cookies }) },
      { getCookies: () => ({ cookies_json: broken }) },
      { getCookies: () => new RawAnswer({ cookies_json: { deep: SECRET } }) },
      { getCookies: () => new RawAnswer(SECRET) },
    ];
    for (const scripts of answers) {
      for (const clipboard of ['ok', 'refused'] as const) {
        session.host.script(scripts);
        session.world.answers.clipboard = clipboard;
        await session.store.dispatch(copyLoginScript(account));
        session.world.clock.advance(500);
        await settle();
      }
    }
    expect(session.world.deeds.copied.length).toBeGreaterThan(0);
    // Replay every state that existed, including those that subscribers never saw.
    const states: RootState[] = [];
    for (const action of session.log) states.push(rootReducer(states.at(-1), action));
    expect(states.at(-1)).toEqual(session.store.getState());
    const { notices, warnings } = session.world.deeds;
    const everything = [
      ...states.map((state) => JSON.stringify(state)),
      JSON.stringify(session.log),
      JSON.stringify([notices, warnings, [...session.world.browser.data]]),
    ];
    expect(everything.filter((text) => text.includes(SECRET))).toEqual([]);
  });
});
