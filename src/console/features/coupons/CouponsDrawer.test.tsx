import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountLinked, selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { readCliente } from '@/console/shared/rereads/readNow';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildCouponAccount } from '@/testing/builders/coupon';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, type Scripts } from '@/testing/scriptedHost';
import { CouponsDrawer } from './CouponsDrawer';

const user = buildUser({ id: 'ana' });
const rita = buildConversation({ id: 'chat-rita', name: 'Rita', number: '5511911112222' });
const group = buildConversation({ id: 'group', name: 'Equipe', isGroup: true });
const cheap = buildCouponAccount({ email: 'dez@cupom.test', coupon: 1000, applicatorId: 'ana' });
const dear = buildCouponAccount({ email: 'vinte@cupom.test', coupon: 2000, applicatorId: 'ana' });

const POOL = {
  items: [
    { value: 1000, count: 1 },
    { value: 1500, count: 0 },
    { value: 2000, count: 3 },
  ],
  rejected: [],
  totalCouponsQuantity: 4,
};

async function show(scripts: Scripts = {}, chatId: string | null = rita.id) {
  const session = await openLiveConsole({ user, conversations: [rita, group] });
  session.host.script({
    // Unsorted, as a host may send it: the drawer sorts by value.
    listOwnCoupons: () => ({ items: [dear, cheap], rejected: [] }),
    getCouponPool: () => POOL,
    ...scripts,
  });
  renderWithStore(
    <CouponsDrawer chatId={chatId} modal={false} onClose={jest.fn()} />,
    session.world,
    session.store,
  );
  return { ...session, person: userEvent.setup() };
}

const section = (name: string) => screen.findByRole('region', { name });
const rowOf = async (email: string) => {
  const row = (await screen.findByText(email)).closest('li');
  if (!row) throw new Error(`${email} stands in no row`);
  return row;
};
const textsOf = (found: HTMLElement[]) =>
  found.map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));

describe('what the customer wants', () => {
  const wants = (cupomValor: number | null, scripts: Scripts = {}) =>
    show({ getCliente: () => buildCliente({ cupomValor }), ...scripts }).then(async (session) => {
      await act(() => session.store.dispatch(readCliente(rita.id)));
      return session;
    });
  const pinned = async () => within(await section('Cupom pedido'));

  test('stands above the lists, and is pulled and linked by one button', async () => {
    const { host, person, store } = await wants(2000, {
      listOwnCoupons: () => ({ items: [cheap], rejected: [] }),
      pullCoupon: () => dear,
    });
    const row = await pinned();
    await row.findByText('3 disponíveis');
    expect(row.getByText('Pedido por Rita')).toBeInTheDocument();
    expect(
      screen.getAllByRole('region').map((each) => within(each).getByRole('heading').textContent),
    ).toEqual(['Cupom pedido', 'Meus cupons', 'Disponíveis']);
    const button = row.getByRole('button', { name: 'Puxar e vincular' });
    expect(button).toHaveAccessibleDescription(/^R\$\s20,00$/);
    host.script({ listOwnCoupons: () => ({ items: [cheap, dear], rejected: [] }) });
    await person.click(button);
    await row.findByText('Conta vinculada: vinte@cupom.test');
    expect(host.asked('pullCoupon')[0]?.body).toMatchObject({ couponValue: 20 });
    expect(Object.keys(selectLinks(store.getState()))).toEqual(['vinte@cupom.test']);
    expect(row.queryByRole('button')).toBeNull();
    await expectAccessible(screen.getByRole('dialog', { name: 'Cupons' }));
  });

  test('is linked without a pull when the agent has a free account of that value', async () => {
    const { host, person, store } = await wants(2000);
    const row = await pinned();
    await row.findByText('Você já tem uma conta desse valor: vinte@cupom.test');
    await person.click(row.getByRole('button', { name: 'Vincular ao cliente' }));
    expect(Object.keys(selectLinks(store.getState()))).toEqual(['vinte@cupom.test']);
    expect(host.asked('pullCoupon')).toEqual([]);
  });

  test('that none is left of cannot be pulled', async () => {
    const { host, person } = await wants(4000);
    const row = await pinned();
    await row.findByText('Nenhum disponível agora');
    await person.click(row.getByRole('button', { name: 'Puxar e vincular' }));
    expect(host.asked('pullCoupon')).toEqual([]);
  });

  test('is compared with the account that is linked', async () => {
    const { store } = await wants(2000);
    act(() => {
      const link = { chatId: rita.id, nome: 'Rita', numero: rita.number };
      store.dispatch(accountLinked({ email: 'dez@cupom.test', link }));
    });
    await (await pinned()).findByText('A conta vinculada tem R$ 10,00');
  });

  test('is not pinned before the customer has said what', async () => {
    await wants(null);
    await section('Meus cupons');
    expect(screen.queryByRole('region', { name: 'Cupom pedido' })).toBeNull();
  });
});

describe('the pool', () => {
  test('lists the coupons by value, ascending, with counts and the total', async () => {
    await show();
    const pool = await section('Disponíveis');
    await within(pool).findByText('4 no total');
    expect(textsOf(within(pool).getAllByRole('listitem'))).toEqual([
      'R$ 10,001 disponívelPuxar',
      'R$ 20,003 disponíveisPuxar',
    ]);
  });

  test('that is empty says so', async () => {
    await show({ getCouponPool: () => ({ items: [], rejected: [], totalCouponsQuantity: 0 }) });
    await screen.findByText('Nenhum cupom disponível agora');
  });

  test('that cannot be read says so, and is read by ‘Tentar novamente’, which hands the focus on', async () => {
    const { host, person } = await show({ getCouponPool: () => new HostError(500) });
    await screen.findByText('❌ Erro ao carregar cupons disponíveis');
    host.script({ getCouponPool: () => POOL });
    await person.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('3 disponíveis');
    expect(await section('Disponíveis')).toHaveFocus();
  });

  test('that cannot be read again stays, and says that it may be out of date', async () => {
    const { host, world } = await show();
    await screen.findByText('3 disponíveis');
    host.script({ getCouponPool: () => new HostError(500) });
    act(() => world.page.show(true));
    await screen.findByText('❌ Erro ao carregar cupons disponíveis');
    expect(screen.getByText('3 disponíveis')).toBeInTheDocument();
  });

  test('gives one coupon at a time: the others are greyed, and the focus stays', async () => {
    const gate: { open: () => void } = { open: () => undefined };
    const { host, person } = await show({
      pullCoupon: () =>
        new Promise((resolve) => {
          gate.open = () => resolve(dear);
        }),
    });
    const [first, second] = await screen.findAllByRole('button', { name: 'Puxar' });
    if (!first || !second) throw new Error('two values have a button');
    await person.dblClick(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-busy', 'true'));
    expect(first).toHaveAttribute('aria-disabled', 'true');
    await person.click(first);
    expect(host.asked('pullCoupon')).toHaveLength(1);
    expect(first).toHaveFocus();
    gate.open();
    await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'false'));
  });
});

describe('the agent’s own accounts', () => {
  test('are sorted by value, each with its deeds', async () => {
    const { person } = await show();
    const own = await section('Meus cupons');
    await within(own).findByText('2 no total');
    expect(textsOf(within(own).getAllByRole('listitem'))).toEqual([
      'R$ 10,00Vincular ao clientedez@cupom.testTudo certo',
      'R$ 20,00Vincular ao clientevinte@cupom.testTudo certo',
    ]);
    const more = within(await rowOf('dez@cupom.test')).getByRole('button', { name: 'Mais ações' });
    expect(more).toHaveAccessibleDescription('dez@cupom.test');
    await person.click(more);
    expect(textsOf(screen.getAllByRole('menuitem'))).toEqual([
      'Copiar script de login',
      'Marcar sem cupom',
      'Devolver',
    ]);
  });

  test('are linked to the open chat’s customer and unlinked by one button that keeps the focus', async () => {
    const { person, store } = await show();
    const row = within(await rowOf('dez@cupom.test'));
    await person.click(row.getByRole('button', { name: 'Vincular ao cliente' }));
    expect(row.getByText('Vinculada a Rita')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Desvincular' })).toHaveFocus();
    await person.keyboard('{Enter}');
    expect(row.getByRole('button', { name: 'Vincular ao cliente' })).toHaveFocus();
    expect(selectLinks(store.getState())).toEqual({});
  });

  test('linked to somebody else can be linked here or unlinked', async () => {
    const { person, store } = await show();
    act(() => {
      const link = { chatId: 'chat-old', nome: 'Bia', numero: '5511900001111' };
      store.dispatch(accountLinked({ email: 'dez@cupom.test', link }));
    });
    const row = within(await rowOf('dez@cupom.test'));
    expect(row.getByText('Vinculada a Bia (atendimento encerrado)')).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Vincular ao cliente' })).toBeEnabled();
    await person.click(row.getByRole('button', { name: 'Mais ações' }));
    await person.click(screen.getByRole('menuitem', { name: 'Desvincular' }));
    expect(selectLinks(store.getState())).toEqual({});
  });

  test.each([
    [null, 'Selecione uma conversa para vincular uma conta'],
    [group.id, 'Contas são vinculadas a um cliente, não a um grupo'],
  ])('cannot be linked without a customer (%s), but can be unlinked', async (chatId, hint) => {
    const { person, store } = await show({}, chatId);
    await screen.findByText(hint);
    act(() => {
      const link = { chatId: rita.id, nome: 'Rita', numero: rita.number };
      store.dispatch(accountLinked({ email: 'dez@cupom.test', link }));
    });
    expect(
      within(await rowOf('vinte@cupom.test')).getByRole('button', { name: 'Vincular ao cliente' }),
    ).toBeDisabled();
    const row = within(await rowOf('dez@cupom.test'));
    await person.click(row.getByRole('button', { name: 'Desvincular' }));
    expect(selectLinks(store.getState())).toEqual({});
  });

  test('that are given back leave, and hand the focus to their section', async () => {
    const { host, person } = await show({
      updateCoupon: () => ({ ...cheap, applicatorId: null }),
    });
    const row = await rowOf('dez@cupom.test');
    host.script({ listOwnCoupons: () => ({ items: [dear], rejected: [] }) });
    await person.click(within(row).getByRole('button', { name: 'Mais ações' }));
    await person.click(screen.getByRole('menuitem', { name: 'Devolver' }));
    await waitFor(() => expect(row).not.toBeInTheDocument());
    expect(await section('Meus cupons')).toHaveFocus();
    expect(screen.getByText('vinte@cupom.test')).toBeInTheDocument();
  });

  test('show that they are busy, one deed at a time, and the focus stays', async () => {
    const { person } = await show({ getCookies: () => new Promise(() => undefined) });
    const row = await rowOf('dez@cupom.test');
    const more = within(row).getByRole('button', { name: 'Mais ações' });
    await person.click(more);
    await person.click(screen.getByRole('menuitem', { name: 'Copiar script de login' }));
    await waitFor(() => expect(row).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(more).toHaveFocus());
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  test('that cannot be read say so', async () => {
    await show({ listOwnCoupons: () => new HostError(500) });
    await screen.findByText('Não foi possível carregar os seus cupons.');
  });

  test('have an empty state at first', async () => {
    await show({ listOwnCoupons: () => ({ items: [], rejected: [] }) });
    await screen.findByText('Você ainda não puxou nenhum cupom');
  });
});

test('the drawer and an account’s menu have nothing that axe objects to', async () => {
  const { person } = await show();
  const row = await rowOf('dez@cupom.test');
  await person.click(within(row).getByRole('button', { name: 'Mais ações' }));
  await expectAccessible(screen.getByRole('dialog', { name: 'Cupons' }));
});
