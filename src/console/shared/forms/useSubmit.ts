import { useState } from 'react';
import { oncePressed } from '@/console/shared/deeds/deed';
import { useAppDispatch } from '@/console/store/hooks';

/** The sending of a form. */
interface Submit {
  /** It is being sent. This is for the form's looks; the guard against a second press is `submit`'s own. */
  busy: boolean;
  /**
   * Sends the form, unless it is being sent or was sent less than 500 ms ago (behaviour: one-press).
   *
   * @param send resolves with whether the form may be sent again; it stays busy when it may not, until it closes
   */
  submit: (send: () => Promise<boolean>) => void;
}

/** @param key names the form to the guard against a second press */
export function useSubmit(key: string): Submit {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const submit: Submit['submit'] = (send) => {
    const sending = oncePressed(key, async () => {
      setBusy(true);
      let mayAgain = true;
      try {
        mayAgain = await send();
      } finally {
        if (mayAgain) setBusy(false);
      }
    });
    void dispatch(sending);
  };
  return { busy, submit };
}
