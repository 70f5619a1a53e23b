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
import { useAppDispatch, useAppFacts, useAppSelector } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';
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

const factsOf = (state: RootState) => ({
  connected: selectWhatsappConnected(state),
  qr: selectQr(state),
  asked: selectQrShown(state),
  // What was true before the connection was lost may not be so now.
  isKnown: selectSyncState(state) !== 'offline',
  lacksSomething: selectLacks(state).length > 0,
});

/**
 * The connection strip at the top and the QR modal it opens, which closes by itself on `ready`; below it, what an agent
 * who came online lacks (behaviour: readiness).
 */
export function ConnectionBar() {
  const text = useText();
  const { connected, qr, asked, isKnown, lacksSomething } = useAppFacts(factsOf);
  // By itself, for between two chats none is open for a moment.
  const hasChat = useAppSelector((state) => selectOpenChatId(state) !== null);
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
      {/* Beside a chat on a phone there is no room for it. The list shows it again. */}
      {lacksSomething && !(narrow && hasChat) ? (
        <Suspense>
          <Readiness onConnect={show} />
        </Suspense>
      ) : null}
      {asked && !isOver ? <QrModal.Part of={{ qr, onClose: close }} onFailed={close} /> : null}
    </>
  );
}
