import { DEMO_PASSWORD } from './support/backend';
import { openPerson, VIEWPORTS } from './support/browser';
import { openAgentClient } from './support/agentClient';
import { journey } from './support/journey';
import { onlineSwitch } from './support/onlineSwitch';
import { focused, keyboardOf } from './support/keyboard';
import { openSignedIn } from './support/signedIn';
import { saying, untilSilent } from './support/toasts';
import { addressOf } from './support/world';

const stage = journey();

test('the whole path works by keyboard alone, with a visible focus at every stop', async () => {
  const { page, faults } = await openPerson(stage.browser, stage.backend.url);
  const keys = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto('/login');
  await keys.tabTo(page.getByLabel('Email'));
  await keys.type('ana@balcao.local');
  await keys.tabTo(page.getByLabel('Senha', { exact: true }));
  await keys.type(DEMO_PASSWORD);
  await keys.tabTo(button('Mostrar senha'));
  await keys.press('Space');
  await keys.tabTo(button('Entrar'));
  await saying(page, 'Login realizado com sucesso!', () => keys.press('Enter'));
  await page.waitForURL('**/dashboard**');
  await page.getByText('Nenhuma conversa', { exact: true }).waitFor();
  // Toasts come and go on their own, and take their buttons with them.
  await untilSilent(page);

  await keys.tabTo(onlineSwitch(page, 'Ficar online'));
  await keys.press('Space');
  await onlineSwitch(page, 'Ficar offline').waitFor();

  await stage.backend.sim('new-customer', { temperament: 'fast' });
  await button('Aceitar').waitFor();
  await keys.tabTo(button('Aceitar'), 'Shift+Tab');
  await keys.press('Enter');
  await page.waitForURL(/chat=/);

  const input = page.getByLabel('Mensagem', { exact: true });
  await keys.tabTo(input);
  await keys.type('Oi!');
  await keys.press('Shift+Enter');
  await keys.type('Já vou cuidar do seu pedido.');
  await keys.press('Enter');
  await page
    .getByRole('log')
    .getByText(/^Oi!\s+Já vou cuidar do seu pedido\.$/)
    .waitFor();
  await focused(input);

  await page.getByText('Pronto para montar').first().waitFor();
  await keys.tabTo(button('Cupons'), 'Shift+Tab');
  await keys.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Cupons' });
  await keys.tabTo(drawer.getByRole('button', { name: 'Puxar e vincular' }));
  await keys.press('Enter');
  await drawer.getByText(/^Vinculada a/).waitFor();
  await keys.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await focused(button('Cupons'));

  await keys.tabTo(button('Resumir'), 'Shift+Tab');
  await saying(page, 'Resumo copiado!', () => keys.press('Enter'));
  await keys.tabTo(button('Colocar na mensagem'));
  await keys.press('Enter');
  await focused(input);
  await keys.press('Enter');
  // The customer says yes and pays on their own.
  await page.getByText('Pronto para pedir').first().waitFor();

  await keys.tabTo(button('Registrar pedido'), 'Shift+Tab');
  await keys.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Registrar pedido' });
  await keys.tabTo(modal.getByLabel('Número do pedido'));
  await keys.type('4711');
  await keys.tabTo(modal.getByLabel('Código de entrega'));
  await keys.type('90');
  await keys.tabTo(modal.getByLabel('Telefone da loja'));
  await keys.type('1133334444');
  await keys.tabTo(modal.getByRole('combobox', { name: 'Conta vinculada' }));
  await keys.press('Space');
  await page.getByRole('listbox').waitFor();
  await keys.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await keys.tabTo(modal.getByRole('button', { name: 'Concluir' }));
  await saying(page, '✅ Pedido registrado com sucesso!', () => keys.press('Enter'));
  await page.getByText('Nenhuma conversa', { exact: true }).waitFor();
  await untilSilent(page);

  await keys.tabTo(button('Menu do usuário'), 'Shift+Tab');
  await keys.press('Enter');
  const leave = page.getByRole('menuitem', { name: 'Sair' });
  await leave.waitFor();
  await page.getByRole('menu').locator(':focus').waitFor();
  await keys.press('End');
  await focused(leave);
  await keys.press('Enter');
  await page.waitForURL('**/login');

  expect(keys.reached()).toBe(18);
  expect(faults).toEqual([]);
});

test('every overlay keeps the focus, closes by Escape, and gives the focus back', async () => {
  const agent = await openAgentClient(stage.backend, 'bruno@balcao.local');
  const [taken] = await agent.takeCustomers(1);
  agent.close();
  if (!taken) throw new Error('no customer came');
  // The width of a laptop, at which the drawer covers the page.
  const { page } = await openSignedIn(stage, 'bruno', { viewport: VIEWPORTS.narrow });
  const keys = keyboardOf(page);
  await page.goto(addressOf(taken));
  await page.getByLabel('Mensagem', { exact: true }).waitFor();
  await stage.backend.sim('disconnect');

  for (const [opener, region] of [
    [
      'WhatsApp desconectado Mostrar QR code',
      page.getByRole('dialog', { name: 'Conectar WhatsApp' }),
    ],
    ['Cupons', page.getByRole('dialog', { name: 'Cupons' })],
    ['Registrar pedido', page.getByRole('dialog', { name: 'Registrar pedido' })],
    ['Ações', page.getByRole('menu', { name: 'Ações' })],
    ['Menu do usuário', page.getByRole('menu', { name: 'Menu do usuário' })],
  ] as const) {
    const trigger = page.getByRole('button', { name: opener, exact: true });
    await keys.tabTo(trigger);
    await keys.press('Enter');
    await region.waitFor();
    if ((await region.getAttribute('role')) === 'menu') {
      // Tab closes a menu, as in any menu; the arrow keys wrap around in it.
      const there = region.locator('[role^="menuitem"]:focus');
      await there.waitFor();
      await keys.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp');
      await there.waitFor();
    } else {
      expect({ opener, stays: await keys.staysIn(region, 12) }).toEqual({ opener, stays: true });
    }
    await keys.press('Escape');
    await region.waitFor({ state: 'detached' });
    await focused(trigger);
  }
  await stage.backend.sim('ready');
});
