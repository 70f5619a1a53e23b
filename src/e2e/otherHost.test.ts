import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, signIn } from './support/browser';
import { journey } from './support/journey';
import { linkFirst } from './support/linking';
import { offeredCustomer } from './support/offeredCustomer';
import { onlineSwitch } from './support/onlineSwitch';
import { meetOtherHost, type OtherHost } from './support/otherHost';
import { registerPurchase } from './support/purchase';
import { button } from './support/screens/screen';
import { emailOf, type Who } from './support/signedIn';
import { saying } from './support/toasts';

const stage = journey();

/** Signs somebody in at a host that knows the specification alone. */
async function openAtOtherHost(who: Who) {
  const { backend, browser } = stage;
  const person = await openPerson(browser, backend.url);
  const host = await meetOtherHost(person.context);
  await signIn(person.page, emailOf(who), DEMO_PASSWORD);
  await person.page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
  return { ...person, host };
}

/**
 * What a console tries in silence, and goes without where it is refused: to tell of a link (wire: set-coupon-link), and
 * to read the own sign-ins.
 */
const TRIED = /^PUT \/email\/[^/]+\/vinculo$|^GET \/api\/auth\/sessoes$/;
const unasked = ({ unknown }: OtherHost) => unknown().filter((call) => !TRIED.test(call));

const namesOf = async (entries: Locator) =>
  (await entries.allTextContents()).map((name) => name.trim());

async function actionsIn(page: Page): Promise<string[]> {
  await page.getByRole('main').getByRole('button', { name: 'Ações', exact: true }).click();
  await page.getByRole('menu').waitFor();
  const names = await namesOf(page.getByRole('menuitem'));
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  return names;
}

/** Everything that can be pressed around the messages, by its name. */
const pressedIn = async (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((found) =>
      found.map((each) => each.getAttribute('aria-label') ?? each.textContent.trim()),
    );

test('at a host that knows the specification alone an agent serves a customer, and is shown nothing that cannot work', async () => {
  const { backend } = stage;
  const { context, page, faults, host } = await openAtOtherHost('ana');
  await onlineSwitch(page, 'Ficar online').click();
  await onlineSwitch(page, 'Ficar offline').waitFor();
  await backend.sim('silence', { on: true });

  // 'Ignorar' is known to this tab alone.
  const unwanted = await offeredCustomer(backend, page);
  await unwanted.card.getByRole('button', { name: 'Ignorar', exact: true }).click();
  await unwanted.card.waitFor({ state: 'detached' });

  const { chatId, card, answersUntil } = await offeredCustomer(backend, page);
  await card.getByRole('button', { name: 'Aceitar', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('chat') === chatId);
  await page.getByRole('log').getByText(/\S/).first().waitFor();
  expect(await actionsIn(page)).toEqual(['Encerrar', 'Reiniciar', 'Indicações']);
  expect(await pressedIn(page)).toEqual([
    ...['Ações', 'Histórico de pedidos'],
    ...['Resumir', 'Filtrar promoções', 'Cupons', 'Registrar pedido', 'Puxar cupom'],
    ...['Emojis', 'Enviar'],
  ]);

  const input = page.getByLabel('Mensagem', { exact: true });
  await input.fill('/ola');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await input.fill('Oi! Já vou cuidar do seu pedido.');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Oi! Já vou cuidar do seu pedido.').waitFor();
  await answersUntil(page.getByText('Pronto para montar').first());
  await page.reload();
  await page.getByRole('log').getByText('Oi! Já vou cuidar do seu pedido.').waitFor();

  await button(page, 'Cupons').click();
  const drawer = page.getByRole('dialog', { name: 'Cupons' });
  await drawer
    .getByRole('region', { name: 'Disponíveis' })
    .getByRole('button', { name: 'Puxar', exact: true })
    .first()
    .click();
  await linkFirst(page);
  await page.keyboard.press('Escape');
  await saying(page, 'Resumo copiado!', () => button(page, 'Resumir').click());
  await answersUntil(page.getByText(/Aguardando pagamento|Pronto para pedir/).first());
  await saying(page, /aprovado/, () => backend.sim('pay', { chatId }));
  await saying(page, '✅ Pedido registrado com sucesso!', () => registerPurchase(page, '4711'));
  await page.getByText('Selecione uma conversa', { exact: true }).waitFor();
  // Nothing was asked for that the host has not got.
  expect(unasked(host)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('an administrator there has the screens and the filters that the host has, and no others', async () => {
  const { context, page, faults, host } = await openAtOtherHost('admin');
  await page.getByRole('navigation', { name: 'Conversas' }).getByRole('listitem').first().click();
  await page.getByRole('log').getByText(/\S/).first().waitFor();
  expect(await actionsIn(page)).toEqual(['Encerrar', 'Reiniciar', 'Indicações']);
  await button(page, 'Menu do usuário').click();
  expect(await namesOf(page.getByRole('menuitem'))).toEqual([
    ...['Busca e comandos', 'Perfil', 'Modo claro', 'Painel Admin', 'Dashboard de Pedidos'],
    ...['Sons', 'Exportar gravação', 'Sair'],
  ]);

  await page.getByRole('menuitem', { name: 'Dashboard de Pedidos' }).click();
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('searchbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Exportar|^Data|^Feito/ }).count()).toBe(0);
  await page.goto('/admin');
  await page.getByRole('article', { name: /^Ana/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Ações da conta/ }).count()).toBe(0);
  await page.goto('/perfil');
  await page.getByLabel('Nome Completo', { exact: true }).waitFor();
  expect(
    await page.getByRole('region', { name: /Sessões|segundo fator|duas etapas/i }).count(),
  ).toBe(0);
  expect(unasked(host)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});
