import { useEffect, useState, type ComponentType } from 'react';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import { selectOffers, selectPointedAt } from '@/console/entities/offers/offersSlice';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';
import type { OfferCardProps } from './OfferCard';
import { OfferDockView } from './OfferDockView';
import { selectShownOfferIds } from './shownOffers';
import { useAcceptKey } from './useAcceptKey';

/** The number of offers added with each click. The offers that expire first come first. */
const AT_ONCE = 6;

type Card = ComponentType<OfferCardProps>;

async function downloadCard(): Promise<Card> {
  return (await import(/* webpackChunkName: "offer" */ './OfferCard')).OfferCard;
}

/**
 * The offers that wait for a decision (behaviour: offer-dock). Without offers it takes no room.
 *
 * @param load downloads what draws an offer
 */
export function OfferDock({ load = downloadCard }: { load?: () => Promise<Card> }) {
  const text = useText();
  const ids = useAppSelector(selectShownOfferIds);
  const announcement = useNewestOffer();
  const [limit, setLimit] = useState(1);
  const pointedAt = useAppSelector(selectPointedAt);
  const at = pointedAt === null ? -1 : ids.indexOf(pointedAt);
  // Whoever clicked its desktop notice wants to see that one.
  if (at >= limit) setLimit(at + 1);
  if (ids.length <= 1 && limit !== 1) setLimit(1);
  const left = ids.length - limit;
  const OfferCard = useCard(load, ids[0] ?? null);
  // Nobody accepts what they do not see.
  useAcceptKey(OfferCard === null ? null : (ids[0] ?? null));
  return (
    <OfferDockView
      label={text.offers.region}
      announcement={announcement === null ? '' : text.offers.announcement(announcement)}
      more={left > 0 ? text.offers.more(left) : null}
      onMore={() => setLimit(limit === 1 ? AT_ONCE : limit + AT_ONCE)}
      fewer={limit > 1 ? text.offers.fewer : null}
      onFewer={() => setLimit(1)}
    >
      {OfferCard === null
        ? null
        : ids
            .slice(0, limit)
            .map((id, index) => <OfferCard key={id} ofertaId={id} hasKey={index === 0} />)}
    </OfferDockView>
  );
}

/**
 * Downloads what draws an offer as soon as everything else is there, before the first one comes: no chat needs it. What
 * failed is tried again with the next offer, and after each break.
 */
function useCard(load: () => Promise<Card>, firstId: string | null): Card | null {
  const isInSync = useAppSelector((state) => selectSyncState(state) === 'inSync');
  const [card, setCard] = useState<Card | null>(null);
  const isWanted = card === null && (isInSync || firstId !== null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    load().then(
      (loaded) => {
        if (isMounted) setCard(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [firstId, isInSync, isWanted, load]);
  return card;
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
