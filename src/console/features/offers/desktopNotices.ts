import { realtime } from '@/console/entities/events/realtimeActions';
import { offerPointedAt } from '@/console/entities/offers/offersSlice';
import type { StartAppListening } from '@/console/store/listening';
import { showOnDesktop } from '@/console/shared/notices/showOnDesktop';
import { selectText } from '@/console/shared/text/useText';
import { isNewOffer } from './isNewOffer';
import { offerTitle } from './offerTitle';
import { selectShownOfferIds } from './shownOffers';

/**
 * Shows an offer that comes while the page is hidden as a desktop notice, until the offer ends
 * (behaviour: desktop-notices).
 */
export function addOfferDesktopListeners(start: StartAppListening): void {
  const closings = new Map<string, () => void>();

  start({
    actionCreator: realtime.nova_oferta_conversa,
    effect: ({ payload }, listener) => {
      const { clienteNome, ofertaId, transferencia } = payload;
      const mensagem = transferencia?.nota ?? payload.mensagem;
      if (!isNewOffer(ofertaId, listener.getState(), listener.getOriginalState())) return;
      const close = showOnDesktop(listener, {
        tag: `offer:${ofertaId}`,
        title: offerTitle(payload, selectText(listener.getState()).offers),
        // The notice shows the same as the toast, and nothing more.
        body: mensagem === '' ? clienteNome : `${clienteNome}: ${mensagem}`,
        stays: true,
        onClick: () => listener.dispatch(offerPointedAt({ ofertaId })),
      });
      if (close) closings.set(ofertaId, close);
    },
  });

  start({
    predicate: (_action, now, before) =>
      closings.size > 0 && selectShownOfferIds(now) !== selectShownOfferIds(before),
    effect: (_action, { getState }) => {
      const open = new Set(selectShownOfferIds(getState()));
      for (const [ofertaId, close] of closings) {
        if (open.has(ofertaId)) continue;
        close();
        closings.delete(ofertaId);
      }
    },
  });
}
