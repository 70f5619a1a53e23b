import { useState } from 'react';
import { selectOffers, selectPointedAt } from '@/console/entities/offers/offersSlice';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';
import { OfferCard } from './OfferCard';
import { OfferDockView } from './OfferDockView';
import { selectShownOfferIds } from './shownOffers';
import { useAcceptKey } from './useAcceptKey';

/** The number of offers added with each click. The offers that expire first come first. */
const AT_ONCE = 6;

/** The offers that wait for a decision (behaviour: offer-dock). Without offers it takes no room. */
export function OfferDock() {
  const text = useText();
  const ids = useAppSelector(selectShownOfferIds);
  const announcement = useNewestOffer();
  const [limit, setLimit] = useState(1);
  const pointedAt = useAppSelector(selectPointedAt);
  const at = pointedAt === null ? -1 : ids.indexOf(pointedAt);
  // Whoever clicked its desktop notice wants to see that one.
  if (at >= limit) setLimit(at + 1);
  if (ids.length <= 1 && limit !== 1) setLimit(1);
  useAcceptKey(ids[0] ?? null);
  const left = ids.length - limit;
  return (
    <OfferDockView
      label={text.offers.region}
      announcement={announcement === null ? '' : text.offers.announcement(announcement)}
      more={left > 0 ? text.offers.more(left) : null}
      onMore={() => setLimit(limit === 1 ? AT_ONCE : limit + AT_ONCE)}
      fewer={limit > 1 ? text.offers.fewer : null}
      onFewer={() => setLimit(1)}
    >
      {ids.slice(0, limit).map((id, index) => (
        <OfferCard key={id} ofertaId={id} hasKey={index === 0} />
      ))}
    </OfferDockView>
  );
}

/**
 * @returns the customer's name of the newest offer. It stays until a newer offer comes, so that each is announced once.
 */
function useNewestOffer(): string | null {
  const newest = useAppSelector((state) =>
    selectOffers(state).reduce<{ receivedAt: number; clienteNome: string } | null>(
      (latest, offer) => (latest && latest.receivedAt >= offer.receivedAt ? latest : offer),
      null,
    ),
  );
  const [announced, setAnnounced] = useState(newest);
  if (newest !== null && newest.receivedAt > (announced?.receivedAt ?? 0)) setAnnounced(newest);
  return announced?.clienteNome ?? null;
}
