import { localeChosen } from '@/console/entities/preferences/preferencesSlice';
import { loadTexts, type Locale } from '@/console/text/texts';
import type { AppThunk } from '@/console/store/types';
import { selectEntryWords } from './useText';

/** Changes the language as soon as its words are there; says so when they cannot be had. */
export const chooseLocale =
  (locale: Locale): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifier }) => {
    try {
      await loadTexts(locale);
    } catch {
      notifier.notify({
        variant: 'error',
        text: selectEntryWords(getState()).notices.languageFailed,
      });
      return;
    }
    dispatch(localeChosen(locale));
  };
