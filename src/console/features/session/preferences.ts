import {
  desktopChosen,
  FULL_VOLUME,
  localeChosen,
  muteToggled,
  offerRepeatChosen,
  preferencesRestored,
  selectDesktopWanted,
  selectLocale,
  selectMuted,
  selectRepeatsOffers,
  selectTheme,
  selectVolume,
  themeToggled,
  volumeChosen,
  type PreferencesState,
} from '@/console/entities/preferences/preferencesSlice';
import { LOCALE_KEY } from '@/console/lib/storageKeys';
import type { Logger, Storage } from '@/console/ports/ports';
import type { StartAppListening } from '@/console/store/listening';
import type { EntryThunk } from '@/console/store/entry';
import { loadEntryWords, LOCALES, type Locale } from '@/console/text/texts';

const THEME_KEY = 'theme_preference';
const MUTED_KEY = 'notificationsMuted';
const VOLUME_KEY = 'soundVolume';
const REPEAT_KEY = 'offerSoundRepeats';
const DESKTOP_KEY = 'desktopNotifications';
const KEYS = [THEME_KEY, MUTED_KEY, VOLUME_KEY, REPEAT_KEY, LOCALE_KEY, DESKTOP_KEY];

/** What was stored by hand or by another program is no volume: then sounds are as loud as ever. */
function volumeOf(stored: string | null): number {
  const volume = Number(stored ?? FULL_VOLUME);
  return volume >= 1 && volume <= FULL_VOLUME ? Math.round(volume) : FULL_VOLUME;
}

function read(storage: Storage): PreferencesState {
  const theme = storage.get(THEME_KEY);
  const locale = storage.get(LOCALE_KEY);
  return {
    // Nothing stored means dark, 'dark' means dark, anything else means light (behaviour: theme).
    theme: theme === null || theme === 'dark' ? 'dark' : 'light',
    muted: storage.get(MUTED_KEY) === 'true',
    volume: volumeOf(storage.get(VOLUME_KEY)),
    repeatsOffers: storage.get(REPEAT_KEY) === 'true',
    locale: LOCALES.find((known) => known === locale) ?? 'pt-BR',
    desktop: storage.get(DESKTOP_KEY) === 'true',
  };
}

/** Restores the preferences this browser keeps. Await it before the first render. */
export const restorePreferences =
  (): EntryThunk<Promise<void>> =>
  async (dispatch, _getState, { logger, storage }) => {
    const locale = await loadable(read(storage).locale, logger);
    // Read again: another tab may have changed the choice while the texts were loading.
    dispatch(preferencesRestored({ ...read(storage), locale }));
  };

/**
 * Follows another tab's changes of the preferences.
 *
 * @returns a function that stops it
 */
export const followPreferences =
  (): EntryThunk<() => void> =>
  (dispatch, _getState, { storage }) =>
    storage.subscribe((key) => {
      if (KEYS.includes(key)) void dispatch(restorePreferences());
    });

/** @returns the locale if its texts can be loaded, else the default: a failed download must not lock anybody out. */
async function loadable(locale: Locale, logger: Logger): Promise<Locale> {
  try {
    await loadEntryWords(locale);
    return locale;
  } catch {
    logger.warn('locale', locale);
    return 'pt-BR';
  }
}

/** Saves every change (behaviour: theme, preferences-tabs). */
export function addPreferencesListeners(start: StartAppListening): void {
  start({
    actionCreator: themeToggled,
    effect: (_action, { extra, getState }) => extra.storage.set(THEME_KEY, selectTheme(getState())),
  });
  start({
    actionCreator: muteToggled,
    effect: (_action, { extra, getState }) =>
      extra.storage.set(MUTED_KEY, String(selectMuted(getState()))),
  });
  start({
    actionCreator: volumeChosen,
    effect: (_action, { extra, getState }) =>
      extra.storage.set(VOLUME_KEY, String(selectVolume(getState()))),
  });
  start({
    actionCreator: offerRepeatChosen,
    effect: (_action, { extra, getState }) =>
      extra.storage.set(REPEAT_KEY, String(selectRepeatsOffers(getState()))),
  });
  start({
    actionCreator: localeChosen,
    effect: (_action, { extra, getState }) =>
      extra.storage.set(LOCALE_KEY, selectLocale(getState())),
  });
  start({
    actionCreator: desktopChosen,
    effect: (_action, { extra, getState }) =>
      extra.storage.set(DESKTOP_KEY, String(selectDesktopWanted(getState()))),
  });
}
