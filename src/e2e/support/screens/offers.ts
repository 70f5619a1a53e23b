import { floodOffers } from '../offers';
import { showChat, type Screen } from './screen';

/** More offers than the single one of the main path: unfolded, one of them under 30 seconds. */
export const OFFER_SCREENS: readonly Screen[] = [
  {
    name: 'three offers, one of them running out',
    who: 'ana',
    show: async (page, world) => {
      const flood = await floodOffers(page);
      await showChat(page, world);
      const { user } = (await world.ana('GET', '/api/auth/perfil')) as { user: { id: string } };
      await flood.send(user.id, [
        { name: 'Rita', ttlMs: 25_000 },
        { name: 'Conceição Aparecida dos Santos Cavalcanti de Albuquerque', ttlMs: 45_000 },
        { name: 'محمد عبد الله 😋', ttlMs: 60_000 },
      ]);
      await page.getByRole('button', { name: 'Mais 2 ofertas' }).click();
      await page.getByRole('article').nth(2).waitFor();
      await page.getByRole('timer').and(page.locator('[data-warning="true"]')).first().waitFor();
    },
  },
];
