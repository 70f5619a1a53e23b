import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/console/text/texts';

/** The loudest that sounds can be. */
export const FULL_VOLUME = 100;

/** A person's choices in this browser. They survive a sign-out. */
export interface PreferencesState {
  theme: 'dark' | 'light';
  muted: boolean;
  /** How loud sounds are, from 1 to `FULL_VOLUME`, of their own volume (design: sounds). */
  volume: number;
  /** The sound of an offer is repeated until the person has seen it (behaviour: sound-repeat). */
  repeatsOffers: boolean;
  locale: Locale;
  /** The person wants desktop notices. Whether they can be shown is up to the browser. */
  desktop: boolean;
}

/** The defaults: dark, with sound, in Portuguese, without desktop notices. */
const initialState: PreferencesState = {
  theme: 'dark',
  muted: false,
  volume: FULL_VOLUME,
  repeatsOffers: false,
  locale: 'pt-BR',
  desktop: false,
};

const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    preferencesRestored(_state, { payload }: PayloadAction<PreferencesState>) {
      return payload;
    },
    themeToggled(state) {
      state.theme = state.theme === 'dark' ? 'light' : 'dark';
    },
    muteToggled(state) {
      state.muted = !state.muted;
    },
    volumeChosen(state, { payload }: PayloadAction<{ volume: number }>) {
      state.volume = payload.volume;
    },
    offerRepeatChosen(state, { payload }: PayloadAction<{ repeats: boolean }>) {
      state.repeatsOffers = payload.repeats;
    },
    localeChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
    desktopChosen(state, { payload }: PayloadAction<{ wanted: boolean }>) {
      state.desktop = payload.wanted;
    },
  },
});

export const {
  preferencesRestored,
  themeToggled,
  muteToggled,
  volumeChosen,
  offerRepeatChosen,
  localeChosen,
  desktopChosen,
} = preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;

interface HasPreferences {
  preferences: PreferencesState;
}

export const selectTheme = (state: HasPreferences) => state.preferences.theme;
export const selectMuted = (state: HasPreferences) => state.preferences.muted;
export const selectVolume = (state: HasPreferences) => state.preferences.volume;
export const selectRepeatsOffers = (state: HasPreferences) => state.preferences.repeatsOffers;
export const selectLocale = (state: HasPreferences) => state.preferences.locale;
export const selectDesktopWanted = (state: HasPreferences) => state.preferences.desktop;
