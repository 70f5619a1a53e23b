import type { Locator, Page } from 'playwright-core';
import { VIEWPORTS, type Person } from './support/browser';
import {
  craftChat,
  everyKind,
  forgetMessages,
  showMessages,
  thisMorning,
  threePictures,
  wireMessage,
} from './support/craftedChat';
import { openAgentClient, type Taken } from './support/agentClient';
import { journey } from './support/journey';
import { focused } from './support/keyboard';
import { restingTop, wheelToTop, wheelUpTo } from './support/messageLog';
import { button } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { addressOf } from './support/world';

const stage = journey();
let chat: Taken;
let person: Person;
let page: Page;

beforeAll(async () => {
  const { backend } = stage;
  const agent = await openAgentClient(backend, 'ana@balcao.local');
  const [taken] = await agent.takeCustomers(1);
  await backend.sim('silence', { on: true });
  await agent.call('POST', '/api/agente/status', { online: false });
  agent.close();
  if (!taken) throw new Error('no customer came');
  chat = taken;
  person = await openSignedIn(stage, 'ana');
  page = person.page;
});
afterEach(() => forgetMessages(page));

const log = () => page.getByRole('log');
/** The newest message with these words, including the elements around its bubble. */
const row = (words: string) => log().locator('[data-index]', { hasText: words }).last();
const pictures = () => log().getByRole('button', { name: 'Imagem enviada na conversa' });
const viewer = () => page.getByRole('dialog', { name: 'Visualizador de imagens' });
const WAY_TO_NEWEST = 'Ir para as mensagens mais recentes';
const scrollUpTo = (what: Locator) => wheelUpTo(page, what);

/** Returns a bubble's width in percent of the list's, and its side. */
const lieOf = (words: Locator) =>
  words.evaluate((element) => {
    const bubble = element.closest('[data-side]')?.getBoundingClientRect();
    const pane = element.closest('[data-index]')?.getBoundingClientRect();
    if (!bubble || !pane) throw new Error('There is no bubble');
    const left = bubble.left - pane.left;
    const right = pane.right - bubble.right;
    return { percent: (100 * bubble.width) / pane.width, side: left > right ? 'right' : 'left' };
  });

describe('the message list', () => {
  test('shows each kind of message, its placeholder or its error text, with HH:mm and the day', async () => {
    // High enough to show everything at once.
    await page.setViewportSize({ ...VIEWPORTS.wide, height: 2_400 });
    await showMessages(page, chat, everyKind());
    await pictures().first().waitFor();
    for (const words of [
      'Ontem',
      'Hoje',
      '23:00',
      '01:05',
      'Meu carrinho',
      'Imagem não disponível',
      'Vídeo não disponível',
      'O vídeo que sumiu',
      'Abrir arquivo',
      'Mídia antiga não disponível',
      'Mensagem sem conteúdo',
      '😋🍕🎉',
    ]) {
      await log().getByText(words, { exact: true }).first().waitFor();
    }
    await log().locator('video[aria-label="Vídeo"][controls]').waitFor();
    await log().locator('audio[aria-label="Áudio"][controls]').waitFor();
    expect(await pictures().count()).toBe(1);
    expect((await lieOf(log().getByText('Oi, tudo bem?'))).side).toBe('right');
    expect((await lieOf(log().getByText('Boa noite'))).side).toBe('left');
    await page.setViewportSize(VIEWPORTS.wide);
  });

  test('opens at its newest message however late its rows are measured, and never offers the way there', async () => {
    const mixed = Array.from({ length: 40 }, (_, n) =>
      // Rows of many heights: none is known before it is rendered.
      wireMessage({ body: `linha ${n} `.repeat(1 + ((n * 7) % 30)) }),
    );
    const watched = await openSignedIn(stage, 'ana', { viewport: VIEWPORTS.phone });
    await watched.context.addInitScript((name) => {
      // Simulates a busy machine: a row is measured a few frames after it is rendered.
      window.ResizeObserver = class extends ResizeObserver {
        constructor(callback: ResizeObserverCallback) {
          super((entries, observer) => setTimeout(() => callback(entries, observer), 100));
        }
      };
      const seen = () => document.querySelector(`[aria-label="${name}"]`) !== null;
      new MutationObserver(() => {
        if (seen()) document.documentElement.dataset['wayShown'] = 'true';
      }).observe(document, { childList: true, subtree: true });
    }, WAY_TO_NEWEST);
    await showMessages(watched.page, chat, mixed);
    expect(await watched.page.locator('html').getAttribute('data-way-shown')).toBeNull();
    await wheelUpTo(watched.page, button(watched.page, WAY_TO_NEWEST));
    // Proves that the observer works.
    expect(await watched.page.locator('html').getAttribute('data-way-shown')).toBe('true');
    await watched.context.close();
  });

  test('shows the author of each message in a group', async () => {
    const group = (json: object) => ({ ...json, isGroup: true });
    await page.route('**/api/conversations', async (route) => {
      const response = await route.fetch();
      const list = (await response.json()) as object[];
      return route.fulfill({ response, json: list.map(group) });
    });
    await showMessages(page, chat, [
      wireMessage({ body: 'Eu quero', author: 'Bia' }),
      wireMessage({ body: 'Eu também', author: 'Bia' }),
      wireMessage({ body: 'Eu não', author: 'Caio' }),
    ]);
    // Each name appears once: Playwright's waitFor fails on two matches.
    await log().getByText('Bia', { exact: true }).waitFor();
    await log().getByText('Caio', { exact: true }).waitFor();
  });

  test('takes 4,000 characters, right-to-left text and emoji, at 65% of the width at most', async () => {
    const long = 'abcdefghij'.repeat(400);
    const arabic = 'مرحبا، أريد الطلب رقم 12';
    const phone = await openSignedIn(stage, 'ana', { viewport: VIEWPORTS.phone });
    for (const opened of [person, phone]) {
      page = opened.page;
      await showMessages(page, chat, [
        wireMessage({ body: long }),
        wireMessage({ body: long, fromMe: true }),
        wireMessage({ body: arabic }),
        wireMessage({ body: '👩🏽‍🍳🇧🇷' }),
      ]);
      for (const words of await log().getByText(long).all()) {
        expect((await lieOf(words)).percent).toBeLessThanOrEqual(65);
        expect((await words.textContent())?.length).toBe(4_000);
      }
      expect(
        await log()
          .getByText(arabic)
          .evaluate((element) => getComputedStyle(element).direction),
      ).toBe('rtl');
      const spill = await page.evaluate(() => {
        const pane = document.querySelector('[role="log"]');
        return pane === null ? null : pane.scrollWidth - pane.clientWidth;
      });
      expect(spill).toBe(0);
    }
    await phone.context.close();
    page = person.page;
  });

  test('makes addresses links that open apart and safely, and leaves others plain words', async () => {
    const markup = '<img src=x onerror="document.title=1"> javascript:alert(1)';
    await showMessages(page, chat, [
      wireMessage({ body: 'Veja https://exemplo.com/cupom?x=1, ou escreva a loja@exemplo.com.' }),
      wireMessage({ body: markup }),
    ]);
    await log().getByRole('link').nth(1).waitFor();
    const links = await log().getByRole('link').all();
    const found = links.map(async (link) => ({
      href: await link.getAttribute('href'),
      target: await link.getAttribute('target'),
      rel: await link.getAttribute('rel'),
      words: await link.textContent(),
    }));
    const apart = { target: '_blank', rel: 'noopener noreferrer' };
    const address = 'https://exemplo.com/cupom?x=1';
    expect(await Promise.all(found)).toEqual([
      { href: address, words: address, ...apart },
      { href: 'mailto:loja@exemplo.com', words: 'loja@exemplo.com', ...apart },
    ]);
    await log().getByText(markup, { exact: true }).waitFor();

    await person.context.route('https://exemplo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Cupom</title>' }),
    );
    const [opened] = await Promise.all([
      person.context.waitForEvent('page'),
      log().getByRole('link').first().click(),
    ]);
    await opened.waitForLoadState();
    const knows = () => ({ opener: window.opener !== null, from: document.referrer });
    expect(await opened.evaluate(knows)).toEqual({ opener: false, from: '' });
    await opened.close();
  });

  test('reads older messages again after "Tentar novamente", and what is read stays where it is', async () => {
    const newest = Array.from({ length: 40 }, (_, n) => wireMessage({ body: `nova ${n}` }));
    const old = Array.from({ length: 40 }, (_, n) =>
      wireMessage({ body: `velha ${n}`, timestamp: thisMorning() - 7200 + n }),
    );
    let isDown = true;
    await craftChat(page, chat, (before) => {
      if (before === null) return { messages: newest, hasMore: true };
      return isDown ? 502 : { messages: old, hasMore: false };
    });
    await page.goto(addressOf(chat));
    await log().getByText('nova 39', { exact: true }).waitFor();
    await scrollUpTo(page.getByText('Não foi possível carregar as mensagens anteriores.'));
    await wheelToTop(page);
    isDown = false;
    const first = log().getByText('nova 0', { exact: true });
    const before = await restingTop(first);
    await log().getByRole('button', { name: 'Tentar novamente' }).click();
    await log().getByText('velha 39', { exact: true }).waitFor({ state: 'attached' });
    await focused(log());
    await page
      .getByText('Não foi possível carregar as mensagens anteriores.')
      .waitFor({ state: 'detached' });
    expect(Math.abs((await restingTop(first)) - before)).toBeLessThan(40);
    await scrollUpTo(log().getByText('velha 0', { exact: true }));
  });

  test('says "novas mensagens" to a reader further up, announces them once, and ignores own ones', async () => {
    const messages = Array.from({ length: 40 }, (_, n) => wireMessage({ body: `antes ${n}` }));
    await showMessages(page, chat, messages);
    const told = page.locator('[role="status"]:has(+ [role="log"]) > span');
    expect(await told.count()).toBe(0);
    await scrollUpTo(button(page, WAY_TO_NEWEST));
    await stage.backend.sim('say', { chatId: chat.chatId, text: 'Alguém?' });
    await page.getByRole('button', { name: 'novas mensagens' }).waitFor();
    await told.filter({ hasText: 'Alguém?' }).waitFor({ state: 'attached' });
    expect(await told.allTextContents()).toEqual([`${chat.name}: Alguém? `]);
    await stage.backend.sim('say', { chatId: chat.chatId, text: 'Alguém?' });
    await page.getByRole('button', { name: 'novas mensagens' }).click();
    await log().getByText('Alguém?').nth(1).waitFor();
    expect(await log().getByText('Alguém?').count()).toBe(2);

    await page.getByLabel('Mensagem', { exact: true }).fill('Estou aqui');
    await page.keyboard.press('Enter');
    await row('Estou aqui').getByRole('img', { name: 'enviada' }).waitFor();
    expect(await told.filter({ hasText: 'Estou aqui' }).count()).toBe(0);
  });

  test('keeps a message that was refused as "falhou", and sends it by "Tentar novamente"', async () => {
    await showMessages(page, chat, [wireMessage({ body: 'Quando chega?' })]);
    await page.route('**/send', (route) =>
      route.fulfill({ status: 500, json: { message: 'não' } }),
    );
    await page.getByLabel('Mensagem', { exact: true }).fill('Em dez minutos');
    await page.keyboard.press('Enter');
    const refused = row('Em dez minutos');
    await refused.getByText(/^falhou/).waitFor();
    // Later messages are sent while the failed one waits; they appear before it.
    await stage.backend.sim('say', { chatId: chat.chatId, text: 'Demora?' });
    await log().getByText('Demora?').last().waitFor();
    await page.unroute('**/send');
    await refused.getByRole('button', { name: 'Tentar novamente' }).click();
    await refused.getByRole('img', { name: 'enviada' }).waitFor();
    await refused.getByText(/^falhou/).waitFor({ state: 'detached' });
    await focused(log());
    expect(await log().getByText('Em dez minutos').count()).toBe(1);
  });
});

describe('the image viewer', () => {
  const open = async () => {
    await showMessages(page, chat, threePictures());
    await pictures().first().waitFor();
    await pictures().first().focus();
    await page.keyboard.press('Enter');
    await viewer().getByText('1 de 3').waitFor();
    await viewer().getByRole('img', { name: 'Imagem enviada na conversa' }).waitFor();
  };
  /** Waits until the picture has this scale, in percent. */
  const isScaledTo = (percent: number) =>
    page.waitForFunction((wanted) => {
      const img = document.querySelector('[role="dialog"] img');
      if (img === null) return false;
      return Math.round(100 * new DOMMatrix(getComputedStyle(img).transform).a) === wanted;
    }, percent);

  test('goes by keyboard from picture to picture, zooms, and gives the focus back', async () => {
    await open();
    await viewer().getByText('Meu carrinho').waitFor();
    await viewer().getByText(chat.name, { exact: true }).waitFor();
    await viewer()
      .getByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
      .waitFor();

    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await viewer().getByText('2 de 3').waitFor();
    await viewer().getByText('Imagem não disponível').waitFor();
    await page.keyboard.press('End');
    await viewer().getByText('3 de 3').waitFor();
    await page.keyboard.press('Home');
    await viewer().getByText('1 de 3').waitFor();

    await viewer().getByRole('img', { name: 'Imagem enviada na conversa' }).waitFor();
    await page.keyboard.press('+');
    await isScaledTo(150);
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('-');
    await isScaledTo(100);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await isScaledTo(100);

    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await viewer().evaluate((it) => it.contains(document.activeElement))).toBe(true);
    }
    const address = page.url();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Escape');
    await viewer().waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await focused(pictures().first());
  });

  test('closes by Escape, without closing what is open beneath it', async () => {
    await showMessages(page, chat, threePictures());
    await page.getByRole('button', { name: 'Cupons', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Cupons' });
    await drawer.waitFor();
    await pictures().first().click();
    await viewer().waitFor();
    await page.keyboard.press('Escape');
    await viewer().waitFor({ state: 'detached' });
    expect(await drawer.isVisible()).toBe(true);
  });

  test('zooms by wheel, buttons and double click, is dragged, and changes pictures by buttons', async () => {
    await open();
    const box = await viewer()
      .getByRole('img', { name: 'Imagem enviada na conversa' })
      .boundingBox();
    if (box === null) throw new Error('There is no picture');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await page.waitForFunction(() => {
      const img = document.querySelector('[role="dialog"] img');
      return img !== null && new DOMMatrix(getComputedStyle(img).transform).a > 1.5;
    });
    await page.mouse.dblclick(x, y);
    await isScaledTo(100);
    await page.mouse.dblclick(x, y);
    await isScaledTo(250);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 60, { steps: 4 });
    await page.mouse.up();
    // The picture has followed the pointer, in steps of 10 px.
    await page.waitForFunction(() => {
      const img = document.querySelector('[role="dialog"] img');
      if (img === null) return false;
      const { e, f } = new DOMMatrix(getComputedStyle(img).transform);
      return Math.round(e / 10) === 12 && Math.round(f / 10) === 6;
    });
    await viewer().getByRole('button', { name: 'Ajustar à tela' }).click();
    await isScaledTo(100);
    await viewer().getByRole('button', { name: 'Ampliar', exact: true }).click();
    await isScaledTo(150);
    await viewer().getByRole('button', { name: 'Reduzir' }).click();
    await isScaledTo(100);

    await viewer().getByRole('button', { name: 'Próxima imagem' }).click();
    await viewer().getByText('2 de 3').waitFor();
    await viewer().getByRole('button', { name: 'Imagem anterior' }).click();
    await viewer().getByText('1 de 3').waitFor();
    await viewer().getByRole('button', { name: 'Fechar' }).click();
    await viewer().waitFor({ state: 'detached' });
  });
});

test('nothing was written to the browser’s console as an error on the way', () => {
  expect(person.faults).toEqual([]);
});
