import type { Page } from 'playwright-core';
import { openPerson } from './support/browser';
import { journey } from './support/journey';
import { focused, keyboardOf } from './support/keyboard';
import { PHOTO } from './support/photo';
import { openSignedIn } from './support/signedIn';
import { saying } from './support/toasts';

const stage = journey();
const named = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test('somebody new registers, with a photo, and changes their name', async () => {
  const { page, faults } = await openPerson(stage.browser, stage.backend.url);
  const keys = keyboardOf(page);
  await page.goto('/login');
  await keys.tabTo(named(page, 'Cadastre-se'));
  await keys.press('Enter');
  await focused(page.getByLabel('Nome Completo'));
  await keys.tabTo(named(page, 'Adicionar Foto'), 'Shift+Tab');
  const chooser = page.waitForEvent('filechooser');
  await keys.press('Enter');
  await (await chooser).setFiles(PHOTO);
  await named(page, 'Alterar Foto').waitFor();
  for (const [label, text] of [
    ['Nome Completo', 'Rita de Cássia'],
    ['Email', 'rita@balcao.local'],
    ['Telefone WhatsApp', '11987654321'],
    ['Chave PIX', 'rita@pix.example'],
    ['Senha', 'um-segredo-de-rita'],
    ['Confirmar Senha', 'um-segredo-de-rita'],
  ] as const) {
    await keys.tabTo(page.getByLabel(label, { exact: true }));
    await keys.type(text);
  }
  await keys.press('Enter');
  await page.waitForURL('**/dashboard');

  await keys.takeFromMenu(named(page, 'Menu do usuário'), 'Perfil');
  await page.getByRole('heading', { level: 1, name: 'Meu Perfil' }).waitFor();
  await keys.tabTo(page.getByLabel('Nome Completo'));
  await keys.press('End');
  await keys.type(' Souza');
  await keys.tabTo(named(page, 'Salvar alterações'));
  await saying(page, 'Perfil atualizado com sucesso!', () => keys.press('Enter'));
  await keys.tabTo(named(page, 'Voltar'), 'Shift+Tab');
  await keys.press('Enter');
  await page.waitForURL('**/dashboard');
  expect(faults).toEqual([]);
  expect(keys.reached()).toBe(12);
});

test('the dashboard: its tabs, its chart, a filter, a search, another page, a refund', async () => {
  const { page, faults } = await openSignedIn(stage, 'admin');
  const keys = keyboardOf(page);
  await page.goto('/dashboard-pedidos');
  await page.getByText(/^Página 1 de /).waitFor();
  await keys.tabTo(page.getByRole('tab', { name: 'Últimas 24 horas' }));
  await keys.press('ArrowRight', 'ArrowRight');
  await focused(page.getByRole('tab', { name: 'Últimos 30 dias', selected: true }));

  await keys.tabTo(page.getByRole('slider'));
  const today = await page.getByRole('slider').getAttribute('aria-valuetext');
  await keys.press('ArrowLeft');
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).not.toBe(today);

  await keys.tabTo(named(page, /^Ana Atendente/));
  await keys.press('Space');
  await named(page, /^Ana Atendente/)
    .and(page.locator('[aria-pressed=true]'))
    .waitFor();
  await keys.tabTo(named(page, /^Entregue/));
  await keys.press('Enter');
  await page.waitForURL('**status=entregue');
  await page.getByText(/^Página 1 de /).waitFor();
  await keys.tabTo(named(page, 'Próxima'));
  await keys.press('Enter');
  await page.getByText(/^Página 2 de /).waitFor();
  await focused(named(page, 'Próxima'));

  await keys.tabTo(page.getByRole('searchbox'), 'Shift+Tab');
  await keys.type('97719');
  await page.waitForURL('**busca=97719**');
  await page.getByText(/^Página 1 de /).waitFor();
  const refund = named(page, /^Reembolsar/).first();
  await keys.tabTo(refund);
  const order = (await refund.getAttribute('aria-label')) ?? (await refund.innerText());
  page.once('dialog', (dialog) => void dialog.accept());
  await keys.press('Enter');
  await page.getByRole('button', { name: order, exact: true }).waitFor({ state: 'detached' });
  // The row has left the list of delivered orders; the focus stays among the orders.
  await focused(page.getByRole('group', { name: 'Pedidos', exact: true }));
  expect(faults).toEqual([]);
});

test('the panel: somebody is found and edited, and the wipe is asked for and left', async () => {
  const { page, faults } = await openSignedIn(stage, 'admin');
  const keys = keyboardOf(page);
  await page.goto('/dashboard');
  await keys.takeFromMenu(named(page, 'Menu do usuário'), 'Painel Admin');
  await keys.tabTo(page.getByRole('searchbox'));
  await keys.type('bruno');
  const edit = named(page, /^Editar perfil/);
  await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
  await keys.tabTo(edit);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Editar perfil' });
  await keys.tabTo(dialog.getByLabel('Nome Completo'));
  await keys.press('End');
  await keys.type(' Junior');
  expect(await keys.staysIn(dialog, 7)).toBe(true);
  await keys.tabTo(dialog.getByRole('button', { name: 'Salvar' }));
  await keys.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('article', { name: /Junior$/ }).waitFor();
  await focused(edit);

  const wipe = named(page, 'Limpar dados');
  await keys.tabTo(wipe);
  await keys.press('Enter');
  const question = page.getByRole('dialog', { name: 'Limpar todos os dados?' });
  await focused(question.getByRole('textbox'));
  await keys.type('LIMPA');
  await keys.press('Enter');
  expect(await keys.staysIn(question, 4)).toBe(true);
  await keys.press('Escape');
  await question.waitFor({ state: 'detached' });
  await focused(wipe);
  expect(faults).toEqual([]);
});

test('the audit: reached by the menu, filtered, narrowed to one object, cleared', async () => {
  const { page, faults } = await openSignedIn(stage, 'admin');
  const keys = keyboardOf(page);
  await page.goto('/dashboard');
  await keys.takeFromMenu(named(page, 'Menu do usuário'), 'Auditoria');
  await page.getByRole('heading', { level: 1, name: 'Auditoria' }).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await keys.tabTo(page.getByLabel('Ato', { exact: true }));
  await keys.choose('user.edited', 'E');
  await page.waitForURL('**ato=user.edited');
  const object = page.getByRole('button', { name: /Junior$/ }).first();
  await keys.tabTo(object);
  await keys.press('Enter');
  await page.waitForURL('**objeto=**');
  await keys.tabTo(named(page, 'Limpar filtros'), 'Shift+Tab');
  await keys.press('Enter');
  await page.waitForURL('**/auditoria');
  await focused(page.getByLabel('Quem', { exact: true }));
  expect(faults).toEqual([]);
});
