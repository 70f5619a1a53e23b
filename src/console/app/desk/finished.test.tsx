import { act, screen, waitFor } from '@testing-library/react';
import { buildFinished } from '@/testing/builders/finished';
import { settle } from '@/testing/consoleSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { button, openDeskWithFinished, prepareLists, rows } from '@/testing/finishedDesk';
import { HostError } from '@/testing/scriptedHost';

prepareLists();

describe('the list of what is finished', () => {
  test('has name, time, last message and purchase of each, the last to end first', async () => {
    const { keys, container } = await openDeskWithFinished();
    await keys.click(button('Finalizadas'));
    const [bia, caio] = await rows();
    for (const part of ['Bia', 'há 5 minutos', 'Mensagem', 'Sem pedido registrado']) {
      expect(bia).toHaveTextContent(part);
    }
    for (const part of [
      ...['Caio', 'há 2 horas', 'Você:', 'Já enviei', 'Pedido de R$', '4,70 · nº 123456'],
    ]) {
      expect(caio).toHaveTextContent(part);
    }
    expect(screen.getByText('Últimos 7 dias')).toBeVisible();
    expect(screen.getByText('Selecione um atendimento')).toBeVisible();
    await expectAccessible(container);
  });

  test('a purchase whose money went back says so', async () => {
    const session = await openDeskWithFinished();
    session.held.finished = [
      buildFinished({
        name: 'Eva',
        compra: { numeroPedido: null, cupomValorCliente: null, status: 'reembolsado' },
      }),
    ];
    await session.keys.click(button('Finalizadas'));
    expect((await rows())[0]).toHaveTextContent('Pedido registrado · devolvido');
  });

  test('takes the focus, arrows lead from row to row, Escape leads back to where one came from', async () => {
    const { keys } = await openDeskWithFinished();
    await keys.click(button('Finalizadas'));
    await rows();
    await waitFor(() => expect(button('Voltar às conversas')).toHaveFocus());
    await keys.tab();
    expect(button(/Bia/)).toHaveFocus();
    await keys.keyboard('{ArrowDown}');
    await waitFor(() => expect(button(/Caio/)).toHaveFocus());
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(button('Finalizadas')).toHaveFocus());
    expect(screen.getByRole('navigation', { name: 'Conversas' })).toBeVisible();
  });

  test('the palette’s search of the list leads from it to the conversations', async () => {
    const { keys } = await openDeskWithFinished();
    await keys.click(button('Finalizadas'));
    await rows();
    await keys.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox')).toHaveFocus();
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  });

  test('says that it is empty', async () => {
    const session = await openDeskWithFinished();
    session.held.finished = [];
    await session.keys.click(button('Finalizadas'));
    expect(await screen.findByText('Nenhum atendimento finalizado')).toBeVisible();
  });

  test('says that it loads, and that it could not be read, and tries again', async () => {
    let answer: () => void = () => undefined;
    const { host, held, keys } = await openDeskWithFinished({
      scripts: {
        listFinished: () => new Promise((resolve) => (answer = () => resolve(new HostError(502)))),
      },
    });
    await keys.click(button('Finalizadas'));
    expect(
      await screen.findByRole('status', { name: 'Carregando atendimentos finalizados…' }),
    ).toBeVisible();
    await waitFor(() => expect(host.asked('listFinished')).toHaveLength(1));
    await act(settle);
    answer();
    expect(
      await screen.findByText('Não foi possível carregar os atendimentos finalizados.'),
    ).toBeVisible();
    host.script({
      listFinished: () => ({
        atendimentos: { items: held.finished, rejected: [] },
        temMais: false,
        dias: 7,
      }),
    });
    await keys.click(button('Tentar de novo'));
    expect(await rows()).toHaveLength(2);
  });

  test('is read page by page, and says when a page could not be read', async () => {
    const many = Array.from({ length: 9 }, (_unused, n) =>
      buildFinished({ id: `n${n}`, name: `Freguês ${n}` }),
    );
    const page = (from: number) => ({
      atendimentos: { items: many.slice(from, from + 3), rejected: [] },
      temMais: from + 3 < many.length,
      dias: 7,
    });
    const { host, keys } = await openDeskWithFinished({
      scripts: {
        listFinished: ({ query }) => {
          const after = query['antes'];
          if (after === 'n5') return new HostError(502);
          return page(after === undefined ? 0 : many.findIndex(({ id }) => id === after) + 1);
        },
      },
    });
    await keys.click(button('Finalizadas'));
    expect(await screen.findByText('Não foi possível carregar mais atendimentos.')).toBeVisible();
    expect(await rows()).toHaveLength(6);
    host.script({
      listFinished: ({ query }) => page(many.findIndex(({ id }) => id === query['antes']) + 1),
    });
    await keys.click(button('Tentar de novo'));
    await screen.findByText('Freguês 8');
    expect((await rows()).map(({ textContent }) => /Freguês \d/.exec(textContent)?.[0])).toEqual(
      many.map(({ name }) => name),
    );
  });

  test('has one that ends meanwhile at once', async () => {
    const { host, held, keys } = await openDeskWithFinished();
    await keys.click(button('Finalizadas'));
    expect(await rows()).toHaveLength(2);
    held.finished = [buildFinished({ id: 'f3', chatId: 'live', name: 'Davi' }), ...held.finished];
    act(() => host.push('atendimento_finalizado', { chatId: 'live' }));
    await screen.findByText('Davi');
    expect(await rows()).toHaveLength(3);
    expect((await rows())[0]).toHaveTextContent('Davi');
  });

  test('says at once of a purchase that its money went back', async () => {
    const { host, held, keys } = await openDeskWithFinished();
    await keys.click(button('Finalizadas'));
    expect((await rows())[1]).not.toHaveTextContent('devolvido');
    held.finished = held.finished.map((one) =>
      one.compra === null ? one : { ...one, compra: { ...one.compra, status: 'reembolsado' } },
    );
    act(() =>
      host.push('pedidoReembolsado', {
        ...{ pedidoId: 'p1', chatId: 'c2', valor: 470, clienteNome: 'Caio', agenteId: 'ana' },
        peloBanco: false,
      }),
    );
    await screen.findByText(/devolvido/);
  });

  test.each([
    ['an administrator', { isAdmin: true }],
    ['an agent on a host that remembers none', { remembers: false }],
  ])('is not there for %s, whatever the address says', async (_who, options) => {
    const { host } = await openDeskWithFinished({ ...options, at: '/dashboard?finalizadas=f1' });
    await screen.findByRole('button', { name: /Davi/ });
    expect(screen.queryByRole('button', { name: 'Finalizadas' })).not.toBeInTheDocument();
    expect(host.asked('listFinished')).toEqual([]);
    expect(host.asked('getFinished')).toEqual([]);
  });
});
