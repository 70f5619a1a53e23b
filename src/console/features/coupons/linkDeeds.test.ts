import { couponsApi } from '@/console/api/coupons';
import { accountLinked, selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { signedOut } from '@/console/entities/session/entrySession';
import { readCliente } from '@/console/shared/rereads/readNow';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { linkToCustomer, unlinkAccount } from './linkDeeds';

const user = buildUser({ id: 'ana' });
const a = { email: 'a@cupom.test', coupon: 2050 };
const b = { email: 'b@cupom.test', coupon: 3500 };
const rita = buildConversation({ id: 'chat-rita', name: 'Rita', number: '5511911112222' });
const jose = buildConversation({ id: 'chat-jose', name: '', number: '5511933334444' });
const link = { chatId: 'chat-rita', nome: 'Rita', numero: '5511911112222' };

async function ready(scripts: Scripts = {}) {
  const session = await openLiveConsole({ user, conversations: [rita, jose] });
  session.host.script(scripts);
  return session;
}

type Session = Awaited<ReturnType<typeof ready>>;
const said = ({ world }: Session) =>
  world.deeds.notices.map(({ text, variant }) => `${variant}: ${text.replace(/\u00a0/g, ' ')}`);

describe('linking', () => {
  test('names the customer', async () => {
    const session = await ready();
    session.store.dispatch(linkToCustomer(a, rita));
    expect(selectLinks(session.store.getState())).toEqual({
      'a@cupom.test': { chatId: 'chat-rita', nome: 'Rita', numero: '5511911112222' },
    });
    session.store.dispatch(linkToCustomer(a, rita));
    expect(said(session)).toEqual(Array(2).fill('success: Conta vinculada a Rita'));
  });

  test('says what it replaced: the account’s customer, the customer’s account', async () => {
    const session = await ready();
    session.store.dispatch(linkToCustomer(a, rita));
    session.store.dispatch(linkToCustomer(b, jose));
    session.store.dispatch(linkToCustomer(a, jose));
    expect(said(session).at(-1)).toBe(
      'success: Conta vinculada a +55 (11) 93333-4444. ' +
        'A conta a@cupom.test deixou de estar vinculada a Rita. ' +
        'A conta b@cupom.test deixou de estar vinculada a +55 (11) 93333-4444',
    );
    expect(Object.keys(selectLinks(session.store.getState()))).toEqual(['a@cupom.test']);
  });

  describe('with ‘Desfazer’', () => {
    const undo = ({ world }: Session) => world.deeds.notices.at(-1)?.action?.run();

    test('takes the link back, for eight seconds', async () => {
      const session = await ready();
      session.store.dispatch(linkToCustomer(a, rita));
      const { action, durationMs } = session.world.deeds.notices.at(-1) ?? {};
      expect([action?.label, durationMs]).toEqual(['Desfazer', 8_000]);
      undo(session);
      expect(selectLinks(session.store.getState())).toEqual({});
    });

    test('gives back what the link replaced: the account’s customer, the customer’s account', async () => {
      const session = await ready();
      session.store.dispatch(linkToCustomer(a, rita));
      session.store.dispatch(linkToCustomer(b, jose));
      const before = selectLinks(session.store.getState());
      session.store.dispatch(linkToCustomer(a, jose));
      undo(session);
      expect(selectLinks(session.store.getState())).toEqual(before);
    });

    test('links again what was unlinked', async () => {
      const session = await ready();
      session.store.dispatch(linkToCustomer(a, rita));
      const before = selectLinks(session.store.getState());
      session.store.dispatch(unlinkAccount('a@cupom.test'));
      undo(session);
      expect(selectLinks(session.store.getState())).toEqual(before);
    });

    test('changes nothing that came after, and nothing of whoever signed in later', async () => {
      const session = await ready();
      session.store.dispatch(linkToCustomer(a, rita));
      session.store.dispatch(linkToCustomer(b, rita));
      const undoSecond = session.world.deeds.notices.at(-1)?.action?.run;
      session.store.dispatch(linkToCustomer(b, jose));
      const after = selectLinks(session.store.getState());
      undoSecond?.();
      expect(selectLinks(session.store.getState())).toEqual(after);
      session.store.dispatch(signedOut({ reason: 'left' }));
      undo(session);
      expect(selectLinks(session.store.getState())).toEqual({});
    });
  });

  describe('asks first', () => {
    const linkTo = (session: Session, customer: typeof rita, account = a) => {
      session.store.dispatch(linkToCustomer(account, customer));
      return Object.values(selectLinks(session.store.getState())).map(({ chatId }) => chatId);
    };
    const asked = ({ world }: Session) =>
      world.deeds.questions.map((text) => text.replace(/\u00a0/g, ' '));

    test('when the account serves somebody else', async () => {
      const session = await ready();
      linkTo(session, rita);
      session.world.answers.confirm = false;
      expect(linkTo(session, jose)).toEqual(['chat-rita']);
      expect(asked(session)).toEqual([
        'A conta a@cupom.test está vinculada a Rita.\nVincular mesmo assim?',
      ]);
      expect(session.world.deeds.notices).toHaveLength(1);
      session.world.answers.confirm = true;
      expect(linkTo(session, jose)).toEqual(['chat-jose']);
    });

    test.each([
      [{ ...a, coupon: 3500 }, 'Rita pediu um cupom de R$ 40,00, e esta conta tem R$ 35,00.'],
      [{ ...a, coupon: null }, 'Rita pediu um cupom de R$ 40,00, e esta conta está sem cupom.'],
    ])('when the customer wants another value (%#)', async (account, words) => {
      const session = await ready({ getCliente: () => buildCliente({ cupomValor: 4000 }) });
      await session.store.dispatch(readCliente(rita.id));
      session.world.answers.confirm = false;
      session.store.dispatch(linkToCustomer(account, rita));
      expect(selectLinks(session.store.getState())).toEqual({});
      expect(asked(session)).toEqual([`${words}\nVincular mesmo assim?`]);
      session.store.dispatch(linkToCustomer({ ...a, coupon: 4000 }, rita));
      expect(asked(session)).toHaveLength(1);
      expect(linkTo(session, rita)).toEqual(['chat-rita']);
    });
  });

  test('is undone by Desvincular', async () => {
    const session = await ready();
    session.store.dispatch(linkToCustomer(a, rita));
    session.store.dispatch(unlinkAccount('a@cupom.test'));
    expect(said(session).at(-1)).toBe('success: Conta desvinculada');
    expect(selectLinks(session.store.getState())).toEqual({});
  });
});

describe('a link and its end', () => {
  const held = (id: string, email: string) =>
    buildCouponAccount({ id, email, applicatorId: 'ana' });
  async function withList(scripts: Scripts = {}) {
    const session = await ready({
      listOwnCoupons: () => ({
        items: [held('k-a', 'a@cupom.test'), held('k-b', 'b@cupom.test')],
        rejected: [],
      }),
      setCouponLink: () => ({ success: true, message: null }),
      ...scripts,
    });
    await session.store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: user.id }));
    return session;
  }
  const told = ({ host }: Session) =>
    host.asked('setCouponLink').map(({ params, body }) => [params['id'], body]);

  test('are told to the host, those that they replace as well, without the customer', async () => {
    const session = await withList();
    session.store.dispatch(linkToCustomer(a, rita));
    session.store.dispatch(linkToCustomer(b, rita));
    session.store.dispatch(unlinkAccount('b@cupom.test'));
    await settle();
    expect(told(session)).toEqual([
      ['k-a', { vinculado: true }],
      ['k-b', { vinculado: true }],
      ['k-a', { vinculado: false }],
      ['k-b', { vinculado: false }],
    ]);
  });

  test.each([new HostError(404), new HostError(405), new HostError(500), NO_ANSWER] as const)(
    'hold although the host does not take it, and nobody is bothered (%#)',
    async (answer) => {
      const session = await withList({ setCouponLink: () => answer });
      session.store.dispatch(linkToCustomer(a, rita));
      await settle();
      expect(said(session)).toEqual(['success: Conta vinculada a Rita']);
      expect(Object.keys(selectLinks(session.store.getState()))).toEqual(['a@cupom.test']);
      expect(session.store.getState().api.mutations).toEqual({});
    },
  );

  test('are told by the tab that was pressed alone: a copied or replayed action tells nothing', async () => {
    const session = await withList();
    session.store.dispatch(accountLinked({ email: 'a@cupom.test', link }));
    await settle();
    expect(told(session)).toEqual([]);
  });
});
