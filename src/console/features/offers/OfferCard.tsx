import { useRef } from 'react';
import { selectOffer, type HeldOffer } from '@/console/entities/offers/offersSlice';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { formatAgo } from '@/console/text/format';
import type { Texts } from '@/console/text/texts';
import { Countdown } from '@/console/ui/Countdown';
import { formatMoney } from '@/domain/money';
import { countdownText, isRunningOut, remainingMs } from '@/domain/offers';
import { acceptOffer } from './acceptOffer';
import { ignoreOffer } from './ignoreOffer';
import { OfferCardView } from './OfferCardView';
import { offerTitle } from './offerTitle';
import { ACCEPT_KEYS } from './useAcceptKey';
import { usePointedAt } from './usePointedAt';
import { useSeen } from './useSeen';
import { useServerValue } from './useServerValue';

export interface OfferCardProps {
  ofertaId: string;
  /** The key accepts this one (behaviour: offer-key). */
  hasKey: boolean;
}

/** One offer of a new customer, with what it brings (behaviour: offer-card). */
export function OfferCard({ ofertaId, hasKey }: OfferCardProps) {
  const offer = useAppSelector((state) => selectOffer(state, ofertaId));
  return offer === null ? null : <HeldOfferCard offer={offer} hasKey={hasKey} />;
}

function HeldOfferCard({ offer, hasKey }: { offer: HeldOffer; hasKey: boolean }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const card = useRef<HTMLElement>(null);
  const { expiraEm, ofertaId, valorDesejado } = offer;
  const runningOut = useServerValue((now) => isRunningOut(remainingMs(expiraEm, now)));
  const facts = useServerValue((now) => factsOf(offer, now, text));
  const accepting = offer.phase === 'accepting';
  useSeen(card, offer);
  usePointedAt(card, ofertaId);
  return (
    <OfferCardView
      ref={card}
      text={text.offers}
      title={offerTitle(offer, text.offers)}
      customerName={offer.clienteNome}
      value={valorDesejado === null ? null : text.offers.value(formatMoney(valorDesejado))}
      message={offer.mensagem}
      word={offer.transferencia?.nota ?? null}
      facts={facts}
      acceptKeys={hasKey ? ACCEPT_KEYS : null}
      countdown={<OfferCountdown expiraEm={expiraEm} />}
      runningOut={runningOut}
      accepting={accepting}
      onAccept={() => void dispatch(acceptOffer(ofertaId))}
      onIgnore={() => void dispatch(ignoreOffer(ofertaId))}
    />
  );
}

/** What the agent earns and how long the customer has waited, as far as the host says it. */
function factsOf({ comissao, esperaDesde }: HeldOffer, now: number, text: Texts): string {
  const parts = [
    comissao === null ? null : text.offers.commission(formatMoney(comissao)),
    esperaDesde === null ? null : text.offers.waiting(formatAgo(esperaDesde, now, text.ago)),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** The remaining time by the server's clock. This is the only part of an offer that re-renders every second. */
function OfferCountdown({ expiraEm }: Pick<HeldOffer, 'expiraEm'>) {
  const text = useText();
  const left = useServerValue((now) => countdownText(remainingMs(expiraEm, now)));
  const warns = useServerValue((now) => isRunningOut(remainingMs(expiraEm, now)));
  return <Countdown text={left} warns={warns} label={text.offers.timeLeft} />;
}
