import { eventually } from '../eventually';
import { floodOffers } from '../offers';
import { showChat, type Screen } from './screen';

/** Far longer than a screen is looked at. */
const LONG_MS = 10 * 60_000;
/** Such an offer warns from its first moment on (behaviour: offer-countdown). */
const SHORT_MS = 25_000;

/** More offers than the single one of the main path: unfolded, one of them under 30 seconds. */
export const OFFER_SCREENS: readonly Screen[] = [
  {
    name: 'offers, one of them running out',
    who: 'ana',
    show: async (page, world) => {
      const flood = await floodOffers(page);
      await showChat(page, world);
      const { user } = (await world.ana('GET', '/api/auth/perfil')) as { user: { id: string } };
      await flood.send(user.id, [
        { name: 'Bento', ttlMs: LONG_MS },
        { name: 'Conceição Aparecida dos Santos Cavalcanti de Albuquerque', ttlMs: LONG_MS },
        { name: 'محمد عبد الله 😋', ttlMs: LONG_MS },
      ]);
      await page.getByRole('button', { name: 'Mais 2 ofertas' }).click();
      await page.getByRole('article').nth(2).waitFor();
      // It may have run out before a busy machine draws it: then another one comes.
      const warning = page.getByRole('timer').and(page.locator('[data-warning="true"]')).first();
      await eventually(async () => {
        if (await warning.isVisible()) return true;
        await flood.send(user.id, [{ name: 'Rita', ttlMs: SHORT_MS }]);
        return warning
          .waitFor({ timeout: SHORT_MS })
          .then(() => true)
          .catch(() => false);
      }, 'an offer that runs out');
    },
  },
];
