import { localeChosen } from '@/console/entities/preferences/preferencesSlice';
import { loadTexts, type Locale } from '@/console/text/texts';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';

/** Changes the language after its texts are downloaded. Shows an error and keeps the old one if that fails. */
export const chooseLocale =
  (locale: Locale): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifier }) => {
    try {
      await loadTexts(locale);
    } catch {
      notifier.notify({
        variant: 'error',
        text: selectText(getState()).notices.languageFailed,
      });
      return;
    }
    dispatch(localeChosen(locale));
  };
