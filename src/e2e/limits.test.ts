/** The largest load on a console (design: state-full). */
import type { Page } from 'playwright-core';
import { VIEWPORTS } from './support/browser';
import { hardRows } from './support/craftedList';
import { untilNothing } from './support/eventually';
import { seededJourney } from './support/journey';
import { restsAtNewest } from './support/messageLog';
import type { Network } from './support/network';
import { believeOnline } from './support/offers';
import { passChanged } from './support/passChanged';
import { sideways } from './support/sideways';
import { openSignedIn } from './support/signedIn';
import { closeSpoken, openSpoken } from './support/spoken';
import { addressOf, type World } from './support/world';

const ROWS = 200;
const OFFERS = 20;
/** The number of offers after the first press, and of those that each further one adds. */
const DRAWN = 6;
const LETTERS = 4_000;
/** The largest share of the list's width that a bubble may take (design: bubbles). */
const WIDEST = 0.65;

const stage = seededJourney();

/** Returns a text of exactly that many characters. */
const long = (text: string) => text.repeat(LETTERS).slice(0, LETTERS);

const TEXTS = [
  long('Uma frase comum, que não acaba. '),
  long('semumúnicoespaço'),
  long('مرحبا، أريد الطلب رقم ١٢ من فضلك. '),
  Array.from(long('😋🍕🎉👩‍👩‍👧‍👦')).join(''),
];

/** Sends two hundred conversations and twenty offers. */
async function fill(network: Network, { chat, ana }: World): Promise<void> {
  const { user } = (await ana('GET', '/api/auth/perfil')) as { user: { id: string } };
  const open = { id: chat.chatId, name: chat.name, number: '5511900000000' };
  await network.say('conversationsSync', [open, ...hardRows(ROWS - 1)]);
  for (let index = 0; index < OFFERS; index += 1) {
    await network.say('nova_oferta_conversa', {
      ofertaId: `limit-${index}`,
      agentesIds: [user.id],
      clienteNome: `${hardRows(5)[index % 5]?.name ?? ''} ${index}`,
      mensagem: 'Cliente quer um cupom, e diz isso em muitas palavras. '.repeat(5),
      expiraEm: new Date(Date.now() + 600_000 + index * 1_000).toISOString(),
    });
  }
}

/** Checks that a click would hit every button with that name. @returns how many there are */
async function reachable(page: Page, name: string): Promise<number> {
  const buttons = page.getByRole('region', { name: 'Ofertas' }).getByRole('button', { name });
  for (const button of await buttons.all()) {
    // Fails if anything covers the button, and scrolls to it as a person would.
    await button.click({ trial: true });
  }
  return buttons.count();
}

test.each(Object.entries(VIEWPORTS))(
  '200 rows with long names and 20 offers at once stay within their places (%s)',
  async (_size, viewport) => {
    const ana = await openSpoken(stage, 'ana', '/dashboard', viewport, believeOnline);
    const { page, network, faults } = ana;
    const rows = page.getByRole('navigation', { name: 'Conversas' }).getByRole('listitem');
    await rows.first().waitFor();
    await fill(network, stage.world);

    // The list: all rows have the same height, and nothing overflows.
    await rows
      .getByText(/Conceição/)
      .first()
      .waitFor();
    const heights = await rows.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().height),
    );
    expect(new Set(heights).size).toBe(1);
    expect(await untilNothing(() => sideways(page))).toEqual([]);

    // The offers: all of them can be reached and decided.
    for (
      let left = OFFERS - 1;
      left > 0;
      left = left === OFFERS - 1 ? OFFERS - DRAWN : left - DRAWN
    ) {
      await page.getByRole('button', { name: `Mais ${left} ofertas`, exact: true }).click();
    }
    await page
      .getByRole('article')
      .nth(OFFERS - 1)
      .waitFor();
    expect(await reachable(page, 'Aceitar')).toBe(OFFERS);
    expect(await page.getByRole('button', { name: 'Ignorar', exact: true }).count()).toBe(OFFERS);
    expect(await untilNothing(() => sideways(page))).toEqual([]);
    await closeSpoken(ana);

    expect(faults).toEqual([]);
  },
);

test('texts of 4,000 characters, one without a space, right to left, emoji: 65% of the list at most, with room to answer', async () => {
  const { chat } = stage.world;
  for (const viewport of [VIEWPORTS.wide, VIEWPORTS.phone]) {
    const ana = await openSpoken(stage, 'ana', addressOf(chat), viewport);
    const { page, network, faults } = ana;
    const log = page.getByRole('log');
    await log.getByText('Qual é o prazo? 😋').waitFor();
    for (const [index, body] of TEXTS.entries()) {
      for (const fromMe of [false, true]) {
        const timestamp = Date.now() / 1000 + index;
        const message = { id: `limit-${index}-${String(fromMe)}`, body, fromMe, timestamp };
        await network.say('newMessage', { chatId: chat.chatId, message });
        const side = fromMe ? 'own' : 'other';
        const bubble = log.locator(`[data-side=${side}]`, { hasText: body.slice(0, 60) }).last();
        await bubble.waitFor();
        await restsAtNewest(page);
        const [room, taken] = [await log.boundingBox(), await bubble.boundingBox()];
        expect(taken?.width).toBeLessThanOrEqual((room?.width ?? 0) * WIDEST);
      }
    }
    await page.getByLabel('Mensagem', { exact: true }).click({ trial: true });
    expect(await untilNothing(() => sideways(page))).toEqual([]);
    await closeSpoken(ana);
    expect(faults).toEqual([]);
  }
});

test('the change to bring is never cut, however long the address is, and the labels stand in one line', async () => {
  const { chat } = stage.world;
  const { context, page } = await openSignedIn(stage, 'ana', { viewport: VIEWPORTS.wide });
  const address = 'Rua comprida '.repeat(20);
  await page.route('**/api/clientes/chat/*', (route) =>
    passChanged(route, {
      body: (text) =>
        text
          .replace(/"formaPagamento":[^,}]*/, '"formaPagamento":"Dinheiro"')
          .replace(/"troco":[^,}]*/, '"troco":"1.200 reais"')
          .replace(/"enderecoEntrega":"[^"]*"/, `"enderecoEntrega":"${address}"`),
    }),
  );
  await page.goto(addressOf(chat));
  const details = page.getByLabel('Dados do pedido');
  const payment = details.getByText(/^Dinheiro.*1\.200 reais/);
  await payment.waitFor();
  expect(await payment.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  const tops = await details
    .locator('.label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
  expect([tops.length, new Set(tops).size]).toEqual([4, 1]);
  await context.close();
});
