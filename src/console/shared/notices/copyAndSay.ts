import type { AppThunk } from '@/console/store/types';
import { selectEntryWords } from '@/console/shared/text/useText';

/**
 * Copies `text`, and says in a toast how that went; one after the other takes the place of the one before.
 *
 * @param done what is said when it was copied; 'Copiado!' unless told.
 */
export const copyAndSay =
  (text: string | Promise<string>, done?: string): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { clipboard, notifier }) => {
    const { copied, copyFailed } = selectEntryWords(getState()).notices;
    try {
      await clipboard.write(text);
      notifier.notify({ variant: 'success', text: done ?? copied, key: 'copied' });
    } catch {
      // The browser's reason says nothing to a person.
      notifier.notify({ variant: 'error', text: copyFailed, key: 'copied' });
    }
  };
