import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { accountLinked } from '@/console/entities/couponLinks/couponLinksSlice';
import { readCliente } from '@/console/shared/rereads/readNow';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderWithStore } from '@/testing/renderWithStore';
import { HostError, type Scripts } from '@/testing/scriptedHost';
import { followOpenChat } from '../reading/openChat';
import { OrderInfo } from './OrderInfo';

async function open(getCliente: Scripts['getCliente'], user = buildUser()) {
  const session = await openLiveConsole({ user, conversations: [buildConversation({ id: 'c1' })] });
  session.host.script({ getCliente: getCliente ?? (() => buildCliente()) });
  session.store.dispatch(followOpenChat('c1'));
  const view = renderWithStore(<OrderInfo chatId="c1" />, session.world, session.store);
  await act(settle);
  return { ...session, ...view };
}

const strip = () => screen.getByLabelText('Dados do pedido');

describe('the order’s details', () => {
  test('a click on name or address copies it', async () => {
    const user = userEvent.setup();
    const { container, world } = await open(() =>
      buildCliente({ nomeCompleto: 'Bia Souza', enderecoEntrega: ' Rua A, 1 ' }),
    );
    await user.click(screen.getByRole('button', { name: 'Copiar Nome: Bia Souza' }));
    await user.click(screen.getByRole('button', { name: 'Copiar Endereço: Rua A, 1' }));
    await act(settle);
    expect(world.deeds.copied).toEqual(['Bia Souza', 'Rua A, 1']);
    expect(world.deeds.notices.map(({ text }) => text)).toEqual(['Copiado!', 'Copiado!']);
    await expectAccessible(container);
  });

  test.each([null, 'Não informado', '-', ' '])(
    'a placeholder (%j) is shown in words and is not a button',
    async (nothing) => {
      await open(() =>
        buildCliente({
          nomeCompleto: nothing,
          enderecoEntrega: nothing,
          formaPagamento: nothing,
        }),
      );
      expect(strip()).toHaveTextContent('Nome não informado');
      expect(strip()).toHaveTextContent('Endereço não informado');
      expect(strip()).toHaveTextContent('Pagamento não informado');
      expect(screen.queryAllByRole('button')).toEqual([]);
    },
  );

  describe('the coupon', () => {
    const cell = () => strip().textContent.replace(/\u00a0/g, ' ');
    const link = { chatId: 'c1', nome: 'Bia', numero: '5511' };

    test('that the customer wants stands there, with the account that serves them', async () => {
      const { store } = await open(() => buildCliente({ cupomValor: 4000 }));
      expect(cell()).toContain('Cupom pedido R$ 40,00Nenhuma conta vinculada');
      act(() => void store.dispatch(accountLinked({ email: 'a@cupom.test', link })));
      expect(cell()).toContain('Cupom pedido R$ 40,00a@cupom.test');
    });

    test('that nobody has named says so, and an account is shown nevertheless', async () => {
      const { store } = await open(() => buildCliente({ cupomValor: null }));
      expect(cell()).toContain('CupomCupom não informado');
      act(() => void store.dispatch(accountLinked({ email: 'a@cupom.test', link })));
      expect(cell()).toContain('Cupoma@cupom.test');
    });

    test('of somebody else’s customer says nothing of accounts, which this browser does not know', async () => {
      await open(() => buildCliente({ cupomValor: 4000 }), buildUser({ isAdmin: true }));
      expect(cell()).toContain('CupomR$ 40,00');
    });
  });

  test('a payment in cash says the change', async () => {
    await open(() => buildCliente({ formaPagamento: 'Dinheiro', troco: 'R$ 50' }));
    expect(strip()).toHaveTextContent('Dinheiro (troco para R$ 50)');
  });

  test('a click on the picture shows it on the whole screen, and the focus returns', async () => {
    const user = userEvent.setup();
    await open(() => buildCliente({ imagemPedidoUrl: 'https://host.test/pedido.png' }));
    const thumbnail = screen.getByRole('button', { name: 'Imagem do pedido' });
    await user.click(thumbnail);
    const viewer = await screen.findByRole('dialog');
    expect(within(viewer).getByRole('img', { name: 'Imagem do pedido' })).toHaveAttribute(
      'src',
      'https://host.test/pedido.png',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(thumbnail).toHaveFocus();
  });

  test('an order without a picture says so', async () => {
    await open(() => buildCliente({ imagemPedidoUrl: null }));
    expect(screen.getByRole('img', { name: 'Sem imagem do pedido' })).toBeInTheDocument();
  });

  test('while the record loads no details are shown', async () => {
    await open(() => new Promise(() => undefined));
    expect(
      within(strip()).getByRole('status', { name: 'Carregando dados do cliente…' }),
    ).toBeInTheDocument();
    expect(strip()).not.toHaveTextContent('não informado');
  });

  test('a record stays in sight while it is read again, and again', async () => {
    const { host, store } = await open(() => buildCliente({ nomeCompleto: 'Bia Souza' }));
    host.script({ getCliente: () => new Promise(() => undefined) });
    void store.dispatch(readCliente('c1'));
    await act(settle);
    void store.dispatch(readCliente('c1'));
    await act(settle);
    expect(host.asked('getCliente')).toHaveLength(3);
    expect(strip()).toHaveTextContent('Bia Souza');
  });

  test('a record that could not be read says so, and is tried again', async () => {
    const { container, host } = await open(() => new HostError(500));
    expect(strip()).toHaveTextContent('Não foi possível carregar os dados do cliente.');
    await expectAccessible(container);
    host.script({ getCliente: () => buildCliente({ nomeCompleto: 'Bia Souza' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(strip()).toHaveTextContent('Bia Souza'));
  });
});
