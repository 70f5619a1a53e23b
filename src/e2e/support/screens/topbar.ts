import { button, showList, type Screen } from './screen';

/** The top bar in states that the main path does not show. */
export const TOPBAR_SCREENS: readonly Screen[] = [
  {
    name: 'QR code that is awaited',
    rare: true,
    who: 'ana',
    show: async (page) => {
      await page.route('**/socket.io/**', (route) => route.abort());
      await page.route('**/api/status', (route) =>
        route.fulfill({ json: { connected: false, qr: null } }),
      );
      await page.goto('/dashboard');
      await button(page, 'WhatsApp desconectado Mostrar QR code').click();
      await page.getByRole('dialog').getByText('Gerando QR Code...').waitFor();
    },
    leave: async (page) => {
      await page.unroute('**/socket.io/**');
      await page.unroute('**/api/status');
    },
  },
  {
    name: 'user menu with notices that the browser blocks',
    who: 'bruno',
    show: async (page) => {
      await page.goto('/dashboard');
      await page.evaluate(() => {
        Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
      });
      await button(page, 'Menu do usuário').click();
      const item = page.getByRole('menuitemcheckbox', { name: /Bloqueadas pelo navegador$/ });
      await item.click();
      await page.getByText(/^O navegador bloqueia as notificações/).hover();
      await button(page, 'Menu do usuário').click();
      await item.waitFor();
    },
  },
  {
    name: 'a toggle that failed',
    rare: true,
    who: 'ana',
    show: async (page) => {
      await showList(page);
      await page.route('**/api/user/toggle-encaminhamento', (route) =>
        route.fulfill({ status: 500, json: { message: 'Erro interno' } }),
      );
      await page.getByRole('switch').click();
      await page.getByText('Erro ao atualizar encaminhamento').hover();
    },
    leave: (page) => page.unroute('**/api/user/toggle-encaminhamento'),
  },
];
