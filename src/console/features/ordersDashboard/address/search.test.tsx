import { fireEvent, screen } from '@testing-library/react';
import { button, click, openDashboard } from '@/testing/dashboardSession';
import { happens } from '@/testing/happens';

describe('the search', () => {
  const box = () => screen.getByRole('searchbox', { name: /^Buscar por cliente/ });
  const type = (value: string) => happens(() => fireEvent.change(box(), { target: { value } }));

  test('is sent once typing pauses, goes to the first page, and is one step of the history however long', async () => {
    const { address, asked, router, world } = await openDashboard({ address: '?pagina=4' });
    for (const typed of ['m', 'ma', 'maria ']) {
      await type(typed);
      await happens(() => world.clock.advance(299));
    }
    expect(asked()).toHaveLength(1);
    await happens(() => world.clock.advance(1));
    expect(address()).toBe('?busca=maria');
    expect(asked().at(-1)).toEqual({ page: '1', limit: '20', busca: 'maria' });
    expect(box()).toHaveValue('maria ');
    await type('maria s');
    await happens(() => world.clock.advance(300));
    expect(address()).toBe('?busca=maria+s');
    await happens(() => void router.navigate(-1));
    expect(address()).toBe('?pagina=4');
    expect(box()).toHaveValue('');
  });

  test('keeps the steps of the history: Back leads to the agent’s orders before the search', async () => {
    const { address, router, world } = await openDashboard();
    const search = async (typed: string) => {
      await type(typed);
      await happens(() => world.clock.advance(300));
    };
    await search('4');
    await click(button(/Ana Beatriz/));
    await search('47');
    await search('471');
    expect(address()).toBe('?agente=ana&busca=471');
    await happens(() => void router.navigate(-1));
    expect(address()).toBe('?agente=ana&busca=4');
    await happens(() => void router.navigate(-1));
    expect(address()).toBe('?busca=4');
  });

  test('typed a moment ago already applies to an export, and is cleared with the filters', async () => {
    const { address, host, world } = await openDashboard({
      address: '?agente=ana',
      scripts: { exportPedidos: () => ({ url: '/api/dashboard/exportacoes/x' }) },
    });
    await type('rita');
    await click(button('Exportar CSV'));
    expect(host.asked('exportPedidos').map(({ body }) => body)).toEqual([
      { agenteId: 'ana', busca: 'rita' },
    ]);
    expect(address()).toBe('?agente=ana&busca=rita');
    await type('rita m');
    await click(button('Limpar filtros'));
    await happens(() => world.clock.advance(1_000));
    expect(box()).toHaveValue('');
    expect(address()).toBe('');
  });

  test('without letters or digits is no search', async () => {
    const { address, asked, world } = await openDashboard();
    await type(' -* ');
    await happens(() => world.clock.advance(1_000));
    expect(address()).toBe('');
    expect(asked()).toHaveLength(1);
  });

  test('follows the address: a link, and Back', async () => {
    const { address, router } = await openDashboard({ address: '?busca=rita&periodo=7d' });
    expect(box()).toHaveValue('rita');
    await click(button('Limpar filtros'));
    expect(box()).toHaveValue('');
    expect(address()).toBe('?periodo=7d');
    await happens(() => void router.navigate(-1));
    expect(box()).toHaveValue('rita');
    expect(screen.getByRole('tab', { name: 'Últimos 7 dias' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
