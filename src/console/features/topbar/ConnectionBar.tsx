import { Suspense, useEffect } from 'react';
import {
  qrShown,
  selectOpenChatId,
  selectQrShown,
} from '@/console/entities/attention/attentionSlice';
import {
  selectQr,
  selectSyncState,
  selectWhatsappConnected,
} from '@/console/entities/connection/connectionSelectors';
import { selectLacks } from '@/console/entities/readiness/readinessSlice';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { showQr } from '@/console/shared/whatsapp/showQr';
import { useText } from '@/console/shared/text/useText';
import { lazyOrNothing } from '@/console/ui/lazyOrNothing';
import { useNarrow } from '@/console/ui/useNarrow';
import { ConnectionStrip } from './ConnectionStrip';

const QrModal = downloadedPart(
  async () => (await import(/* webpackChunkName: "qr" */ './QrModal')).QrModal,
);

const Readiness = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "readiness" */ './Readiness')).Readiness,
);

/**
 * The connection strip at the top and the QR modal it opens, which closes by itself on `ready`; below it, what an agent
 * who came online lacks (behaviour: readiness).
 */
export function ConnectionBar() {
  const text = useText();
  const connected = useAppSelector(selectWhatsappConnected);
  const qr = useAppSelector(selectQr);
  const asked = useAppSelector(selectQrShown);
  // What was true before the connection was lost may not be so now.
  const isKnown = useAppSelector(selectSyncState) !== 'offline';
  const lacksSomething = useAppSelector((state) => selectLacks(state).length > 0);
  // Beside a chat on a phone there is no room for it. The list shows it again.
  const isCrowded = useAppSelector((state) => selectOpenChatId(state) !== null);
  const narrow = useNarrow();
  const dispatch = useAppDispatch();
  const close = () => void dispatch(qrShown({ shown: false }));
  const show = () => {
    dispatch(showQr());
  };
  const isOver = asked && connected === true;
  useEffect(() => {
    if (isOver) dispatch(qrShown({ shown: false }));
  }, [dispatch, isOver]);
  return (
    <>
      <ConnectionStrip
        text={text.topbar}
        connected={connected === true && !isKnown ? null : connected}
        onShowQr={show}
      />
      {lacksSomething && !(narrow && isCrowded) ? (
        <Suspense>
          <Readiness onConnect={show} />
        </Suspense>
      ) : null}
      {asked && !isOver ? <QrModal.Part of={{ qr, onClose: close }} onFailed={close} /> : null}
    </>
  );
}
