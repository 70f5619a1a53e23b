import { useState } from 'react';
import { selectOffers } from '@/console/entities/offers/offersSlice';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { OfferStackView, type OfferPlace } from './OfferStackView';
import { OfferToast } from './OfferToast';
import { selectShownOfferIds } from './shownOffers';

/** The number of offers shown at first and added with each click. The offers that expire first come first. */
const AT_ONCE = 6;

/** The offers that wait for a decision (behaviour: offer-stack). Without offers nothing is rendered. */
export function OfferStack({ place }: { place: OfferPlace }) {
  const text = useText();
  const ids = useAppSelector(selectShownOfferIds);
  const announcement = useNewestOffer();
  const [limit, setLimit] = useState(AT_ONCE);
  if (ids.length <= AT_ONCE && limit !== AT_ONCE) setLimit(AT_ONCE);
  const left = ids.length - limit;
  return (
    <OfferStackView
      place={place}
      label={text.offers.region}
      announcement={announcement === null ? '' : text.offers.announcement(announcement)}
      more={left > 0 ? text.offers.more(left) : null}
      onMore={() => setLimit(limit + AT_ONCE)}
    >
      {ids.slice(0, limit).map((id) => (
        <OfferToast key={id} ofertaId={id} />
      ))}
    </OfferStackView>
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
