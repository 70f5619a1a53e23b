import { readFileSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { legacy_createStore } from '@reduxjs/toolkit';
import { instrument } from '@redux-devtools/instrument';
import type { Page } from 'playwright-core';
import '@/console/recording/lateCalls';
import { rootReducer } from '@/console/store/rootReducer';
import { DEMO_PASSWORD } from './support/backend';
import { openPerson, recording, signIn, stepsHolding, type Person } from './support/browser';
import { afterDoubleClick } from './support/doubleClick';
import { eventually, untilSame } from './support/eventually';
import { journey } from './support/journey';
import { onlineSwitch } from './support/onlineSwitch';
import { registerPurchase } from './support/purchase';
import {
  exportRecording,
  keepFixture,
  openReplay,
  recordingKept,
  shapeOf,
  sightOf,
  type ReplayPage,
  type Sight,
} from './support/replay';
import { saying, toasts } from './support/toasts';

/** The badges of the conversation list, by stage. Each of them is seen on the way (behaviour: stage-badge). */
const STAGES_ON_SCREEN = [
  'Escolha inicial 10%',
  'Procurando agente 20%',
  'Escolhendo pedido 30%',
  'Informando nome 40%',
  'Informando endereço 50%',
  'Escolhendo pagamento 60%',
  'Escolhendo pagamento 65%',
  'Pronto para montar 100%',
  'Aguardando confirmação 75%',
  'Aguardando pagamento 80%',
  'Pronto para pedir 100%',
  'Verificando status 95%',
  'Finalizado 100%',
];

/** In which the customer is asked one thing after the other. */
const BADGES_OF_DETAILS = STAGES_ON_SCREEN.slice(2, 7);

/** The recordings kept for the tests are renewed by this run (README). */
const RENEWS = process.env['RENEW_RECORDINGS'] === '1';

/** With this seed the first customer pays in cash and needs change, which leads through every stage. */
const stage = journey({ env: { SIM_SEED: '2' }, finds: 'nothing' });
let ana: Person;
let admin: Person;
let cookiesSeen: string[] = [];
/** The customer's name. */
let customer = '';
/** What Ana saw, at moments of her way. */
const seen: Sight[] = [];

beforeAll(async () => {
  const { backend, browser } = stage;
  ana = await openPerson(browser, backend.url, { record: true, motion: true });
  admin = await openPerson(browser, backend.url, { record: true, motion: true });
  for (const { context } of [ana, admin]) await context.addInitScript(watchBadges);
});
/** Runs in the page: collects every stage badge that was ever on screen in `window.__badges`. */
function watchBadges() {
  const seen = new Set<string>();
  const look = () => {
    for (const ring of document.querySelectorAll('svg[viewBox="0 0 14 14"]')) {
      const texts = [...(ring.parentElement?.querySelectorAll('span') ?? [])];
      seen.add(texts.map((text) => text.textContent).join(' '));
    }
  };
  Object.assign(window, { __badges: seen });
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    }),
  );
}

const badgesSeen = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { __badges: Set<string> }).__badges]);

const badgeWasSeen = (page: Page, badge: string) =>
  page.waitForFunction(
    (wanted) => (window as unknown as { __badges: Set<string> }).__badges.has(wanted),
    badge,
  );

/** Returns an agent's earnings as the top bar shows them, in cents. */
async function pendingCents(page: Page): Promise<number> {
  const text = await page.getByRole('banner').getByText(/R\$/).first().textContent();
  return Number((text ?? '').replace(/\D/g, ''));
}

/**
 * Lets the customer answer once a badge was seen: by themselves they would after some seconds, within which a busy
 * machine may draw nothing.
 */
async function answersAfter(page: Page, badge: string, chatId: string): Promise<void> {
  await badgeWasSeen(page, badge);
  await stage.backend.sim('answer', { chatId });
}

async function look(): Promise<void> {
  seen.push(await sightOf(ana.page));
}

test('the whole path, an agent and an administrator side by side', async () => {
  const { backend } = stage;
  const { page } = ana;
  machine.enable();
  await signIn(page, 'ana@balcao.local', DEMO_PASSWORD);
  await signIn(admin.page, 'admin@balcao.local', DEMO_PASSWORD);
  await page.getByText('Nenhuma conversa', { exact: true }).waitFor();
  const before = await pendingCents(page);
  await recordingKept(page);
  await look();

  await onlineSwitch(page, 'Ficar online').click();
  await onlineSwitch(page, 'Ficar offline').waitFor();
  // It is downloaded when there is something to say, and replay shows what was said.
  await page.getByRole('region', { name: 'Pronto para atender?' }).waitFor();
  await look();
  await backend.sim('silence', { on: true });
  const { name, chatId } = (await backend.sim('new-customer', { temperament: 'neverPays' })) as {
    name: string;
    chatId: string;
  };
  customer = name;
  await answersAfter(admin.page, 'Escolha inicial 10%', chatId);
  await badgeWasSeen(admin.page, 'Procurando agente 20%');
  const offer = page.getByRole('article').filter({ hasText: 'Nova oferta' });
  await offer.getByText(name).waitFor();
  await offer.getByText(/^0[01]:\d\d$/).waitFor();
  await look();
  await offer.getByRole('button', { name: 'Aceitar' }).click();
  await page.waitForURL(/chat=/);

  const adminRow = admin.page.getByRole('button', { name: new RegExp(`^${name}`) });
  // The flow's own words, which the row may show first, name the agent too.
  await adminRow.getByText('Ana Atendente (demo)', { exact: true }).waitFor();
  await adminRow.click();
  await page.getByRole('log').getByText(/\S/).first().waitFor();
  await look();

  await page.getByLabel('Mensagem', { exact: true }).fill('Oi! Já vou cuidar do seu pedido.');
  await page.keyboard.press('Enter');
  await admin.page.getByRole('log').getByText('Oi! Já vou cuidar do seu pedido.').waitFor();
  await look();

  for (const badge of BADGES_OF_DETAILS) await answersAfter(page, badge, chatId);
  await page.getByText('Pronto para montar').first().waitFor();
  await look();

  await page.getByRole('button', { name: 'Cupons' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cupons' });
  const wanted = drawer.getByRole('region', { name: 'Cupom pedido' });
  const value = (await wanted.getByText(/^R\$\s\d+,\d\d$/).textContent()) ?? '';
  await wanted.getByRole('button', { name: 'Puxar e vincular' }).click();
  await drawer.getByText(/^Vinculada a/).waitFor();
  await look();
  await afterDoubleClick(page);
  // One of a value's four accounts has no cookies, so of two accounts at least one has some.
  const pool = drawer.getByRole('region', { name: 'Disponíveis' });
  const row = pool.getByRole('listitem').filter({ hasText: value });
  await row.getByRole('button', { name: 'Puxar' }).click();
  await drawer.getByRole('button', { name: 'Vincular ao cliente' }).waitFor();
  await look();
  cookiesSeen = await cookieValues();
  await page.keyboard.press('Escape');

  // The customer says yes and pays, and both people get the notice.
  await saying(admin.page, /aprovado/, () =>
    saying(page, /aprovado/, async () => {
      await saying(page, 'Resumo copiado!', () =>
        page.getByRole('button', { name: 'Resumir' }).click(),
      );
      const script = await page.evaluate(() => navigator.clipboard.readText());
      expect(script).toContain('R$');
      await answersAfter(page, 'Aguardando confirmação 75%', chatId);
      await badgeWasSeen(page, 'Aguardando pagamento 80%');
      await backend.sim('pay', { chatId });
    }),
  );
  await page.getByText('Pronto para pedir').first().waitFor();
  await look();

  await registerPurchase(page, '4711');
  await page.getByText('Nenhuma conversa', { exact: true }).waitFor();
  await page.getByText('Selecione uma conversa', { exact: true }).waitFor();
  await look();
  await eventually(async () => (await pendingCents(page)) === before + 100);

  await adminRow.getByText('Finalizado').waitFor();
  await backend.sim('say', { chatId, text: 'Cadê meu pedido?' });
  await badgeWasSeen(admin.page, 'Verificando status 95%');

  const badges = [...(await badgesSeen(page)), ...(await badgesSeen(admin.page))];
  expect(STAGES_ON_SCREEN.filter((stage) => !badges.includes(stage))).toEqual([]);
  expect([...ana.faults, ...admin.faults]).toEqual([]);
});

const SAMPLED_EVERY_MS = 10;
/** The delay of this process's own timers: it has little to do, so the delay is the machine's. */
const machine = monitorEventLoopDelay({ resolution: SAMPLED_EVERY_MS });

test('no query blocked the backend’s event loop on the way: 99 of 100 waits were under 50 ms', async () => {
  const { eventLoopDelayP99Ms: delay } = (await (
    await fetch(`${stage.backend.url}/healthz`)
  ).json()) as { eventLoopDelayP99Ms: number };
  const machines = Math.max(0, machine.percentile(99) / 1_000_000 - SAMPLED_EVERY_MS);
  machine.disable();
  expect(delay).toBeGreaterThan(0);
  expect(delay - machines).toBeLessThan(50);
});

/**
 * Returns a state as JSON has it, without RTK Query's mark of which copy of its code made the store: the journey's ran
 * in the browser, the replay's runs here.
 */
function asRecorded(state: unknown): unknown {
  const json = JSON.parse(JSON.stringify(state)) as { api: { config: Record<string, unknown> } };
  delete json.api.config['middlewareRegistered'];
  return json;
}

test.each([
  ['agent', () => ana],
  ['administrator', () => admin],
])(
  'the %s’s actions, replayed through the production root reducer, give the identical state',
  async (_who, person) => {
    const { actions, finalState } = await recording(person().page);
    expect(actions.length).toBeGreaterThan(50);
    const replayed = legacy_createStore(
      rootReducer,
      instrument(() => null, { maxAge: Number.MAX_SAFE_INTEGER }),
    );
    for (const action of actions) replayed.dispatch(action);
    expect(asRecorded(replayed.getState())).toEqual(asRecorded(finalState));
  },
);

/** Returns the cookie values of every account that the agent pulled. */
async function cookieValues(): Promise<string[]> {
  const { backend } = stage;
  const headers = { authorization: `Bearer ${await backend.token('ana@balcao.local')}` };
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${backend.url}${path}`, { headers })).json();
  const { user } = (await get('/api/auth/perfil')) as { user: { id: string } };
  const accounts = (await get(`/email/coupons/${user.id}`)) as { id: string }[];
  const stored = await Promise.all(
    accounts.map(
      async ({ id }) => (await get(`/email/get-cookie/${id}`)) as { cookies_json: string | null },
    ),
  );
  return stored.flatMap(({ cookies_json: cookies }) =>
    [...(cookies ?? '').matchAll(/"value":\s*"([^"]{6,})"/g)].flatMap((match) => match[1] ?? []),
  );
}

test('no password, token or cookie was ever in an action or in the state', async () => {
  const cookies = cookiesSeen;
  expect(cookies.length).toBeGreaterThan(0);
  for (const { page } of [ana, admin]) {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    if (!token) throw new Error('Nobody is signed in');
    expect(await stepsHolding(page, [DEMO_PASSWORD, token, ...cookies])).toEqual([]);
  }
});

describe('her recording, opened by somebody who was not there,', () => {
  let replay: ReplayPage;
  beforeAll(async () => {
    const { path } = await exportRecording(ana.page);
    if (RENEWS) {
      keepFixture(path, 'agent');
      await admin.page.reload();
      await admin.page.getByRole('log').getByText(/\S/).first().waitFor();
      await recordingKept(admin.page);
      keepFixture((await exportRecording(admin.page)).path, 'administrator');
    }
    replay = await openReplay(stage.browser, stage.backend.url, path);
  });
  afterAll(() => replay.context.close());

  it('shows what she saw at ten moments, masked, from the empty console to the order and back', async () => {
    expect(seen).toHaveLength(10);
    const shown: { text: string; seenText: string }[] = [];
    for (const sight of seen) {
      await replay.goTo(sight);
      await untilSame(async () => shapeOf(await replay.text()), shapeOf(sight.text));
      const text = await replay.text();
      shown.push({ text, seenText: sight.text });
    }
    const [of, notOf] = [true, false].map((isIn) =>
      shown.filter(({ seenText }) => seenText.includes(customer) === isIn),
    );
    expect(of?.length).toBeGreaterThan(5);
    for (const { text } of of ?? []) expect(text).not.toContain(customer);
    // Without a customer it is the same text, also the time of day, though whoever looks is in another zone.
    expect(notOf?.map(({ text }) => text)).toEqual(notOf?.map(({ seenText }) => seenText));
    expect(notOf?.[0]?.text).toMatch(/Em dia\s+\d\d:\d\d/);
  });

  it('shows a toast as it was', async () => {
    await replay.goToLast('mark/toastShown');
    await toasts(replay.screens).last().waitFor();
  });

  it('comes back from where she was signed out', async () => {
    await replay.goToLast('session/signedOut');
    await replay.screens.getByRole('button', { name: 'Entrar' }).waitFor();
    const [first] = seen;
    if (!first) throw new Error('nothing was seen');
    await replay.goTo(first);
    await untilSame(async () => shapeOf(await replay.text()), shapeOf(first.text));
  });

  it('asks for nothing, keeps nothing, and has nothing added in ten seconds’ rest', async () => {
    const { page, requests } = replay;
    const count = () => page.getByRole('slider').evaluate((slider) => slider.outerHTML);
    const before = await count();
    await page.waitForTimeout(10_000);
    expect(await count()).toBe(before);
    expect(requests.filter((address) => !address.startsWith('data:'))).toEqual([]);
    const kept = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      document.cookie,
    ]);
    expect(kept).toEqual([0, 0, 0, '']);
    expect(replay.faults).toEqual([]);
  });
});

/** Drops a file onto the screens, which have a window of their own. */
async function drop({ context, page }: ReplayPage, file: string): Promise<void> {
  const frame = page.getByTitle('As telas como estavam');
  const box = await frame.boundingBox();
  if (!box) throw new Error('the screens are not there');
  const devTools = await context.newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const at = { x: box.x + box.width / 2, y: box.y + 50, data };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, ...at });
  await devTools.detach();
}

test('an administrator’s recording, packed, shows the cards of the orders dashboard that they saw', async () => {
  const { page } = admin;
  await page.goto('/dashboard-pedidos');
  await page.getByText('Receita total').waitFor();
  await recordingKept(page);
  const sight = await sightOf(page);
  expect(sight.text).toContain('A pagar à equipe');
  await page.getByRole('button', { name: 'Voltar' }).click();
  // Renewing the recordings reloads the page once more.
  const loads = RENEWS ? /^Carga \d de 3/ : /^Carga \d de 2/;
  const { path } = await exportRecording(page);
  const packed = `${path}.json.gz`;
  writeFileSync(packed, gzipSync(readFileSync(path)));
  const replay = await openReplay(stage.browser, stage.backend.url, packed);
  await replay.goTo(sight);
  await untilSame(async () => shapeOf(await replay.text()), shapeOf(sight.text));
  await drop(replay, path);
  await replay.page.getByText('Abrindo a gravação…').waitFor({ state: 'detached' });
  await replay.page.getByText(loads).waitFor();
  await drop(replay, __filename);
  await replay.page.getByText(/^Este arquivo não pôde ser lido/).waitFor();
  await replay.page.getByText(loads).waitFor();
  expect(replay.faults).toEqual([]);
  await replay.context.close();
});
