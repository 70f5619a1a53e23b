import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@/console/text/texts';

/** A person's choices in this browser. They survive a sign-out. */
export interface PreferencesState {
  theme: 'dark' | 'light';
  muted: boolean;
  locale: Locale;
  /** The person wants desktop notices. Whether they can be shown is up to the browser. */
  desktop: boolean;
}

/** The defaults: dark, with sound, in Portuguese, without desktop notices. */
const initialState: PreferencesState = {
  theme: 'dark',
  muted: false,
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
    localeChosen(state, { payload }: PayloadAction<Locale>) {
      state.locale = payload;
    },
    desktopChosen(state, { payload }: PayloadAction<{ wanted: boolean }>) {
      state.desktop = payload.wanted;
    },
  },
});

export const { preferencesRestored, themeToggled, muteToggled, localeChosen, desktopChosen } =
  preferencesSlice.actions;
export const preferencesReducer = preferencesSlice.reducer;

interface HasPreferences {
  preferences: PreferencesState;
}

export const selectTheme = (state: HasPreferences) => state.preferences.theme;
export const selectMuted = (state: HasPreferences) => state.preferences.muted;
export const selectLocale = (state: HasPreferences) => state.preferences.locale;
export const selectDesktopWanted = (state: HasPreferences) => state.preferences.desktop;
