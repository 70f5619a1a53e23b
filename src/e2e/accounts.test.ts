import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn, VIEWPORTS } from './support/browser';
import { afterDoubleClick } from './support/doubleClick';
import { sayWhoIsThere } from './support/identity';
import { journey } from './support/journey';
import { watchPolicy } from './support/policy';

const stage = journey({ env: { REGISTRATION: 'approval' } });

const VERA = {
  'Nome Completo': 'Vera Lúcia',
  Email: 'vera@example.test',
  'Telefone WhatsApp': '11987654321',
  'Chave PIX': 'vera@pix.example',
  Senha: 'um-segredo-de-vera',
  'Confirmar Senha': 'um-segredo-de-vera',
};
const WAITS = 'Sua conta aguarda aprovação';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Registers Vera in a browser of her own, which then waits for approval. */
async function register() {
  const options = { viewport: VIEWPORTS.phone };
  const vera = await openPerson(stage.browser, stage.backend.url, options);
  const refused = await watchPolicy(vera);
  await vera.page.goto('/login');
  await button(vera.page, 'Cadastre-se').click();
  for (const [label, text] of Object.entries(VERA)) {
    await vera.page.getByLabel(label, { exact: true }).fill(text);
  }
  await button(vera.page, 'Criar Conta').click();
  await vera.page.getByText(WAITS).waitFor();
  return { ...vera, refused };
}

async function openPanel() {
  const admin = await openPerson(stage.browser, stage.backend.url);
  await signIn(admin.page, 'admin@balcao.local', DEMO_PASSWORD);
  await button(admin.page, /^Menu do usuário/).waitFor();
  return admin;
}

test('who registers waits, an administrator sees it right after the login and approves, and the console is there', async () => {
  const vera = await register();
  for (const scheme of ['light', 'dark']) {
    await button(vera.page, 'Menu do usuário').click();
    await vera.page
      .getByRole('menuitem', { name: scheme === 'light' ? 'Modo claro' : 'Modo escuro' })
      .click();
    await vera.page.locator(`html.${scheme}`).waitFor();
    expect(await axeFindings(vera.page)).toEqual([]);
  }
  expect(vera.refused).toEqual([]);

  const admin = await openPanel();
  await button(admin.page, 'Menu do usuário, 1 conta aguarda aprovação').click();
  await admin.page.getByRole('menuitem', { name: /^Painel Admin/ }).click();
  const first = admin.page.getByRole('article').first();
  await first.getByText('Aguarda aprovação').waitFor();
  expect(await first.getAttribute('aria-label')).toBe('Vera Lúcia');
  await button(admin.page, 'Aprovar: Vera Lúcia').click();
  await sayWhoIsThere(admin.page);
  await admin.page.getByText('Conta de Vera Lúcia aprovada').waitFor();
  await vera.page.getByText('Nenhuma conversa', { exact: true }).waitFor();
  await button(admin.page, 'Ações da conta de Vera Lúcia').waitFor();
  await admin.page.goto('/dashboard');
  await button(admin.page, 'Menu do usuário').waitFor();
  expect(await button(admin.page, /aguarda/).count()).toBe(0);

  expect([...vera.faults, ...admin.faults]).toEqual([]);
  await vera.context.close();
  await admin.context.close();
});

test('who is suspended is out at once, and in again when they are brought back', async () => {
  const bruno = await openPerson(stage.browser, stage.backend.url);
  await signIn(bruno.page, 'bruno@balcao.local', DEMO_PASSWORD);
  await bruno.page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  const { context, page, faults } = await openPanel();
  await page.goto('/admin');
  const card = page.getByRole('article', { name: /^Bruno/ });
  await card.getByRole('button', { name: /^Ações da conta/ }).click();
  await page.getByRole('menuitem', { name: 'Suspender' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
  await sayWhoIsThere(page);
  await page.getByText(/^Conta de Bruno.* suspensa\./).waitFor();
  await bruno.page.getByRole('heading', { name: 'Bem-vindo!' }).waitFor();
  await card.getByText('Suspenso', { exact: true }).waitFor();

  await afterDoubleClick(page);
  await card.getByRole('button', { name: /^Ações da conta/ }).click();
  await page.getByRole('menuitem', { name: 'Reativar' }).click();
  await page.getByText(/^Conta de Bruno.* reativada$/).waitFor();
  await signIn(bruno.page, 'bruno@balcao.local', DEMO_PASSWORD);
  await bruno.page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  expect([...bruno.faults, ...faults]).toEqual([]);
  await bruno.context.close();
  await context.close();
});
