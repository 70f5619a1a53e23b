import type { Page } from 'playwright-core';
import type { Backend } from './support/backend';
import type { Person } from './support/browser';
import {
  clickDesktop,
  desktopShown,
  recordDesktop,
  setHidden,
  timesAsked,
} from './support/desktop';
import { afterDoubleClick } from './support/doubleClick';
import { eventually } from './support/eventually';
import { backendOfItsOwn, journey } from './support/journey';
import { focused } from './support/keyboard';
import { controlNetwork, type Network } from './support/network';
import { floodOffers } from './support/offers';
import { onlineSwitch } from './support/onlineSwitch';
import { emailOf, openSignedIn, type Who } from './support/signedIn';
import { noteToasts, saying, toasts } from './support/toasts';

/** Offers of this backend expire after a minute. */
const stage = journey();

async function call(host: Backend, who: Who, method: string, path: string, body: unknown = {}) {
  const token = await host.token(emailOf(who));
  const answer = await fetch(`${host.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Record<string, unknown>;
}
const setOnline = (host: Backend, who: Who, online: boolean) =>
  call(host, who, 'POST', '/api/agente/status', { online });

/** Opens an agent's console, online and in sync with the host. */
async function openAgent(
  host: Backend,
  who: Who,
  prepare: (person: Person) => Promise<unknown> = () => Promise.resolve(),
): Promise<Person> {
  const person = await openSignedIn({ backend: host, browser: stage.browser }, who);
  await prepare(person);
  await setOnline(host, who, true);
  await enter(person.page);
  return person;
}

async function enter(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByText('Em dia', { exact: true }).waitFor();
}

/** Creates a customer who asks for a coupon, which is offered to the agents online. */
async function comes(host: Backend, name: string): Promise<void> {
  const { chatId } = await host.sim('new-customer', { name });
  await host.sim('say', { chatId, text: '15' });
}

const offerOf = (page: Page, name: string) => page.getByRole('article', { name });
const press = (page: Page, name: string, label: 'Aceitar' | 'Ignorar') =>
  offerOf(page, name).getByRole('button', { name: label, exact: true }).click();
const isGone = (page: Page, name: string) => offerOf(page, name).waitFor({ state: 'detached' });

test('several offers at once: one is accepted, one taken by another agent, one refused, and a reload does not bring it back', async () => {
  const { backend } = stage;
  const [ana, bruno] = await Promise.all([openAgent(backend, 'ana'), openAgent(backend, 'bruno')]);
  for (const name of ['Rita', 'Bia', 'Caio']) await comes(backend, name);
  for (const { page } of [ana, bruno]) {
    await page.getByRole('button', { name: 'Mais 2 ofertas' }).click();
    for (const name of ['Rita', 'Bia', 'Caio']) await offerOf(page, name).waitFor();
  }

  await press(ana.page, 'Rita', 'Aceitar');
  await ana.page.waitForURL(/chat=/);
  await ana.page.getByRole('main').getByRole('heading', { name: 'Rita' }).waitFor();
  await isGone(bruno.page, 'Rita');
  expect(new URL(bruno.page.url()).search).toBe('');

  await offerOf(ana.page, 'Bia').getByRole('button', { name: 'Ignorar' }).focus();
  await press(bruno.page, 'Bia', 'Aceitar');
  await isGone(ana.page, 'Bia');
  // The offer leaves without a notice, and the focus inside it moves to the next.
  await focused(offerOf(ana.page, 'Caio'));
  expect(await toasts(ana.page).count()).toBe(0);

  await press(ana.page, 'Caio', 'Ignorar');
  await isGone(ana.page, 'Caio');
  await offerOf(bruno.page, 'Caio').waitFor();
  // The offer is still open for whoever has not refused it.
  await comes(backend, 'Duda');
  await ana.page.reload();
  await offerOf(ana.page, 'Duda').waitFor();
  expect(await offerOf(ana.page, 'Caio').count()).toBe(0);
  await press(bruno.page, 'Caio', 'Aceitar');
  await isGone(bruno.page, 'Caio');
  await press(ana.page, 'Duda', 'Aceitar');
  await isGone(bruno.page, 'Duda');
  expect([...ana.faults, ...bruno.faults]).toEqual([]);
  await Promise.all([
    ana.context.close(),
    bruno.context.close(),
    setOnline(backend, 'bruno', false),
  ]);
});

test("an accept that fails says 'Erro ao aceitar oferta', and the offer stays while it runs", async () => {
  const { backend } = stage;
  const { context, page } = await openAgent(backend, 'ana');
  await page.route('**/api/agente/aceitar-oferta/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'Erro interno' } }),
  );
  await comes(backend, 'Dora');
  await saying(page, 'Erro ao aceitar oferta', () => press(page, 'Dora', 'Aceitar'));
  await page.unroute('**/api/agente/aceitar-oferta/**');
  await afterDoubleClick(page);
  // Nothing covers its buttons, not even the toast.
  await press(page, 'Dora', 'Aceitar');
  await page.getByRole('main').getByRole('heading', { name: 'Dora' }).waitFor();
  await context.close();
});

test('going offline takes the cards away, and they come back with the agent', async () => {
  const { backend } = stage;
  const { context, page } = await openAgent(backend, 'ana');
  await comes(backend, 'Lia');
  await offerOf(page, 'Lia').waitFor();
  await onlineSwitch(page, 'Ficar offline').click();
  await isGone(page, 'Lia');
  await afterDoubleClick(page);
  await onlineSwitch(page, 'Ficar online').click();
  await press(page, 'Lia', 'Aceitar');
  await page.getByRole('main').getByRole('heading', { name: 'Lia' }).waitFor();
  await context.close();
});

test("the countdown runs by the server's clock: ours is hours off, and is changed meanwhile", async () => {
  const { backend } = stage;
  let network: Network | undefined;
  const { context, page } = await openAgent(backend, 'ana', async (person) => {
    network = await controlNetwork(person.context);
    await person.context.addInitScript(() => {
      const real = Date.now.bind(Date);
      let offMs = 3 * 3_600_000;
      Date.now = () => real() + offMs;
      Object.assign(window, { __setClock: (ms: number) => (offMs = ms) });
    });
  });
  await comes(backend, 'Edu');
  const timer = offerOf(page, 'Edu').getByRole('timer');
  const isRight = /^(01:00|00:[0-5]\d)$/;
  await timer.filter({ hasText: isRight }).waitFor();
  // The time is wrong only until the host is asked, which may be sooner than the next frame of a busy machine.
  const answer = await network?.hold('authenticate');
  await page.evaluate(() =>
    (window as unknown as { __setClock: (ms: number) => void }).__setClock(-5 * 3_600_000),
  );
  await timer.filter({ hasText: /^\d{3}/ }).waitFor();
  answer?.();
  await timer.filter({ hasText: isRight }).waitFor();
  await press(page, 'Edu', 'Aceitar');
  await page.waitForURL(/chat=/);
  await context.close();
});

test('a hidden tab shows an offer on the desktop, once for all tabs, and a click leads to it', async () => {
  const { backend } = stage;
  const { context, page } = await openAgent(backend, 'ana', ({ context: own }) =>
    recordDesktop(own),
  );
  expect(await timesAsked(page)).toBe(0);
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  const item = page.getByRole('menuitemcheckbox', { name: /^Notificações na área de trabalho/ });
  await item.filter({ hasText: 'Desativadas' }).click();
  await eventually(async () => (await timesAsked(page)) === 1);
  await page.getByRole('button', { name: 'Menu do usuário' }).click();
  await item.filter({ hasText: 'Ativadas' }).waitFor();
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await enter(other);
  const shown = async () => (await Promise.all([page, other].map(desktopShown))).flat();

  // The other tab is visible: it shows the offer.
  await setHidden(page, true);
  await comes(backend, 'Fabi');
  await offerOf(page, 'Fabi').waitFor({ state: 'attached' });
  await press(other, 'Fabi', 'Aceitar');
  await isGone(page, 'Fabi');
  expect(await shown()).toEqual([]);

  await setHidden(other, true);
  await comes(backend, 'Gil');
  await eventually(async () => (await shown()).length > 0);
  expect(await shown()).toEqual([
    {
      title: 'Nova oferta',
      body: expect.stringMatching(/^Gil: /) as string,
      silent: true,
      open: true,
    },
  ]);
  const shower = (await desktopShown(page)).length > 0 ? page : other;
  await clickDesktop(shower);
  await setHidden(shower, false);
  await offerOf(shower, 'Gil').and(shower.locator(':focus')).waitFor();
  await eventually(async () => (await shown()).every(({ open }) => !open));
  expect(await shown()).toHaveLength(1);
  await press(shower, 'Gil', 'Aceitar');
  await isGone(other, 'Gil');
  await context.close();
});

test('twenty offers at once leave the chat reachable, scroll in their region, and are seen one after the other', async () => {
  const { backend } = stage;
  const { context, page, faults } = await openSignedIn(stage, 'ana');
  const flood = await floodOffers(page);
  await enter(page);
  const list = page.getByRole('navigation', { name: 'Conversas' });
  await list.getByRole('listitem').first().getByRole('button').click();
  await page.getByLabel('Mensagem', { exact: true }).waitFor();
  const { user } = await call(backend, 'ana', 'GET', '/api/auth/perfil');
  const customers = Array.from({ length: 20 }, (_none, index) => ({
    name: `Cliente ${index + 1} Aparecida dos Santos Cavalcanti de Albuquerque`,
    ttlMs: 600_000 + index * 1_000,
  }));
  await flood.send((user as { id: string }).id, customers);
  const region = page.getByRole('region', { name: 'Ofertas' });
  await region.getByRole('article').waitFor();
  const isSeen = (count: number) => eventually(() => flood.seen() === count);
  await isSeen(1);
  await page.getByRole('button', { name: 'Mais 19 ofertas' }).click();
  const more = page.getByRole('button', { name: 'Mais 14 ofertas' });
  await more.waitFor();

  // A trial click waits until nothing covers its target.
  await page.getByLabel('Mensagem', { exact: true }).fill('Um momento, por favor.');
  for (const name of ['Ações', 'Resumir', 'Cupons', 'Registrar pedido', 'Enviar']) {
    await page.getByRole('button', { name, exact: true }).click({ trial: true });
  }
  // The button for more offers is visible at every scroll position, below the pane of the cards.
  await more.click({ trial: true });
  const pane = region.getByRole('article').first().locator('..');
  expect(await pane.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(1_500);

  const inSight = await pane.evaluate((it) => {
    const { bottom } = it.getBoundingClientRect();
    // Seen is whose own centre and whose first button's centre are in sight.
    const reach = (part: Element | null) => {
      const box = part?.getBoundingClientRect();
      return box === undefined ? Infinity : (box.top + box.bottom) / 2;
    };
    const cards = [...it.querySelectorAll('article')];
    return cards.filter((card) =>
      [card, card.querySelector('button')].every((part) => reach(part) < bottom),
    ).length;
  });
  expect(inSight).toBeLessThan(6);
  await isSeen(inSight);
  for (let place = inSight; place < 6; place += 1) {
    await region
      .getByRole('article')
      .nth(place)
      .evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await eventually(() => flood.seen() > place);
  }
  await isSeen(6);
  expect(faults).toEqual([]);
  await context.close();
});

test('the key accepts the first offer while the agent writes to somebody', async () => {
  const { backend } = stage;
  const { context, page, faults } = await openAgent(backend, 'ana');
  await comes(backend, 'Iara');
  await press(page, 'Iara', 'Aceitar');
  const input = page.getByLabel('Mensagem', { exact: true });
  await input.fill('Um momento');
  await comes(backend, 'Kika');
  await offerOf(page, 'Kika').getByText('Cupom de R$ 15,00', { exact: true }).waitFor();
  await offerOf(page, 'Kika')
    .getByText(/^Sua comissão: R\$\s1,00 · Espera há/)
    .waitFor();
  await input.focus();
  // Right after it came the key does nothing, so it is pressed until it does.
  await eventually(async () => {
    await page.keyboard.press('Alt+a');
    return (await offerOf(page, 'Kika').count()) === 0;
  });
  await page.getByRole('main').getByRole('heading', { name: 'Kika' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe('an offer that runs out', () => {
  const hasty = backendOfItsOwn({ env: { OFFER_TTL_MS: '7000' } });

  test('sends no agent offline who refused it, and the customer goes to whoever comes online', async () => {
    const { backend } = hasty;
    const [ana, bruno] = await Promise.all([
      openAgent(backend, 'ana'),
      openAgent(backend, 'bruno'),
    ]);
    await comes(backend, 'Ivo');
    await offerOf(bruno.page, 'Ivo').waitFor();
    await press(ana.page, 'Ivo', 'Ignorar');
    await isGone(bruno.page, 'Ivo');
    await onlineSwitch(bruno.page, 'Ficar online').click();
    await offerOf(bruno.page, 'Ivo').waitFor();
    await onlineSwitch(ana.page, 'Ficar offline').waitFor();
    expect(await offerOf(ana.page, 'Ivo').count()).toBe(0);
    await press(bruno.page, 'Ivo', 'Aceitar');
    await bruno.page.getByRole('main').getByRole('heading', { name: 'Ivo' }).waitFor();
    for (const { faults } of [ana, bruno]) expect(faults).toEqual([]);
    await Promise.all([ana.context.close(), bruno.context.close()]);
    for (const who of ['ana', 'bruno'] as const) await setOnline(backend, who, false);
  });

  test('warns once, and takes the agents offline who saw it', async () => {
    const { context, page } = await openAgent(hasty.backend, 'ana');
    const said = await noteToasts(page);
    await comes(hasty.backend, 'Hugo');
    await offerOf(page, 'Hugo')
      .getByRole('timer')
      .and(page.locator('[data-warning="true"]'))
      .waitFor();
    await isGone(page, 'Hugo');
    await onlineSwitch(page, 'Ficar online').waitFor();
    await page.getByText('Você saiu da fila: uma oferta expirou').waitFor();
    await eventually(async () => (await said()).length >= 2);
    expect((await said()).sort()).toEqual([
      'A oferta de Hugo expirou',
      'Você foi marcado como OFFLINE por não aceitar uma oferta a tempo.',
    ]);
    expect(await page.getByRole('article').count()).toBe(0);
    await page.reload();
    await page.getByText('Em dia', { exact: true }).waitFor();
    // Only the event says why; the state itself is true after a reload too.
    await onlineSwitch(page, 'Ficar online').waitFor();
    await context.close();
  });

  test('sends no agent offline who could not see it: the tab was hidden', async () => {
    let expired: Promise<unknown> = Promise.resolve();
    const { context, page } = await openAgent(hasty.backend, 'bruno', async (person) => {
      await recordDesktop(person.context, { hidden: true });
      expired = person.page.waitForEvent('websocket').then((socket) =>
        socket.waitForEvent('framereceived', {
          predicate: ({ payload }) => String(payload).includes('oferta_expirada'),
        }),
      );
    });
    // Hugo still waits, so he is offered again to the agents online.
    await offerOf(page, 'Hugo').waitFor({ state: 'attached' });
    await expired;
    await onlineSwitch(page, 'Ficar offline').waitFor();
    await setHidden(page, false);
    expect(await page.getByText(/OFFLINE|expirou/).count()).toBe(0);
    await context.close();
  });
});
