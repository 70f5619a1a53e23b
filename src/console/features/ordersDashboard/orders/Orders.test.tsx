import { act, screen, within } from '@testing-library/react';
import {
  answer,
  button,
  cellsOf,
  click,
  full,
  maria,
  openDashboard,
  plain,
  rita,
  rowOf,
  withOrders,
} from '@/testing/dashboardSession';
import { expectAccessible } from '@/testing/expectAccessible';
import { happens } from '@/testing/happens';
import { HostError, NO_ANSWER } from '@/testing/scriptedHost';

describe('the table', () => {
  test('shows status, date, values including profit, payment and the possible deeds', async () => {
    const { container } = await openDashboard();
    expect(cellsOf(rowOf('Maria')).slice(2)).toEqual([
      'Ana Beatriz',
      'Pendente',
      'R$ 20,00',
      'R$ 4,70',
      'R$ 1,00',
      'R$ 3,70',
      'Pendente',
      'Verificar',
    ]);
    expect(cellsOf(rowOf('Rita')).slice(3)).toEqual([
      'Feito',
      'R$ 20,00',
      'R$ 4,70',
      'R$ 1,00',
      'R$ 3,70',
      'Pago',
      'VerificarReembolsar',
    ]);
    await expectAccessible(container);
  });

  test('sorts by its column headers: descending first, then ascending', async () => {
    const { address, asked } = await openDashboard();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    expect(head('Data')).toHaveAttribute('aria-sort', 'descending');
    await click(within(head('Data')).getByRole('button'));
    expect(address()).toBe('?ordem=antigos');
    expect(head('Data')).toHaveAttribute('aria-sort', 'ascending');
    await click(within(head('Preço')).getByRole('button'));
    expect(head('Preço')).toHaveAttribute('aria-sort', 'descending');
    expect(head('Data')).not.toHaveAttribute('aria-sort');
    await click(within(head('Preço')).getByRole('button'));
    expect(asked().at(-1)).toMatchObject({ ordem: 'menor-valor' });
  });

  test('turns its pages with Primeira, Anterior, Próxima and Última; the rows stay until the new ones arrive', async () => {
    const { address, asked, host } = await openDashboard();
    expect(screen.getByText('Página 1 de 62 (1.234 itens)')).toBeVisible();
    let release = () => {};
    host.script({
      getDashboard: ({ query }) =>
        new Promise((resolve) => {
          const paginaAtual = Number(query['page']);
          release = () =>
            resolve(answer({ ...full, paginacao: { ...full.paginacao, paginaAtual } }));
        }),
    });
    for (const [name, page] of [
      ['Próxima', '2'],
      ['Última', '62'],
      ['Anterior', '61'],
      ['Primeira', '1'],
    ] as const) {
      await click(button(name));
      expect(rowOf('Maria')).toBeInTheDocument();
      await happens(() => release());
      expect(asked().at(-1)).toMatchObject({ page });
      expect(screen.getByText(`Página ${page} de 62 (1.234 itens)`)).toBeVisible();
      expect(address()).toBe(page === '1' ? '' : `?pagina=${page}`);
    }
    expect(button('Primeira')).toHaveAttribute('aria-disabled', 'true');
    await click(button('Anterior'));
    expect(address()).toBe('');
  });

  test('dims its rows while a page turns, and their buttons no longer act', async () => {
    const { host } = await openDashboard();
    host.script({ getDashboard: () => new Promise(() => undefined) });
    const frame = screen.getByRole('table').closest('[aria-busy]');
    expect(frame).toHaveAttribute('aria-busy', 'false');
    await click(button('Próxima'));
    expect(frame).toHaveAttribute('aria-busy', 'true');
    for (const name of [/^Reembolsar/, /^Verificar: .*Maria/]) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await click(button(name));
    }
    expect(host.asked('refundPedido')).toEqual([]);
    expect(host.asked('verifyPayment')).toEqual([]);
  });

  test('a page beyond the end is the last one, in the address too', async () => {
    const { address, asked } = await openDashboard({
      address: '?pagina=900',
      scripts: {
        getDashboard: () => answer({ ...full, paginacao: { ...full.paginacao, paginaAtual: 62 } }),
      },
    });
    expect(address()).toBe('?pagina=62');
    expect(asked().map(({ page }) => page)).toEqual(['900', '62']);
    expect(screen.getByText('Página 62 de 62 (1.234 itens)')).toBeVisible();
  });

  test("without orders says 'Nenhum pedido encontrado', and offers to clear a filter", async () => {
    const { address } = await openDashboard({
      address: '?status=feito&agente=ana',
      scripts: { getDashboard: () => withOrders() },
    });
    expect(screen.getByText('Nenhum pedido encontrado')).toBeVisible();
    await click(button('Limpar filtros'));
    expect(address()).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument();
  });

  test('says that a search found more than is counted', async () => {
    const paginacao = { paginaAtual: 1, totalPaginas: 50, totalItens: 10_000, limitado: true };
    await openDashboard({ scripts: { getDashboard: () => answer({ ...full, paginacao }) } });
    expect(screen.getByText('Página 1 de 50 (mais de 10.000 itens)')).toBeVisible();
  });
});

describe('the buttons of an order', () => {
  test('Verificar asks the bank, says what it answered, and reads again', async () => {
    const { asked, host, texts } = await openDashboard({
      scripts: { verifyPayment: () => ({ status: 'aprovado', message: 'Pagamento aprovado!' }) },
    });
    host.script({ getDashboard: () => withOrders({ ...maria, cupomPagamentoStatus: 'aprovado' }) });
    await click(button(/^Verificar: nº 4711 · Maria/));
    expect(host.asked('verifyPayment').map(({ params }) => params)).toEqual([{ id: 'p-maria' }]);
    expect(texts()).toEqual(['Pagamento aprovado!']);
    expect(asked()).toHaveLength(2);
    expect(cellsOf(rowOf('Maria'))).toContain('Pago');
  });

  test('the result of Verificar is shown once: the event’s notice replaces the response’s', async () => {
    const { host, world } = await openDashboard({
      scripts: { verifyPayment: () => ({ status: 'aprovado', message: 'Pagamento aprovado!' }) },
    });
    await click(button(/^Verificar: .*Maria/));
    const event = { pedidoId: 'p-maria', chatId: null, agenteId: 'ana', valor: 470 };
    await happens(() => host.push('pagamentoAprovado', { ...event, clienteNome: 'Maria' }));
    expect(world.deeds.notices.map(({ key }) => key)).toEqual(['paid:p-maria', 'paid:p-maria']);
  });

  test("says 'Erro ao verificar pagamento. Tente novamente.' when that failed", async () => {
    const { texts } = await openDashboard({
      scripts: { verifyPayment: () => new HostError(502, { message: 'banco fora' }) },
    });
    await click(button(/^Verificar: .*Maria/));
    expect(texts()).toEqual(['Erro ao verificar pagamento. Tente novamente.']);
  });

  test('Reembolsar asks first, and shows the order as refunded at once', async () => {
    const { host, texts, world } = await openDashboard({
      scripts: { refundPedido: () => ({ success: true, message: null }) },
    });
    host.script({ getDashboard: () => new Promise(() => undefined) });
    act(() => button(/^Reembolsar/).focus());
    await click(button(/^Reembolsar/));
    expect(world.deeds.questions.map(plain)).toEqual([
      'Tem certeza que deseja reembolsar R$ 4,70 a Rita?',
    ]);
    expect(host.asked('refundPedido').map(({ body }) => body)).toEqual([{ pixId: 'pix-rita' }]);
    expect(texts()).toEqual(['Reembolso realizado com sucesso!']);
    expect(cellsOf(rowOf('Rita'))).toContain('Reembolsado');
    expect(screen.queryByRole('button', { name: /^Reembolsar/ })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Pedidos' })).toHaveFocus();
  });

  test('Reembolsar does nothing on a no', async () => {
    const { host, world } = await openDashboard();
    world.answers.confirm = false;
    await click(button(/^Reembolsar/));
    expect(host.asked('refundPedido')).toEqual([]);
  });

  test.each([
    [new HostError(409, { message: 'Já reembolsado.' }), 'Já reembolsado.', 'error'],
    [new HostError(503, { message: 'Em processamento.' }), 'Em processamento.', 'warning'],
    [NO_ANSWER, 'Erro ao processar reembolso. Tente novamente.', 'error'],
  ] as const)('a refund that fails says why (%#)', async (said, text, variant) => {
    const { world } = await openDashboard({ scripts: { refundPedido: () => said } });
    await click(button(/^Reembolsar/));
    expect(world.deeds.notices).toEqual([{ variant, text, key: 'refunded:p-rita' }]);
  });

  test('a refund that the bank has not decided is shown as such, and is not requested again', async () => {
    const { asked, host } = await openDashboard({
      scripts: { refundPedido: () => new HostError(503, { message: 'Em processamento.' }) },
    });
    host.script({ getDashboard: () => withOrders(maria, { ...rita, reembolsoEmAndamento: true }) });
    await click(button(/^Reembolsar/));
    expect(asked()).toHaveLength(2);
    const open = button(/^Reembolso em andamento: /);
    expect(open).toHaveAttribute('aria-disabled', 'true');
    await click(open);
    expect(host.asked('refundPedido')).toHaveLength(1);
  });

  test.each([
    [{ cupomPixId: null }, 'ID do pagamento não encontrado'],
    [{}, null],
  ])('a refund needs a payment id (%#)', async (change, fault) => {
    const { host, texts } = await openDashboard({
      scripts: {
        getDashboard: () => withOrders({ ...rita, ...change }),
        refundPedido: () => ({ success: true, message: null }),
      },
    });
    await click(button(/^Reembolsar/));
    expect(texts()[0]).toBe(fault ?? 'Reembolso realizado com sucesso!');
    expect(host.asked('refundPedido')).toHaveLength(fault === null ? 1 : 0);
  });

  test('are busy one by one, and a press on a busy one does nothing', async () => {
    const { host } = await openDashboard({
      scripts: { verifyPayment: () => new Promise(() => undefined) },
    });
    await click(button(/^Verificar: .*Maria/));
    const busy = button(/^Verificando…/);
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await click(busy);
    expect(host.asked('verifyPayment')).toHaveLength(1);
    expect(button(/^Reembolsar/)).toHaveAttribute('aria-disabled', 'false');
  });

  test.each([
    [{ cupomPagamentoStatus: 'aprovado', status: 'reembolsado' }],
    [{ cupomPagamentoStatus: 'pago_atrasado', status: 'reembolsado' }],
    [{ cupomPagamentoStatus: 'aprovado', cupomValorCliente: 0, cupomPixId: null }],
    [{ cupomPagamentoStatus: 'cancelado', cupomPixId: null }],
  ])('are absent when no deed applies: %j', async (change) => {
    await openDashboard({ scripts: { getDashboard: () => withOrders({ ...rita, ...change }) } });
    expect(within(rowOf('Rita')).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('Exportar CSV', () => {
  const url = '/api/dashboard/exportacoes/bilhete-secreto';

  test('makes the browser download the filtered orders; the file’s URL is stored nowhere', async () => {
    const { host, log, store, world } = await openDashboard({
      address: '?agente=ana&busca=rita&status=feito&ordem=antigos&pagina=2&periodo=7d',
      scripts: { exportPedidos: () => ({ url }) },
    });
    await click(button('Exportar CSV'));
    expect(host.asked('exportPedidos').map(({ body }) => body)).toEqual([
      { agenteId: 'ana', busca: 'rita', status: 'feito', ordem: 'antigos' },
    ]);
    expect(world.deeds.downloads).toEqual([url]);
    expect(JSON.stringify([log, store.getState()])).not.toContain('bilhete-secreto');
    expect(world.deeds.notices).toEqual([]);
  });

  test('says when it failed', async () => {
    const { texts, world } = await openDashboard({
      scripts: { exportPedidos: () => new HostError(500) },
    });
    await click(button('Exportar CSV'));
    expect(texts()).toEqual(['Erro ao exportar pedidos. Tente novamente.']);
    expect(world.deeds.downloads).toEqual([]);
  });

  test('says nothing of its own when the host no longer accepts the token', async () => {
    const { texts } = await openDashboard({
      scripts: { exportPedidos: () => new HostError(401) },
    });
    await click(button('Exportar CSV'));
    expect(texts()).toEqual(['Erro de autenticação. Faça login novamente.']);
  });

  test('is one at a time', async () => {
    const { host } = await openDashboard({
      scripts: { exportPedidos: () => new Promise(() => undefined) },
    });
    await click(button('Exportar CSV'));
    await click(button('Exportando…'));
    expect(host.asked('exportPedidos')).toHaveLength(1);
  });
});
