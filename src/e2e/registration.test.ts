import type { Page } from 'playwright-core';
import { openPerson, recording, stepsHolding } from './support/browser';
import { afterDoubleClick } from './support/doubleClick';
import { journey } from './support/journey';
import { NO_PHOTO, PHOTO } from './support/photo';

const stage = journey();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const RITA = {
  'Nome Completo': 'Rita de Cássia',
  Email: 'rita@balcao.local',
  'Telefone WhatsApp': '+55 11 98765-4321',
  'Chave PIX': 'rita@pix.example',
  Senha: 'um-segredo-de-rita',
  'Confirmar Senha': 'um-segredo-de-rita',
};

async function openForm(page: Page): Promise<void> {
  await page.goto('/login');
  await button(page, 'Cadastre-se').click();
  await page.getByRole('heading', { name: 'Criar Conta' }).waitFor();
}

async function fill(page: Page, typed: Partial<typeof RITA>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

const choose = (page: Page, file: typeof PHOTO) =>
  page.locator('input[type="file"]').setInputFiles(file);

test('a new agent registers with a photo, and the console shows it', async () => {
  const { context, page, faults } = await openPerson(stage.browser, stage.backend.url, {
    record: true,
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(RITA.Email);
  await button(page, 'Cadastre-se').click();
  await page.getByRole('heading', { name: 'Criar Conta' }).waitFor();
  // The address stays, and the input is kept.
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await page.getByLabel('Email').inputValue()).toBe(RITA.Email);

  await fill(page, RITA);
  const phone = page.getByLabel('Telefone WhatsApp');
  expect(await phone.inputValue()).toBe('(11) 98765-4321');
  await choose(page, PHOTO);
  await button(page, 'Alterar Foto').waitFor();
  await page.locator('main img[src^="blob:"]').waitFor();

  await button(page, 'Criar Conta').click();
  await page.getByText('Cadastro realizado com sucesso!').waitFor();
  await page.waitForURL('**/dashboard');
  await page.getByText('Nenhuma conversa', { exact: true }).waitFor();
  await page.locator('header img').first().waitFor();
  const secrets = [RITA.Senha, (await page.evaluate(() => localStorage.getItem('token'))) ?? ''];
  expect((await recording(page)).actions.length).toBeGreaterThan(5);
  expect(await stepsHolding(page, secrets)).toEqual([]);
  expect(faults).toEqual([]);

  // A signed-in person is redirected from here at once.
  await page.goto('/login');
  await page.waitForURL('**/dashboard');
  await context.close();
});

test('each check shows its sentence and focuses its field, and the host’s refusals keep the input', async () => {
  const { context, page, faults } = await openPerson(stage.browser, stage.backend.url);
  await openForm(page);
  const leadsTo = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .and(page.locator(':focus[aria-invalid="true"]'))
      .waitFor();
  /** It is in a toast, and at the field or the photo. */
  const said = async (text: string) => {
    await page.getByRole('alert').getByText(text).waitFor();
    await page.getByRole('main').getByText(text).waitFor();
  };
  const send = async () => {
    await afterDoubleClick(page);
    await button(page, 'Criar Conta').click();
  };

  await send();
  await page.getByText('Preencha todos os campos obrigatórios!').waitFor();
  await leadsTo('Nome Completo');
  await fill(page, { ...RITA, 'Telefone WhatsApp': '1198765432', Senha: '12345' });
  await send();
  await said('Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX');
  await leadsTo('Telefone WhatsApp');
  await fill(page, { 'Telefone WhatsApp': '11987654321' });
  await send();
  await said('A senha deve ter no mínimo 6 caracteres!');
  await leadsTo('Senha');
  await fill(page, { Senha: 'balcao123' });
  await page.getByText('Esta senha é das mais usadas e fácil de adivinhar.').waitFor();
  await send();
  await said('As senhas não coincidem!');
  await leadsTo('Confirmar Senha');

  // A file with an image type may not be an image; that shows when the browser tries to display it.
  await choose(page, NO_PHOTO);
  await said('Por favor, selecione uma imagem válida');
  await button(page, 'Adicionar Foto').waitFor();
  await fill(page, { ...RITA, Email: 'rita' });
  await send();
  await said('Informe um email válido.');
  await leadsTo('Email');
  await fill(page, { Email: 'ana@balcao.local' });
  await send();
  await said('Este email já está cadastrado.');
  await leadsTo('Email');
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe(RITA.Senha);

  await page.route('**/api/auth/registrar', (route) => route.abort());
  await send();
  await page.getByText('Erro ao registrar', { exact: true }).waitFor();
  await page.getByText(/^Sem resposta do servidor/).waitFor();
  await page.unroute('**/api/auth/registrar');
  await button(page, 'Entrar').click();
  await page.getByRole('heading', { name: 'Bem-vindo!' }).waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('ana@balcao.local');
  expect(faults).toEqual([]);
  await context.close();
});

test('the card of the form is 500 px wide', async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  await openForm(page);
  const width = await page
    .getByRole('heading', { name: 'Criar Conta' })
    .evaluate((heading) => heading.closest('.MuiPaper-root')?.getBoundingClientRect().width);
  expect(width).toBe(500);
  await context.close();
});
