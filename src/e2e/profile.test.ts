import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn } from './support/browser';
import { sayWhoIsThere } from './support/identity';
import { journey } from './support/journey';
import { PHOTO } from './support/photo';
import { openAgentClient } from './support/agentClient';
import { afterDoubleClick } from './support/doubleClick';

const stage = journey();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const isInSync = (page: Page) =>
  page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });

async function openDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/dashboard');
  await isInSync(page);
  return page;
}

async function openProfile(page: Page): Promise<void> {
  await button(page, 'Menu do usuário').click();
  await page.getByRole('menuitem', { name: 'Perfil', exact: true }).click();
  await page.getByRole('heading', { name: 'Meu Perfil' }).waitFor();
  await isInSync(page);
}

test('an agent changes name, phone and photo, and finds them after a reload', async () => {
  const { context, page, faults } = await openPerson(stage.browser, stage.backend.url);
  await signIn(page, 'bruno@balcao.local', DEMO_PASSWORD);
  await isInSync(page);
  await openProfile(page);
  expect(await page.title()).toMatch(/Perfil · Balcão$/);
  expect(await field(page, 'Email').getAttribute('readonly')).not.toBeNull();
  const save = button(page, 'Salvar alterações');
  expect(await save.getAttribute('aria-disabled')).toBe('true');

  await field(page, 'Nome Completo').fill('Bruno Tavares');
  // Click first, as a person does: to select the existing text, the field must have the focus.
  await field(page, 'Telefone WhatsApp').click();
  await field(page, 'Telefone WhatsApp').fill('(21) 91111-2222');
  await page.locator('input[type="file"]').setInputFiles(PHOTO);
  await save.click();
  await page.getByText('Perfil atualizado com sucesso!').waitFor();
  await page.getByText('Nenhuma alteração').waitFor();
  await page.reload();
  await page.locator('main img[src*="/"]').waitFor();
  expect(await field(page, 'Nome Completo').inputValue()).toBe('Bruno Tavares');
  expect(await field(page, 'Telefone WhatsApp').inputValue()).toBe('(21) 91111-2222');
  expect(faults).toEqual([]);
  await context.close();
});

test('a new password: this browser goes on in all its tabs, another one is signed out', async () => {
  const here = await openPerson(stage.browser, stage.backend.url);
  await signIn(here.page, 'bruno@balcao.local', DEMO_PASSWORD);
  await isInSync(here.page);
  const second = await openDashboard(here.context);
  const elsewhere = await openPerson(stage.browser, stage.backend.url);
  await signIn(elsewhere.page, 'bruno@balcao.local', DEMO_PASSWORD);
  await isInSync(elsewhere.page);

  await openProfile(here.page);
  await field(here.page, 'Nova senha').fill('senha-nova-de-bruno');
  await button(here.page, 'Salvar alterações').click();
  await here.page.getByText('Preencha a senha atual e a nova senha!').waitFor();
  await field(here.page, 'Senha atual').fill('nao-e-esta');
  await button(here.page, 'Salvar alterações').click();
  await here.page.getByRole('alert').getByText('A senha atual está incorreta.').waitFor();
  await field(here.page, 'Senha atual').and(here.page.locator(':focus')).fill(DEMO_PASSWORD);
  await afterDoubleClick(here.page);
  await button(here.page, 'Salvar alterações').click();
  await here.page.getByText('Perfil atualizado com sucesso!').waitFor();

  await elsewhere.page.getByText('Erro de autenticação. Faça login novamente.').waitFor();
  await elsewhere.page.getByRole('heading', { name: 'Bem-vindo!' }).waitFor();
  await elsewhere.page.getByLabel('Email').fill('bruno@balcao.local');
  await field(elsewhere.page, 'Senha').fill(DEMO_PASSWORD);
  await button(elsewhere.page, 'Entrar').click();
  await elsewhere.page.getByText('Email ou senha incorretos').first().waitFor();
  await field(elsewhere.page, 'Senha').fill('senha-nova-de-bruno');
  await afterDoubleClick(elsewhere.page);
  await button(elsewhere.page, 'Entrar').click();
  await elsewhere.page.waitForURL('**/dashboard');

  // Both tabs here are in sync with the host again, with the new token, and nobody was signed out.
  for (const page of [here.page, second]) {
    await isInSync(page);
    await page.reload();
    await isInSync(page);
  }
  expect(new URL(here.page.url()).pathname).toBe('/perfil');
  expect(new URL(second.url()).pathname).toBe('/dashboard');
  expect([...here.faults, ...elsewhere.faults]).toEqual([]);
  await here.context.close();
  await elsewhere.context.close();
});

test('unsaved changes are asked about, by our own button and by the browser’s Back', async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  await signIn(page, 'ana@balcao.local', DEMO_PASSWORD);
  await isInSync(page);
  await openProfile(page);
  await field(page, 'Chave PIX').fill('outra-chave');
  const asked: string[] = [];
  const answers = [false, false, true];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answers.shift() === true ? dialog.accept() : dialog.dismiss());
  });
  const stays = async () => {
    expect(new URL(page.url()).pathname).toBe('/perfil');
    expect(await field(page, 'Chave PIX').inputValue()).toBe('outra-chave');
  };
  await button(page, 'Voltar').click();
  await stays();
  const isAsked = page.waitForEvent('dialog');
  await page.evaluate(() => window.history.back());
  await isAsked;
  await page.waitForURL('**/perfil');
  await stays();
  await page.evaluate(() => window.history.back());
  await page.waitForURL('**/dashboard');
  await page.getByRole('navigation', { name: 'Conversas' }).waitFor();
  expect(asked).toEqual(
    Array(3).fill('Há alterações não salvas, que serão descartadas. Sair mesmo assim?'),
  );
  await context.close();
});

test('an agent on the profile screen still gets offers, and a logout in one tab logs out all', async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  await signIn(page, 'ana@balcao.local', DEMO_PASSWORD);
  await isInSync(page);
  const second = await openDashboard(context);
  await openProfile(page);
  const agent = await openAgentClient(stage.backend, 'ana@balcao.local');
  await agent.call('POST', '/api/agente/status', { online: true });
  agent.close();
  const { chatId } = await stage.backend.sim('new-customer', { name: 'Conceição' });
  await stage.backend.sim('say', { chatId, text: '15' });
  await button(page, 'Aceitar').click();
  await page.waitForURL('**/dashboard?chat=*');
  await button(second, 'Menu do usuário').click();
  await second.getByRole('menuitem', { name: 'Sair' }).click();
  await page.getByRole('heading', { name: 'Bem-vindo!' }).waitFor();
  await context.close();
});

test('another PIX key asks who is there, keeps the photo that was chosen with it, and is told in every tab', async () => {
  const here = await openPerson(stage.browser, stage.backend.url);
  await signIn(here.page, 'ana@balcao.local', DEMO_PASSWORD);
  await isInSync(here.page);
  const elsewhere = await openPerson(stage.browser, stage.backend.url);
  await signIn(elsewhere.page, 'ana@balcao.local', DEMO_PASSWORD);
  await isInSync(elsewhere.page);
  const { page } = here;
  await openProfile(page);
  await field(page, 'Chave PIX').fill('ana-nova@pix.example');
  await page.locator('input[type="file"]').setInputFiles(PHOTO);
  await button(page, 'Salvar alterações').click();
  await sayWhoIsThere(page);
  await page.getByText('Perfil atualizado com sucesso!').waitFor();
  await elsewhere.page.getByText(/^Sua chave PIX foi alterada\./).waitFor();
  await page.reload();
  await page.locator('main img').first().waitFor();
  expect(await field(page, 'Chave PIX').inputValue()).toBe('ana-nova@pix.example');
  expect([...here.faults, ...elsewhere.faults]).toEqual([]);
  await here.context.close();
  await elsewhere.context.close();
});
