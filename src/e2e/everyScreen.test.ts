import type { Page } from 'playwright-core';
import { runs } from '@/testing/runs';
import { axeFindings } from './support/axe';
import { openPerson, VIEWPORTS } from './support/browser';
import { seededJourney } from './support/journey';
import { LOOKS_A_SIZE, openLooks, type Size } from './support/looks';
import { restsAtNewest } from './support/messageLog';
import { noteMotions } from './support/motions';
import { isDressed, watchPolicy } from './support/policy';
import { SCREENS } from './support/screens/all';
import { button, showChat } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { sideways } from './support/sideways';
import { hush, saying } from './support/toasts';
import { addressOf } from './support/world';

const USUAL: readonly Size[] = ['wide', 'phone'];
const SIZES: readonly Size[] = ['wide', 'laptop', 'narrow', 'phone'];
const COMMON = SCREENS.filter(({ rare }) => rare !== true);
/**
 * `npm test` sees every screen in its common states, one wide and the next on a phone; the soak sees every state in
 * all sizes.
 */
const ROUNDS = runs({ test: COMMON, soak: SCREENS }).map((screen, index) => ({
  screen,
  name: screen.name,
  sizes: runs({ test: USUAL.filter((_, place) => place === index % USUAL.length), soak: SIZES }),
}));

const stage = seededJourney();
const refused: string[][] = [];
const looks = openLooks(stage, async (person) => {
  refused.push(await watchPolicy(person));
});

/** Waits for the dialog with this name, and closes it. */
async function closed(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

test('axe is active: it finds a picture without a text, a button without a name, a pale text', async () => {
  const { context, page } = await openPerson(stage.browser, stage.backend.url);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor();
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'pale';
    pale.className = 'pale';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.pale { color: #2a2a2a; background: #222222 }');
    document.adoptedStyleSheets.push(sheet);
    document
      .querySelector('main')
      ?.append(pale, document.createElement('img'), document.createElement('button'));
  });
  const rules = (await axeFindings(page)).map((finding) => finding.split(':')[0]);
  expect(rules.sort()).toEqual(['button-name', 'color-contrast', 'image-alt']);
  await context.close();
});

test.each(ROUNDS)(
  'axe finds nothing in either theme and language, nothing goes sideways, and no request is refused by the policy: $name',
  async ({ screen, sizes }) => {
    const seen = await looks.at(screen, sizes, async (page, { scheme, language, size }) => {
      const look = `${scheme} ${language} ${size}`;
      const findings = [...(await axeFindings(page)), ...(await sideways(page))];
      return {
        ...{ look, scheme, size, dressed: await isDressed(page) },
        findings: findings.map((finding) => `${look} ${finding}`),
      };
    });
    expect(seen.flatMap(({ findings }) => findings)).toEqual([]);
    expect(seen.filter(({ dressed }) => !dressed)).toEqual([]);
    expect(new Set(seen.map(({ look }) => look)).size).toBe(sizes.length * LOOKS_A_SIZE);
    const themes = new Set(seen.map(({ scheme, size }) => `${scheme} ${size}`));
    expect(themes.size).toBe(sizes.length * 2);
    expect(refused.flatMap((heard) => heard.splice(0))).toEqual([]);
  },
);

test.each(['no-preference', 'reduce'] as const)(
  'a chat opens at its newest message, and stays there when a banner opens (motion: %s)',
  async (reducedMotion) => {
    const { backend, world } = stage;
    const { context, page } = await openSignedIn(stage, 'ana', { viewport: VIEWPORTS.phone });
    await page.emulateMedia({ reducedMotion });
    await page.goto(addressOf(world.chat));
    // On a phone it is folded.
    await page.getByText('Rua das Flores, 123, Centro').first().waitFor({ state: 'attached' });
    await page.getByRole('log').getByText('Qual é o prazo? 😋').waitFor();
    await page.getByText('Em dia', { exact: true }).waitFor({ state: 'attached' });
    await restsAtNewest(page);

    await backend.sim('disconnect');
    await page.getByText('WhatsApp desconectado. Reconecte para enviar mensagens.').waitFor();
    await restsAtNewest(page);
    await backend.sim('ready');
    await context.close();
  },
);

test('menus, dialogs, the drawer and toasts move, but not for people who asked for reduced motion', async () => {
  const moved = async (reducedMotion: 'no-preference' | 'reduce') => {
    const { context, page } = await openSignedIn(stage, 'ana', { viewport: VIEWPORTS.wide });
    await page.emulateMedia({ reducedMotion });
    const motions = await noteMotions(page);
    await showChat(page, stage.world);
    await button(page, 'Ações').click();
    await page.getByRole('menuitem', { name: 'Indicações' }).click();
    await closed(page, 'Indicações');
    await button(page, 'Cupons').click();
    await closed(page, 'Cupons');
    const address = page.getByRole('button', { name: /^Copiar Endereço/ });
    await saying(page, 'Copiado!', () => address.click());
    await hush(page);
    const seen = await motions();
    await context.close();
    return seen;
  };
  // The same steps with motion allowed prove that this test would notice motion.
  const kinds = (await moved('no-preference')).map((motion) => motion.split(': ').at(-1));
  expect(kinds).toEqual(expect.arrayContaining(['opacity', 'transform', 'height']));
  expect(await moved('reduce')).toEqual([]);
});

test('nothing was written to the browser’s console as an error on the way', () => {
  expect(looks.faults()).toEqual([]);
});
