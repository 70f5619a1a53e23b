import type { Page } from 'playwright-core';
import { codeAt } from '../testing/totpCodes';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn } from './support/browser';
import { afterDoubleClick } from './support/doubleClick';
import { sayWhoIsThere } from './support/identity';
import { journey } from './support/journey';

const stage = journey({ env: { ADMIN_SECOND_FACTOR: 'required' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isInSync = (page: Page) =>
  page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
const section = (page: Page) => page.getByRole('region', { name: 'Verificação em duas etapas' });

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD);
  await button(page, 'Entrar').click();
}

/** Turns the second factor on, on the profile. @returns the app's secret, and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await button(page, 'Ativar verificação').click();
  await sayWhoIsThere(page);
  await page.getByRole('img', { name: 'QR code para o aplicativo autenticador' }).waitFor();
  const secret = ((await section(page).locator('code').textContent()) ?? '').replace(/ /g, '');
  await page.getByLabel('Código de 6 dígitos').fill(codeAt(secret, Date.now()));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Códigos de recuperação' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  await button(page, 'Guardei os códigos').click();
  await section(page).getByText('Ativa', { exact: true }).waitFor();
  return { secret, codes };
}

test('an agent turns a second factor on, and signs in with the app and with a recovery code', async () => {
  const first = await openPerson(stage.browser, stage.backend.url);
  await signIn(first.page, 'bruno@balcao.local', DEMO_PASSWORD);
  await isInSync(first.page);
  await first.page.goto('/perfil');
  const { secret, codes } = await turnOn(first.page);
  expect(codes).toHaveLength(10);

  const { context, page, faults } = await openPerson(stage.browser, stage.backend.url);
  await typePassword(page, 'bruno@balcao.local');
  // By keyboard alone: the field has the focus.
  await page.getByLabel('Código de 6 dígitos').waitFor();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Código incorreto. Confira e tente novamente.').waitFor();
  await afterDoubleClick(page);
  // The code of this period was taken when it was turned on; the app's clock may be a period ahead.
  const next = codeAt(secret, Date.now() + 30_000);
  await page.getByLabel('Código de 6 dígitos').fill(next);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await isInSync(page);

  await button(page, 'Menu do usuário').click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('heading', { name: 'Bem-vindo!' }).waitFor();
  await typePassword(page, 'bruno@balcao.local');
  await button(page, 'Usar código de recuperação').click();
  await page.getByLabel('Código de recuperação').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await isInSync(page);
  expect([...first.faults, ...faults]).toEqual([]);
  await first.context.close();
  await context.close();
});

test('an administrator who must have one is led to the profile, and has their rights when it is on', async () => {
  const { context, page, faults } = await openPerson(stage.browser, stage.backend.url);
  await typePassword(page, 'admin@balcao.local');
  await page.getByText(/^Administradores precisam da verificação/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/perfil');
  await turnOn(page);
  await page.goto('/admin');
  await page.getByRole('article').nth(3).waitFor();
  await isInSync(page);
  expect(faults).toEqual([]);
  await context.close();
});
