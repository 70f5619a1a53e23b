import { Suspense, useState } from 'react';
import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import {
  selectQr,
  selectWhatsappConnected,
} from '@/console/entities/connection/connectionSelectors';
import { selectLacks } from '@/console/entities/readiness/readinessSlice';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { readStatus } from '@/console/shared/rereads/readNow';
import { useText } from '@/console/shared/text/useText';
import { lazyOrNothing } from '@/console/ui/lazyOrNothing';
import { useNarrow } from '@/console/ui/useNarrow';
import { ConnectionStrip } from './ConnectionStrip';

const QrModal = downloadedPart(
  async () => (await import(/* webpackChunkName: "qr" */ './QrModalView')).QrModalView,
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
  const [asked, setAsked] = useState(false);
  const lacksSomething = useAppSelector((state) => selectLacks(state).length > 0);
  // Beside a chat on a phone there is no room for it. The list shows it again.
  const isCrowded = useAppSelector((state) => selectOpenChatId(state) !== null);
  const narrow = useNarrow();
  const dispatch = useAppDispatch();
  if (asked && connected === true) setAsked(false);
  const show = () => {
    setAsked(true);
    // This page has not received a code that was issued before it loaded. The host knows it.
    if (qr === null) void dispatch(readStatus());
  };
  return (
    <>
      <ConnectionStrip text={text.topbar} connected={connected} onShowQr={show} />
      {lacksSomething && !(narrow && isCrowded) ? (
        <Suspense>
          <Readiness onConnect={show} />
        </Suspense>
      ) : null}
      {asked ? (
        <QrModal.Part
          of={{ text, qr, onClose: () => setAsked(false) }}
          onFailed={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
