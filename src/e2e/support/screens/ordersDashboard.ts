import { button, type Screen } from './screen';

const DASHBOARD = '/dashboard-pedidos';

/** The orders dashboard: full, with no results and its days as a table, and when it cannot be read. */
export const DASHBOARD_SCREENS: readonly Screen[] = [
  {
    name: 'orders dashboard, filtered, a day pointed at',
    who: 'admin',
    show: async (page) => {
      await page.goto(`${DASHBOARD}?periodo=30d&status=entregue`);
      await page.getByText('Pago', { exact: true }).first().waitFor();
      await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
      await page.getByRole('slider').press('ArrowLeft');
    },
  },
  {
    name: 'orders dashboard that finds nothing, its days as a table',
    rare: true,
    who: 'admin',
    show: async (page) => {
      await page.goto(`${DASHBOARD}?busca=ninguém+se+chama+assim`);
      await page.getByText('Nenhum pedido encontrado').waitFor();
      await button(page, 'Ver como tabela').click();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'orders dashboard that could not be read',
    rare: true,
    who: 'admin',
    show: async (page) => {
      await page.route('**/api/dashboard/pedidos?*', (route) =>
        route.fulfill({ status: 500, json: { message: 'Erro interno' } }),
      );
      await page.goto(DASHBOARD);
      await button(page, 'Tentar novamente').waitFor();
    },
    leave: (page) => page.unroute('**/api/dashboard/pedidos?*'),
  },
];
