import { useRef } from 'react';
import { selectOffer, type HeldOffer } from '@/console/entities/offers/offersSlice';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { Countdown } from '@/console/ui/Countdown';
import { countdownText, isRunningOut, remainingMs } from '@/domain/offers';
import { acceptOffer } from './acceptOffer';
import { ignoreOffer } from './ignoreOffer';
import { OfferToastView } from './OfferToastView';
import { usePointedAt } from './usePointedAt';
import { useSeen } from './useSeen';
import { useServerValue } from './useServerValue';

export function OfferToast({ ofertaId }: { ofertaId: string }) {
  const offer = useAppSelector((state) => selectOffer(state, ofertaId));
  return offer === null ? null : <HeldOfferToast offer={offer} />;
}

function HeldOfferToast({ offer }: { offer: HeldOffer }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const card = useRef<HTMLElement>(null);
  const { expiraEm, ofertaId } = offer;
  const runningOut = useServerValue((now) => isRunningOut(remainingMs(expiraEm, now)));
  const accepting = offer.phase === 'accepting';
  useSeen(card, offer);
  usePointedAt(card, ofertaId);
  return (
    <OfferToastView
      ref={card}
      text={text.offers}
      customerName={offer.clienteNome}
      message={offer.mensagem}
      countdown={<OfferCountdown expiraEm={expiraEm} />}
      runningOut={runningOut}
      accepting={accepting}
      onAccept={() => void dispatch(acceptOffer(ofertaId))}
      onIgnore={() => void dispatch(ignoreOffer(ofertaId))}
    />
  );
}

/** The remaining time by the server's clock. This is the only part of an offer that re-renders every second. */
function OfferCountdown({ expiraEm }: Pick<HeldOffer, 'expiraEm'>) {
  const text = useText();
  const left = useServerValue((now) => countdownText(remainingMs(expiraEm, now)));
  const warns = useServerValue((now) => isRunningOut(remainingMs(expiraEm, now)));
  return <Countdown text={left} warns={warns} label={text.offers.timeLeft} />;
}
