import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn, type Person } from './support/browser';
import { afterDoubleClick } from './support/doubleClick';
import { sayWhoIsThere } from './support/identity';
import { seededJourney } from './support/journey';
import { PHOTO } from './support/photo';
import { addressOf } from './support/world';

const stage = seededJourney();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isInSync = (page: Page) =>
  page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });

async function open(email: string): Promise<Person> {
  const person = await openPerson(stage.browser, stage.backend.url);
  await signIn(person.page, email, DEMO_PASSWORD);
  await isInSync(person.page);
  return person;
}

async function openPanel(page: Page): Promise<void> {
  await button(page, 'Menu do usuário').click();
  await page.getByRole('menuitem', { name: 'Painel Admin' }).click();
  await page.getByRole('article', { name: 'Ana' }).waitFor();
}

test('only administrators can open it: others are redirected to the console, and see no link to it', async () => {
  const { context, page, faults } = await open('ana@balcao.local');
  await button(page, 'Menu do usuário').click();
  await page.getByRole('menuitem', { name: 'Perfil', exact: true }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Painel Admin' }).count()).toBe(0);
  for (const path of ['/admin', '/dashboard-pedidos']) {
    await page.goto(path);
    await page.waitForURL('**/dashboard');
  }
  expect(faults).toEqual([]);
  await context.close();
});

test('the administrator edits an agent, and every list shows it; the grid is live', async () => {
  const admin = await open('admin@balcao.local');
  const other = await open('financeiro@balcao.local');
  await openPanel(admin.page);
  const card = admin.page.getByRole('article', { name: 'Ana' });
  await stage.world.ana('POST', '/api/agente/status', { online: true });
  await card.getByText('Online').waitFor();
  await stage.world.ana('POST', '/api/agente/status', { online: false });
  await card.getByText('Offline').waitFor();

  await admin.page.getByRole('searchbox').fill('ana@balcao');
  await admin.page.getByText(/^1 de \d+$/).waitFor();
  await card.getByRole('button', { name: 'Editar perfil de Ana' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Editar perfil' });
  await dialog.getByLabel('Nome Completo').fill(' ');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await admin.page.getByText('Preencha todos os campos obrigatórios!').waitFor();
  await dialog.getByLabel('Nome Completo').fill('Ana Luísa');
  await dialog.locator('input[type="file"]').setInputFiles(PHOTO);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await dialog.waitFor({ state: 'detached' });
  await admin.page.getByRole('article', { name: 'Ana Luísa' }).locator('img').waitFor();

  // The other administrator's list shows the new name of the assigned agent, without a reload.
  await other.page.getByRole('listitem').filter({ hasText: 'Ana Luísa' }).first().waitFor();
  await other.page.getByRole('listitem').locator('img[src*="/"]').first().waitFor();
  expect([...admin.faults, ...other.faults]).toEqual([]);
  await admin.context.close();
  await other.context.close();
});

test('an administrator’s console: all conversations, newest first, new ones at once; none of the agents’ own controls', async () => {
  const { context, page } = await open('admin@balcao.local');
  const rows = page.getByRole('navigation', { name: 'Conversas' }).getByRole('listitem');
  await rows.nth(1).waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Ficar (on|off)line$/ }).count()).toBe(0);
  expect(await page.getByText('Recebido', { exact: true }).count()).toBe(0);
  await stage.world.ana('POST', '/api/agente/status', { online: true });
  await stage.backend.sim('new-customer', { name: 'Zuleica Prado', temperament: 'neverPays' });
  await rows.first().getByText('Zuleica Prado').waitFor();
  // The offer is for Ana, never for an administrator.
  expect(await button(page, 'Aceitar').count()).toBe(0);
  await stage.world.ana('POST', '/api/agente/status', { online: false });
  await context.close();
});

test('the wipe: LIMPAR, the numbers of what was removed, and everybody’s screens are empty at once', async () => {
  const admin = await open('admin@balcao.local');
  const agent = await open('ana@balcao.local');
  await agent.page.goto(addressOf(stage.world.chat));
  await agent.page.getByLabel('Mensagem', { exact: true }).waitFor();
  await openPanel(admin.page);
  const zone = admin.page.getByRole('region', { name: 'Zona de perigo' });
  await zone.getByRole('button', { name: 'Limpar dados' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Limpar todos os dados?' });
  await dialog.getByLabel('Digite LIMPAR para confirmar').fill('LIMPAR');
  await admin.page.route('**/api/admin/limpar-dados', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Limpar dados' }).click();
  await admin.page.getByText('Erro ao limpar dados do banco').waitFor();
  await admin.page.unroute('**/api/admin/limpar-dados');
  await afterDoubleClick(admin.page);
  await dialog.getByRole('button', { name: 'Limpar dados' }).click();
  await sayWhoIsThere(admin.page);
  await admin.page
    .getByText(/^Dados limpos: \d+ conversas?, [\d.]+ mensagens? e \d+ atribuiç/)
    .waitFor();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(admin.page.url()).pathname).toBe('/admin');

  await agent.page.getByText('Os dados foram limpos por um administrador.').waitFor();
  await agent.page.getByText('Nenhuma conversa', { exact: true }).waitFor();
  await agent.page.getByText('Selecione uma conversa').waitFor();
  await button(admin.page, 'Voltar').click();
  await admin.page.getByText('Nenhuma conversa', { exact: true }).waitFor();

  // After the wipe, customers come as before.
  await stage.world.ana('POST', '/api/agente/status', { online: true });
  const { chatId } = await stage.backend.sim('new-customer', { name: 'Depois da Limpeza' });
  await stage.backend.sim('say', { chatId, text: '15' });
  await button(agent.page, 'Aceitar').click();
  await agent.page.getByRole('heading', { name: 'Depois da Limpeza' }).waitFor();
  expect([...admin.faults, ...agent.faults]).toEqual([]);
  await admin.context.close();
  await agent.context.close();
});
