import {
  desktopChosen,
  selectDesktopWanted,
} from '@/console/entities/preferences/preferencesSlice';
import type { Desktop } from '@/console/ports/ports';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';

/** The state of desktop notices as the menu shows it; null where the browser does not support them. */
export type DesktopState = 'on' | 'off' | 'blocked' | null;

/** Combines the person's choice with the browser's permission. */
export function desktopState(wanted: boolean, { permission }: Desktop): DesktopState {
  switch (permission()) {
    case 'unsupported':
      return null;
    case 'denied':
      return 'blocked';
    case 'default':
      return 'off';
    case 'granted':
      return wanted ? 'on' : 'off';
  }
}

/**
 * Turns desktop notices on or off. The browser asks for permission only because of this click, never unasked
 * (behaviour: desktop-notices). Once refused, only the browser's settings can allow them.
 */
export const toggleDesktop =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { desktop, notifier }) => {
    if (desktopState(selectDesktopWanted(getState()), desktop) === 'on') {
      dispatch(desktopChosen({ wanted: false }));
      return;
    }
    const permission =
      desktop.permission() === 'default' ? await desktop.ask() : desktop.permission();
    if (permission === 'granted') dispatch(desktopChosen({ wanted: true }));
    if (permission === 'denied') {
      const text = selectText(getState()).notices.desktopBlocked;
      notifier.notify({ variant: 'warning', text, key: 'desktopBlocked' });
    }
  };
