import { selectLinks, accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { readCliente } from '@/console/shared/rereads/readNow';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { HostError, type Scripts } from '@/testing/scriptedHost';
import { takeWanted } from './takeWanted';

const rita = buildConversation({ id: 'chat-rita', name: 'Rita', number: '5511911112222' });
const spare = buildCouponAccount({ email: 'spare@cupom.test', coupon: 4000 });
const pulled = buildCouponAccount({ email: 'pulled@cupom.test', coupon: 4000 });

/** Presses 'Puxar cupom' for a customer who wants 40. */
async function press(
  scripts: Scripts = {},
  { wanted = 4000, busy = false }: { wanted?: number | null; busy?: boolean } = {},
) {
  const session = await openLiveConsole({
    user: buildUser({ id: 'ana' }),
    conversations: [rita],
  });
  session.host.script({
    getCliente: () => buildCliente({ cupomValor: wanted }),
    listOwnCoupons: () => ({ items: [], rejected: [] }),
    pullCoupon: () => pulled,
    ...scripts,
  });
  await session.store.dispatch(readCliente(rita.id));
  if (busy) {
    const link = { chatId: 'chat-jose', nome: 'José', numero: '5511933334444' };
    session.store.dispatch(accountLinked({ email: spare.email, link }));
  }
  const openDrawer = jest.fn();
  await session.store.dispatch(takeWanted(rita.id, openDrawer));
  await settle();
  const links = selectLinks(session.store.getState());
  const of = Object.keys(links).filter((email) => links[email]?.chatId === rita.id);
  const said = session.world.deeds.notices.map(({ text }) => text.replace(/\u00a0/g, ' '));
  const isPulled = session.host.asked('pullCoupon').length > 0;
  return { of, said, isPulled, opened: openDrawer.mock.calls.length };
}
const owning = { listOwnCoupons: () => ({ items: [spare], rejected: [] }) };

test('pulls what the customer wants and links it', async () => {
  expect(await press()).toEqual({
    of: [pulled.email],
    said: ['Cupom de R$ 40,00 puxado. Conta vinculada a Rita'],
    isPulled: true,
    opened: 0,
  });
});

test('takes a free account of that value that the agent holds, and pulls none', async () => {
  expect(await press(owning)).toEqual({
    of: [spare.email],
    said: ['Conta vinculada a Rita'],
    isPulled: false,
    opened: 0,
  });
});

test('takes none that serves somebody else', async () => {
  expect(await press(owning, { busy: true })).toMatchObject({ of: [pulled.email] });
});

test.each([
  ['it is not known what they want', {}, null],
  ['the own accounts cannot be read', { listOwnCoupons: () => new HostError(500) }, 4000],
])('opens the drawer when %s', async (_when, scripts, wanted) => {
  expect(await press(scripts, { wanted })).toEqual({
    of: [],
    said: [],
    isPulled: false,
    opened: 1,
  });
});

test('says that none of that value is left', async () => {
  expect(await press({ pullCoupon: () => new HostError(404) })).toMatchObject({
    of: [],
    said: ['Não há mais cupons de R$ 40,00 disponíveis'],
  });
});
