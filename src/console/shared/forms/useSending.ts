import { useState } from 'react';
import { oncePressed } from '@/console/shared/deeds/deed';
import { useAppDispatch } from '@/console/store/hooks';

/** The sending of a form. */
interface Sending {
  /** It is being sent, or was sent and is closing. This is for the form's looks; `send` has guards of its own. */
  busy: boolean;
  /**
   * Sends the form, unless it is being sent or was sent less than 500 ms ago (behaviour: one-press).
   *
   * @param sending sends it. It resolves with whether the form may be sent again; if not, the form stays busy until it
   * closes.
   */
  send: (sending: () => Promise<boolean>) => void;
}

/** @param key names the form to the guard against a second press */
export function useSending(key: string): Sending {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const send: Sending['send'] = (sending) => {
    if (busy) return;
    const deed = oncePressed(key, async () => {
      setBusy(true);
      let mayAgain = true;
      try {
        mayAgain = await sending();
      } finally {
        if (mayAgain) setBusy(false);
      }
    });
    void dispatch(deed);
  };
  return { busy, send };
}
