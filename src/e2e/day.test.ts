import type { Page } from 'playwright-core';
import { openPerson } from './support/browser';
import { journey } from './support/journey';
import { offeredCustomer } from './support/offeredCustomer';
import { onlineSwitch } from './support/onlineSwitch';
import { saying } from './support/toasts';

const ORDERS = 10;
/**
 * From an offer to the registered purchase: 'Aceitar', 'Puxar cupom', 'Resumir', 'Colocar na mensagem', 'Registrar
 * pedido', 'Concluir'. Before there was one next step it took nine.
 */
const CLICKS_AN_ORDER = 6;

const stage = journey();

/** Runs in the page: counts what is pressed with the pointer. */
function countClicks() {
  let clicks = 0;
  addEventListener('pointerdown', (event) => void (clicks += event.isTrusted ? 1 : 0), true);
  Object.assign(window, { __clicks: () => clicks });
}

const clicksSoFar = (page: Page) =>
  page.evaluate(() => (window as unknown as { __clicks: () => number }).__clicks());

async function register(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Cadastre-se', exact: true }).click();
  const fields = {
    'Nome Completo': 'Rita de Cássia',
    Email: 'rita@balcao.local',
    'Telefone WhatsApp': '11987654321',
    'Chave PIX': 'rita@pix.example',
    Senha: 'um-segredo-de-rita',
    'Confirmar Senha': 'um-segredo-de-rita',
  };
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByRole('button', { name: 'Criar Conta', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Serves one customer, from the offer to the purchase, by the one filled button. */
async function serve(page: Page, number: string): Promise<void> {
  const { backend } = stage;
  const { card, chatId, answersUntil: answers } = await offeredCustomer(backend, page);
  await card.getByRole('button', { name: 'Aceitar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('chat') === chatId);
  const tools = page.getByRole('toolbar', { name: 'Ferramentas do atendimento' });
  const next = (step: string) =>
    tools.locator('[aria-keyshortcuts="Alt+P"]').filter({ hasText: step });

  await saying(page, /puxado\. Conta vinculada a /, () => next('Puxar cupom').click());
  await answers(next('Resumir'));
  await next('Resumir').click();
  await page.getByRole('button', { name: 'Colocar na mensagem', exact: true }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Está tudo certo? Responda para confirmar.').waitFor();
  // A coupon that a referral made free is not paid.
  await answers(next('Verificar PIX').or(next('Registrar pedido')));
  if (await next('Verificar PIX').isVisible()) await backend.sim('pay', { chatId });

  await next('Registrar pedido').click();
  const modal = page.getByRole('dialog', { name: 'Registrar pedido' });
  await modal.locator('input:focus').waitFor();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('90');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1133334444');
  await saying(page, '✅ Pedido registrado com sucesso!', () =>
    modal.getByRole('button', { name: 'Concluir', exact: true }).click(),
  );
}

test('a new agent’s day, from registration to the tenth purchase: six clicks an order', async () => {
  const { backend, browser } = stage;
  const { context, page, faults } = await openPerson(browser, backend.url);
  await context.addInitScript(countClicks);
  await register(page);
  // The first steps say what to do, one after the other, until the first sale.
  const guide = page.getByRole('region', { name: 'Seus primeiros passos' });
  const nextStep = (text: RegExp) =>
    guide.locator('[aria-current="step"]').filter({ hasText: text }).waitFor();
  await nextStep(/^Fique online/);
  await guide.getByRole('button', { name: 'Ficar online', exact: true }).click();
  await onlineSwitch(page, 'Ficar offline').waitFor();
  await nextStep(/^Aceite uma oferta/);
  await backend.sim('silence', { on: true });

  const clicks: number[] = [];
  for (let order = 0; order < ORDERS; order += 1) {
    const before = await clicksSoFar(page);
    await serve(page, String(4711 + order));
    clicks.push((await clicksSoFar(page)) - before);
    await guide.waitFor({ state: 'detached' });
  }
  expect(clicks).toEqual(Array.from({ length: ORDERS }, () => CLICKS_AN_ORDER));
  await page
    .getByRole('banner')
    .getByText(/R\$\s10,00/)
    .waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
