import type { Locator } from 'playwright-core';
import { VIEWPORTS } from './support/browser';
import { eventually } from './support/eventually';
import { seededJourney } from './support/journey';
import { linkFirst } from './support/linking';
import { button, showChat } from './support/screens/screen';
import { openSignedIn } from './support/signedIn';
import { noteToasts, toasts } from './support/toasts';

const stage = seededJourney();

async function openDrawer(viewport: { width: number; height: number }) {
  const person = await openSignedIn(stage, 'ana', { viewport });
  await showChat(person.page, stage.world);
  await button(person.page, 'Cupons').click();
  await button(person.page, 'Vincular ao cliente').first().waitFor();
  return person;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not drawn');
  return box;
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const meet = (from: number, size: number, start: number, length: number) =>
    from < start + length && start < from + size;
  return meet(a.x, a.width, b.x, b.width) && meet(a.y, a.height, b.y, b.height);
}

test.each([
  ['on a phone', VIEWPORTS.phone],
  ['on the smallest', { width: 320, height: 568 }],
  ['at 200 % zoom', { width: 640, height: 360 }],
  ['over a chat', VIEWPORTS.narrow],
  ['beside a chat', VIEWPORTS.wide],
])(
  'a toast covers none of the drawer’s buttons, and stays within the window: %s',
  async (_where, viewport) => {
    const { context, page } = await openDrawer(viewport);
    const drawer = page.getByRole('dialog', { name: 'Cupons' });
    await linkFirst(page);
    await toasts(page).hover();
    for (const covered of [
      drawer.getByRole('button', { name: 'Fechar', exact: true }),
      drawer.getByRole('button', { name: 'Desvincular', exact: true }),
      drawer.getByRole('button', { name: 'Mais ações' }).first(),
    ]) {
      expect(await overlap(toasts(page), covered)).toBe(false);
    }
    const { x, width } = await boxOf(toasts(page));
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(viewport.width);
    await context.close();
  },
);

test('a toast shows in the top right quarter of the window', async () => {
  const { context, page } = await openSignedIn(stage, 'ana', { viewport: VIEWPORTS.wide });
  await showChat(page, stage.world);
  await page.getByRole('button', { name: /^Copiar Endereço/ }).click();
  // The toast stays while the pointer is over it, so that it can be measured.
  await toasts(page).hover();
  const { x, y, width, height } = await boxOf(toasts(page));
  expect(x).toBeGreaterThanOrEqual(VIEWPORTS.wide.width / 2);
  expect(x + width).toBeLessThanOrEqual(VIEWPORTS.wide.width);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(VIEWPORTS.wide.height / 2);
  await context.close();
});

test('a touch closes a toast, as does its button, and the same words show once', async () => {
  const { context, page } = await openDrawer(VIEWPORTS.phone);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
  await page.getByRole('button', { name: 'Dados do pedido', exact: true }).click();
  const copy = page.getByRole('button', { name: /^Copiar Endereço/ });
  const shown = await noteToasts(page);
  for (const times of [1, 2, 3]) {
    await copy.click();
    await eventually(async () => (await shown()).length === times);
  }
  await toasts(page).nth(1).waitFor({ state: 'detached' });
  expect(await toasts(page).count()).toBe(1);
  // Under the pointer it would stay for ever, so the touch closes it, not its duration.
  await toasts(page).hover();
  await toasts(page).dispatchEvent('pointerup', { pointerType: 'touch' });
  await toasts(page).waitFor({ state: 'detached' });

  await copy.click();
  await toasts(page).getByRole('button', { name: 'Fechar' }).click();
  await toasts(page).waitFor({ state: 'detached' });
  await context.close();
});
