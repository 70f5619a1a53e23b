import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { seededJourney } from './support/journey';
import { showChat } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';

const stage = seededJourney();
let ana: Page;
let admin: Page;

beforeAll(async () => {
  ({ page: ana } = await openSignedIn(stage, 'ana'));
  ({ page: admin } = await openSignedIn(stage, 'admin'));
});

const inputOf = (page: Page) => page.getByRole('textbox', { name: 'Mensagem' });
const listOf = (page: Page) => page.getByRole('listbox', { name: 'Respostas rápidas' });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const selected = (page: Page) =>
  inputOf(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );

async function openList(page: Page, typed = ''): Promise<void> {
  await showChat(page, stage.world);
  await inputOf(page).fill('');
  await inputOf(page).press('/');
  await listOf(page).waitFor();
  if (typed !== '') await inputOf(page).pressSequentially(typed);
}

/** From the list to the dialog, and there a new reply. */
async function addReply(page: Page, name: string, text: string, isTeams: boolean): Promise<void> {
  await openList(page);
  await press(page, 'Nova resposta');
  const form = dialogOf(page, 'Nova resposta');
  await form.getByLabel('Atalho').fill(name);
  await form.getByLabel('Texto').fill(text);
  if (isTeams) await form.getByRole('switch', { name: 'Para toda a equipe' }).click();
  await press(page, 'Salvar');
  await dialogOf(page, 'Respostas rápidas').getByText(`/${name}`, { exact: true }).waitFor();
  await press(page, 'Fechar');
  await dialogOf(page, 'Respostas rápidas').waitFor({ state: 'detached' });
}

test('a reply of the team is found, filled and sent by keyboard alone', async () => {
  await openList(ana, 'OBRI');
  expect(await axeFindings(ana)).toEqual([]);
  const text = /^Muito obrigado pela preferência, Maria Aparecida! .* Ana/;
  await inputOf(ana).press('Enter');
  expect(await inputOf(ana).inputValue()).toMatch(text);
  await inputOf(ana).press('Enter');
  await ana.getByRole('log').getByText(text).waitFor();
  expect(await inputOf(ana).inputValue()).toBe('');
});

test('what is not known is asked for before it is sent, and typed over', async () => {
  await openList(ana, 'atraso');
  await inputOf(ana).press('Tab');
  expect(await selected(ana)).toBe('{minutos}');
  await inputOf(ana).press('Enter');
  await ana.getByText('Falta preencher: {minutos}').waitFor();
  expect(await axeFindings(ana)).toEqual([]);
  await ana.keyboard.type('15');
  await ana.getByText('Falta preencher: {minutos}').waitFor({ state: 'detached' });
  await inputOf(ana).press('Enter');
  await ana.getByRole('log').getByText('sai em 15 minutos').waitFor();
});

test('the whole list and the dialog with nothing of their own are accessible on a phone', async () => {
  await ana.setViewportSize({ width: 390, height: 700 });
  await openList(ana);
  expect(await axeFindings(ana)).toEqual([]);
  await press(ana, 'Gerenciar');
  await dialogOf(ana, 'Respostas rápidas').getByText('/pix', { exact: true }).waitFor();
  expect(await axeFindings(ana)).toEqual([]);
  await press(ana, 'Fechar');
  await ana.setViewportSize({ width: 1500, height: 900 });
});

test('an agent makes, uses, changes and deletes a reply of their own', async () => {
  await addReply(ana, 'troco', 'O troco é de {troco}.', false);
  await openList(ana, 'troco');
  await ana.getByRole('option', { name: '/troco' }).click();
  expect(await inputOf(ana).inputValue()).toBe('O troco é de {troco}.');
  expect(await selected(ana)).toBe('{troco}');

  await openList(ana);
  await press(ana, 'Gerenciar');
  const list = dialogOf(ana, 'Respostas rápidas');
  expect(await axeFindings(ana)).toEqual([]);
  expect(await list.getByRole('button', { name: /^Editar/ }).count()).toBe(1);
  await press(ana, 'Editar /troco');
  await dialogOf(ana, 'Editar resposta').getByLabel('Atalho').fill('bom dia');
  await press(ana, 'Salvar');
  await ana.getByText('Use só letras, números, hífen e sublinhado, sem espaços.').waitFor();
  expect(await axeFindings(ana)).toEqual([]);
  await dialogOf(ana, 'Editar resposta').getByLabel('Atalho').fill('moedas');
  await press(ana, 'Salvar');
  await list.getByText('/moedas', { exact: true }).waitFor();
  await press(ana, 'Excluir /moedas');
  await press(ana, 'Excluir');
  await list.getByText('/moedas', { exact: true }).waitFor({ state: 'detached' });
  await press(ana, 'Fechar');
});

test('what an administrator writes for the team, the agent has at the next opening', async () => {
  await addReply(admin, 'feriado', 'Hoje é feriado, {nome}.', true);
  await openList(ana, 'feriado');
  await ana.getByRole('option', { name: /feriado/ }).waitFor();
  await inputOf(ana).press('Escape');
  expect(await inputOf(ana).inputValue()).toBe('/feriado');
});
