import { localeChosen } from '@/console/entities/preferences/preferencesSlice';
import { loadCatalogue, type Locale } from '@/console/text/catalogues';
import type { AppThunk } from '@/console/store/types';
import { selectEntryWords } from './useText';

/** Changes the language as soon as its words are there; says so when they cannot be had. */
export const chooseLocale =
  (locale: Locale): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifier }) => {
    try {
      await loadCatalogue(locale);
    } catch {
      notifier.notify({
        variant: 'error',
        text: selectEntryWords(getState()).notices.languageFailed,
      });
      return;
    }
    dispatch(localeChosen(locale));
  };
