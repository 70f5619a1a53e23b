import { useState } from 'react';
import { useSending } from '@/console/shared/forms/useSending';
import { useAppDispatch } from '@/console/store/hooks';
import { useSideText } from '@/console/shared/text/useSideText';
import { DangerZoneView } from './DangerZoneView';
import { wipeAll } from './wipeAll';
import { WipeDialogView } from './WipeDialogView';

/** The danger zone, and the dialog that asks for confirmation (behaviour: wipe). */
export function WipeData() {
  const text = useSideText();
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const { busy, send } = useSending('wipe');
  const wipe = () =>
    send(async () => {
      if (await dispatch(wipeAll())) setAsks(false);
      return true;
    });
  return (
    <>
      <DangerZoneView text={text.adminPanel} onWipe={() => setAsks(true)} />
      {asks ? (
        <WipeDialogView
          text={text}
          busy={busy}
          onConfirm={wipe}
          onClose={() => {
            // A running wipe cannot be cancelled. The dialog stays until the result is known.
            if (!busy) setAsks(false);
          }}
        />
      ) : null}
    </>
  );
}
