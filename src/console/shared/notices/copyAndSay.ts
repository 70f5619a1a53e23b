import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';

/**
 * Copies `text` and reports the result in a toast, which replaces the previous one of its kind.
 *
 * @param done the text after a success; 'Copiado!' by default.
 */
export const copyAndSay =
  (text: string | Promise<string>, done?: string): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { clipboard, notifier }) => {
    const { copied, copyFailed } = selectText(getState()).notices;
    try {
      await clipboard.write(text);
      notifier.notify({ variant: 'success', text: done ?? copied, key: 'copied' });
    } catch {
      // The browser's reason does not help the person.
      notifier.notify({ variant: 'error', text: copyFailed, key: 'copied' });
    }
  };
