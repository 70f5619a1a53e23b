import { attendanceApi } from '@/console/api/attendance';
import { couponsApi } from '@/console/api/coupons';
import { accountLinked, selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { signedOut } from '@/console/entities/session/entrySession';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { createFakeBrowser } from '@/testing/fakePorts';
import { HostError, RawAnswer } from '@/testing/scriptedHost';

const user = buildUser({ id: 'ana' });
const link = { chatId: 'chat-a', nome: 'Rita', numero: '5511' };
const KEY = 'couponClientLinks';

describe('coupon links', () => {
  it('are stored with every change and restored at the next start', async () => {
    const browser = createFakeBrowser();
    const first = await openLiveConsole({ user, browser });
    first.store.dispatch(accountLinked({ email: 'a@b.test', link }));
    expect(JSON.parse(browser.data.get(KEY) ?? '')).toEqual({ 'a@b.test': link });
    const second = await openLiveConsole({ user, browser });
    expect(selectLinks(second.store.getState())).toEqual({ 'a@b.test': link });
  });

  it('of another tab are followed', async () => {
    const browser = createFakeBrowser();
    const [one, two] = [
      await openLiveConsole({ user, browser }),
      await openLiveConsole({ user, browser }),
    ];
    one.store.dispatch(accountLinked({ email: 'a@b.test', link }));
    expect(selectLinks(two.store.getState())).toEqual({ 'a@b.test': link });
  });

  it("are cleaned of accounts that are not among the agent's own", async () => {
    const { host, store } = await openLiveConsole({ user });
    const own = buildCouponAccount({ email: 'own@b.test' });
    store.dispatch(accountLinked({ email: 'own@b.test', link }));
    store.dispatch(accountLinked({ email: 'gone@b.test', link: { ...link, chatId: 'chat-b' } }));
    host.script({ listOwnCoupons: () => ({ items: [own], rejected: [] }) });
    await store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana' }));
    await settle();
    expect(Object.keys(selectLinks(store.getState()))).toEqual(['own@b.test']);
  });

  it('are left alone when part of that list could not be read', async () => {
    const { host, store } = await openLiveConsole({ user });
    store.dispatch(accountLinked({ email: 'a@b.test', link }));
    host.script({ listOwnCoupons: () => new RawAnswer([{ nothing: 'readable' }]) });
    await store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana' }));
    await settle();
    expect(Object.keys(selectLinks(store.getState()))).toEqual(['a@b.test']);
  });

  it('are left alone while that list loads, and when it cannot be read', async () => {
    const { host, store } = await openLiveConsole({ user });
    store.dispatch(accountLinked({ email: 'a@b.test', link }));
    host.script({ listOwnCoupons: () => new HostError(500) });
    const reading = store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana' }));
    await settle();
    expect(Object.keys(selectLinks(store.getState()))).toEqual(['a@b.test']);
    await reading;
    await settle();
    expect(Object.keys(selectLinks(store.getState()))).toEqual(['a@b.test']);
  });

  it('made after that list was requested survive its response', async () => {
    const { host, store } = await openLiveConsole({ user });
    host.script({
      listOwnCoupons: () => {
        store.dispatch(accountLinked({ email: 'just-pulled@b.test', link }));
        return { items: [], rejected: [] };
      },
    });
    await store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana' }));
    await settle();
    expect(Object.keys(selectLinks(store.getState()))).toEqual(['just-pulled@b.test']);
  });

  it.each(['{broken', 'null', '[1]', '"x"', '{"a@b.test":7}', '{"a@b.test":{"nome":"Rita"}}'])(
    'survive %s in storage, which somebody else wrote',
    async (stored) => {
      const browser = createFakeBrowser();
      browser.data.set(KEY, stored);
      const { store } = await openLiveConsole({ user, browser });
      expect(selectLinks(store.getState())).toEqual({});
      store.dispatch(accountLinked({ email: 'a@b.test', link }));
      expect(JSON.parse(browser.data.get(KEY) ?? '')).toEqual({ 'a@b.test': link });
    },
  );

  it('of an account that is given away are removed with it', async () => {
    const { host, store } = await openLiveConsole({ user });
    const account = buildCouponAccount({ email: 'a@b.test' });
    host.script({ updateCoupon: () => ({ ...account, applicatorId: null }) });
    store.dispatch(accountLinked({ email: 'a@b.test', link }));
    await store.dispatch(
      couponsApi.endpoints.updateCoupon.initiate({ account, change: 'returned' }),
    );
    expect(selectLinks(store.getState())).toEqual({});
  });
});

describe('after an attendance has ended', () => {
  it('the coupons are read again, a second later', async () => {
    const { host, store, world } = await openLiveConsole({
      user,
      conversations: [buildConversation({ id: 'chat-a' })],
    });
    host.script({
      listOwnCoupons: () => ({ items: [], rejected: [] }),
      finishAttendance: () => ({ success: true, message: null }),
    });
    await store.dispatch(couponsApi.endpoints.listOwnCoupons.initiate({ userId: 'ana' }));
    await store.dispatch(attendanceApi.endpoints.finishAttendance.initiate({ chatId: 'chat-a' }));
    await settle();
    expect(store.getState().conversations.ids).toEqual([]);
    expect(host.asked('listOwnCoupons')).toHaveLength(1);
    world.clock.advance(1_000);
    await settle();
    expect(host.asked('listOwnCoupons')).toHaveLength(2);
  });
});

describe('the lists of an open drawer', () => {
  const account = buildCouponAccount({ email: 'a@b.test', coupon: 2000, applicatorId: 'ana' });
  const pool = (count: number) => ({
    items: [{ value: 2000, count }],
    rejected: [],
    totalCouponsQuantity: count,
  });
  const { getCouponPool, listOwnCoupons, pullCoupon, updateCoupon } = couponsApi.endpoints;

  async function open(browser = createFakeBrowser()) {
    const session = await openLiveConsole({ user, browser });
    session.host.script({
      listOwnCoupons: () => ({ items: [], rejected: [] }),
      getCouponPool: () => pool(3),
      pullCoupon: () => account,
      updateCoupon: () => ({ ...account, applicatorId: null }),
    });
    await session.store.dispatch(listOwnCoupons.initiate({ userId: 'ana' }));
    await session.store.dispatch(getCouponPool.initiate());
    return session;
  }
  const ownOf = ({ store }: Awaited<ReturnType<typeof open>>) =>
    listOwnCoupons
      .select({ userId: 'ana' })(store.getState())
      .data?.items.map(({ email }) => email);
  const leftOf = ({ store }: Awaited<ReturnType<typeof open>>) =>
    getCouponPool
      .select(undefined)(store.getState())
      .data?.items.map(({ count }) => count);
  const never = () => new Promise<never>(() => undefined);

  it('show at once what was pulled and given away, before they are read again', async () => {
    const session = await open();
    session.host.script({ listOwnCoupons: never, getCouponPool: never });
    await session.store.dispatch(pullCoupon.initiate({ value: 2000, applicatorId: 'ana' }));
    expect(ownOf(session)).toEqual(['a@b.test']);
    expect(leftOf(session)).toEqual([2]);
    await session.store.dispatch(updateCoupon.initiate({ account, change: 'withoutCoupon' }));
    expect(ownOf(session)).toEqual([]);
  });

  it('are read again after each pull and each return, even when it failed', async () => {
    const session = await open();
    const reads = () =>
      ['listOwnCoupons', 'getCouponPool'].map(
        (call) => session.host.requests.filter((asked) => asked.call === call).length,
      );
    expect(reads()).toEqual([1, 1]);
    session.host.script({ pullCoupon: () => new HostError(404), getCouponPool: () => pool(0) });
    await session.store.dispatch(pullCoupon.initiate({ value: 2000, applicatorId: 'ana' }));
    await settle();
    expect(reads()).toEqual([2, 2]);
    expect(leftOf(session)).toEqual([0]);
    await session.store.dispatch(updateCoupon.initiate({ account, change: 'used' }));
    await settle();
    expect(reads()).toEqual([3, 3]);
  });

  it('follow another tab, in which a coupon was pulled or given away', async () => {
    const browser = createFakeBrowser();
    const [one, two] = [await open(browser), await open(browser)];
    two.host.script({ listOwnCoupons: () => ({ items: [account], rejected: [] }) });
    await one.store.dispatch(pullCoupon.initiate({ value: 2000, applicatorId: 'ana' }));
    await settle();
    expect(ownOf(two)).toEqual(['a@b.test']);
    two.host.script({ listOwnCoupons: () => ({ items: [], rejected: [] }) });
    await one.store.dispatch(updateCoupon.initiate({ account, change: 'returned' }));
    await settle();
    expect(ownOf(two)).toEqual([]);
  });

  it('are read again when the tab becomes visible: others pull from the same pool', async () => {
    const session = await open();
    session.host.script({ getCouponPool: () => pool(1) });
    session.world.page.show(false);
    await settle();
    expect(leftOf(session)).toEqual([3]);
    session.world.page.show(true);
    await settle();
    expect(leftOf(session)).toEqual([1]);
  });

  it('leave the other tabs alone once nobody is signed in', async () => {
    const session = await open();
    const before = session.host.requests.length;
    session.store.dispatch(signedOut({ reason: 'left' }));
    session.world.page.show(true);
    await settle();
    expect(session.host.requests).toHaveLength(before);
  });
});
