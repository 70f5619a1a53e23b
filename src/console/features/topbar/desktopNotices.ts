import {
  desktopChosen,
  selectDesktopWanted,
} from '@/console/entities/preferences/preferencesSlice';
import type { Desktop } from '@/console/ports/ports';
import type { AppThunk } from '@/console/store/types';
import { selectEntryWords } from '@/console/shared/text/useText';

/** What the menu says of notices on the desktop; null where the browser knows no such thing. */
export type DesktopState = 'on' | 'off' | 'blocked' | null;

/** What was chosen here and what the browser allows, in one. */
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
 * Turns notices on the desktop on or off. The browser asks its question because of this click, and never unasked
 * (behaviour: desktop-notices); where it was answered with no, only the browser's settings can help.
 */
export const desktopToggled =
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
      const text = selectEntryWords(getState()).notices.desktopBlocked;
      notifier.notify({ variant: 'warning', text, key: 'desktopBlocked' });
    }
  };
