import { lazy, Suspense, useState } from 'react';
import {
  selectQr,
  selectWhatsappConnected,
} from '@/console/entities/connection/connectionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { readStatus } from '@/console/shared/rereads/readNow';
import { useText } from '@/console/shared/text/useText';
import { ConnectionStrip } from './ConnectionStrip';

const QrModalView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "qr" */ './QrModalView')).QrModalView,
}));

/** The connection strip at the top and the QR modal it opens. The modal closes by itself on `ready`. */
export function ConnectionBar() {
  const text = useText();
  const connected = useAppSelector(selectWhatsappConnected);
  const qr = useAppSelector(selectQr);
  const [asked, setAsked] = useState(false);
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
      {asked ? (
        <Suspense>
          <QrModalView text={text} qr={qr} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
