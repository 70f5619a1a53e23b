import type { Page } from 'playwright-core';
import type { Person } from './support/browser';
import { answering } from './support/dialogs';
import { seededJourney } from './support/journey';
import { pressLink } from './support/linking';
import { button } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { saying, toasts } from './support/toasts';
import { addressOf } from './support/world';

const COPIED = 'Resumo copiado!';
/** The clipboard's content before a test. It stays when nothing is copied. */
const BEFORE = 'o que estava copiado antes';
const STAGE_BEFORE = 'pronto_para_montar';
const NO_LINK = 'Nenhuma conta vinculada a este cliente. Qual é o valor do desconto (R$)?';

interface Customer {
  estadoFluxo: string;
  restaurante: string;
  imagemPedidoUrl: string;
}

const stage = seededJourney();
let ana: Person;
let chatPath = '';
let phone = '';

/** Returns the customer as the host stores them. */
const customer = async () =>
  (await stage.world.ana('GET', `/api/clientes/chat/${chatPath}`)) as Customer;

beforeAll(async () => {
  const { backend, world } = stage;
  chatPath = encodeURIComponent(world.chat.chatId);
  // The customer pays in cash and needs change.
  for (const text of ['dinheiro', '100']) {
    await backend.sim('say', { chatId: world.chat.chatId, text });
  }
  const { number } = (await world.ana('GET', `/api/conversations/${chatPath}`)) as {
    number: string;
  };
  phone = number.replace(/\D/g, '');
  ana = await openSignedIn(stage, 'ana');
});
beforeEach(async () => {
  const { page } = ana;
  page.removeAllListeners('dialog');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await stage.world.ana('POST', `/api/clientes/${phone}/estado-fluxo`, {
    estadoFluxo: STAGE_BEFORE,
  });
  await openChat(page);
  await page.evaluate((text) => navigator.clipboard.writeText(text), BEFORE);
});
/** Opens the chat again and waits for its customer's record. */
async function openChat(page: Page): Promise<void> {
  await page.goto(addressOf(stage.world.chat));
  await page.getByRole('main').getByText('Maria Aparecida', { exact: true }).first().waitFor();
  await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const summarize = (page: Page) => button(page, 'Resumir').click();

/** Returns the script of Maria's order; `more` are the lines that a free coupon adds. */
async function scriptWith(
  { value, price, saving }: { value: string; price: string; saving: string },
  more: string[] = [],
): Promise<string> {
  const { restaurante } = await customer();
  return [
    '*Resumo do seu pedido*',
    '',
    `Restaurante: ${restaurante}`,
    'Nome: Maria Aparecida',
    'Endereço: Rua das Flores, 123, Centro',
    'Pagamento: Dinheiro (troco para R$ 100,00)',
    '',
    `Valor do cupom: R$ ${value}`,
    `Preço do cupom: R$ ${price}`,
    `Economia real: R$ ${saving}`,
    ...more,
    '',
    'Está tudo certo? Responda para confirmar.',
  ].join('\n');
}
const OF_20 = { value: '20,00', price: '4,70', saving: '15,30' };

/** Runs `press`, and expects that it copies the script and sets the customer's stage. */
async function copies(page: Page, script: string, press = () => summarize(page)): Promise<void> {
  await saying(page, COPIED, press);
  expect(await readClipboard(page)).toBe(script);
  await page.getByText('Confirmação', { exact: true }).waitFor();
  expect((await customer()).estadoFluxo).toBe('aguardando_confirmacao');
}

async function nothingHappened(page: Page): Promise<void> {
  expect(await readClipboard(page)).toBe(BEFORE);
  expect((await customer()).estadoFluxo).toBe(STAGE_BEFORE);
  expect(await page.getByText(COPIED).count()).toBe(0);
}

test.each([
  ['15,50', { value: '15,50', price: '3,80', saving: '11,70' }],
  ['R$ 15', { value: '15,00', price: '3,00', saving: '12,00' }],
])('without a linked account a discount is asked for, “%s” is copied', async (typed, money) => {
  const { page } = ana;
  const asked = answering(page, typed);
  await copies(page, await scriptWith(money));
  expect(await asked).toEqual([NO_LINK]);
});

test('a cancelled discount cancels everything, without a notice', async () => {
  const { page } = ana;
  const asked = answering(page, null);
  await summarize(page);
  expect(await asked).toEqual([NO_LINK]);
  await nothingHappened(page);
  expect(await toasts(page).count()).toBe(0);
});

test('“quinze” is refused as a discount with a notice', async () => {
  const { page } = ana;
  void answering(page, 'quinze');
  await saying(
    page,
    'Valor de desconto inválido: digite um valor positivo, como 15 ou 15,50.',
    () => summarize(page),
  );
  await nothingHappened(page);
});

test.each([
  ['no', null],
  ['yes', true],
] as const)(
  'a discount without a price: asks before a coupon is offered for R$ 0,00 (%s)',
  async (_answer, answer) => {
    const { page } = ana;
    const asked = answering(page, '50', answer);
    if (answer === null) await summarize(page);
    else {
      const money = { value: '50,00', price: '0,00', saving: '50,00' };
      await copies(page, await scriptWith(money));
    }
    expect((await asked)[1]).toBe(
      'O valor de R$ 50,00 está fora da tabela de preços (R$ 10,00 a R$ 40,00): ' +
        'o resumo dirá ao cliente que o cupom custa R$ 0,00. Copiar mesmo assim?',
    );
    if (answer === null) await nothingHappened(page);
  },
);

test('a double click asks once', async () => {
  const { page } = ana;
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept('20');
  });
  await copies(page, await scriptWith(OF_20), () => button(page, 'Resumir').dblclick());
  expect(questions).toEqual([NO_LINK]);
});

test('the picture’s full URL replaces an unknown restaurant', async () => {
  const { page } = ana;
  await page.route('**/api/clientes/chat/**', async (route) => {
    const answer = await route.fetch();
    const json = { ...((await answer.json()) as Customer), restaurante: null };
    await route.fulfill({ response: answer, json });
  });
  await openChat(page);
  void answering(page, '20');
  await saying(page, COPIED, () => summarize(page));
  const { imagemPedidoUrl } = await customer();
  const picture = new URL(imagemPedidoUrl, stage.backend.url).href;
  expect(await readClipboard(page)).toContain(`\nImagem do pedido: ${picture}\nNome: Maria`);
  expect((await fetch(picture)).status).toBe(200);
});

test('a stage that cannot be set is only logged', async () => {
  const { page } = ana;
  await page.route('**/estado-fluxo', (route) =>
    route.fulfill({ status: 500, json: { message: 'Erro interno' } }),
  );
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('estado-fluxo:'),
  );
  void answering(page, '20');
  await saying(page, COPIED, () => summarize(page));
  expect((await logged).text()).toBe('estado-fluxo: http 500');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await readClipboard(page)).toBe(await scriptWith(OF_20));
});

test('a clipboard that refuses: says so, shows the text to be copied by hand, and goes on', async () => {
  const { page } = ana;
  await page.evaluate(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.'));
    Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
  });
  const shown: string[] = [];
  page.on('dialog', (dialog) => shown.push(dialog.defaultValue()));
  const asked = answering(page, '20', true);
  await saying(page, 'Erro ao copiar script', () => summarize(page));
  expect((await asked)[1]).toBe('Não foi possível copiar automaticamente. Copie o texto abaixo:');
  // A browser's prompt has a single line, which shows no line breaks, so only the words are compared.
  const words = (text: string | undefined) => (text ?? '').split(/\s+/);
  expect(words(shown[1])).toEqual(words(await scriptWith(OF_20)));
  await page.getByText('Confirmação', { exact: true }).waitFor();
  expect((await customer()).estadoFluxo).toBe('aguardando_confirmacao');
});

test('a free coupon costs nothing, and the script says so', async () => {
  const { page } = ana;
  await page.route('**/indicacoes', async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { indicacoes: Record<string, number> };
    json.indicacoes['cuponsGratisDisponiveis'] = 1;
    await route.fulfill({ response: answer, json });
  });
  await openChat(page);
  await page.getByRole('main').getByRole('definition').filter({ hasText: /^1$/ }).waitFor();
  void answering(page, '20');
  const money = { value: '20,00', price: '0,00', saving: '20,00' };
  const more = ['', 'Você tem um cupom grátis: este cupom não custa nada.'];
  await copies(page, await scriptWith(money, more));
});

test('a customer without a loaded record causes a notice, and nothing else', async () => {
  const { page } = ana;
  await page.route('**/api/clientes/chat/**', (route) => route.abort());
  await page.reload();
  await saying(page, 'Os dados do cliente ainda não foram carregados', () => summarize(page));
  await nothingHappened(page);
});

describe('with an account linked to the customer', () => {
  let email = '';

  beforeAll(async () => {
    const { page } = ana;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openChat(page);
    await button(page, 'Cupons').click();
    const accounts = page.getByRole('region', { name: 'Meus cupons' }).getByRole('listitem');
    const account = accounts
      .filter({ hasText: 'R$ 11,00' })
      .filter({ has: button(page, 'Vincular ao cliente') });
    await button(page, 'Vincular ao cliente').first().waitFor();
    email = (await account.getByText('@').first().textContent()) ?? '';
    await pressLink(page, account.getByRole('button', { name: 'Vincular ao cliente' }));
    await button(page, 'Desvincular').waitFor();
  });

  test('its coupon’s value is used, and nothing is asked', async () => {
    const { page } = ana;
    const money = { value: '11,00', price: '2,20', saving: '8,80' };
    await copies(page, await scriptWith(money));
  });

  test.each([
    ['holds no coupon', () => `A conta vinculada (${email}) não tem cupom.`, true],
    ['cannot be read', () => `Não foi possível ler o cupom da conta vinculada (${email}).`, false],
  ] as const)(
    'an account that %s: the discount is asked for, and the reason is given',
    async (_how, why, isRead) => {
      const { page } = ana;
      await page.route('**/email/coupons/*', async (route) => {
        if (!isRead) return route.abort();
        const answer = await route.fetch();
        const accounts = (await answer.json()) as Record<string, unknown>[];
        const json = accounts.map((account) => ({ ...account, coupon: null }));
        return route.fulfill({ response: answer, json });
      });
      await openChat(page);
      const asked = answering(page, '12');
      const money = { value: '12,00', price: '2,40', saving: '9,60' };
      await copies(page, await scriptWith(money));
      expect(await asked).toEqual([`${why()} Qual é o valor do desconto (R$)?`]);
    },
  );
});

test('no errors occurred', () => {
  expect(ana.faults).toEqual([]);
});
