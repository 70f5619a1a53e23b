import { selectMuted, selectVolume } from '@/console/entities/preferences/preferencesSlice';
import type { SoundName } from '@/console/ports/ports';
import type { AppThunk } from '@/console/store/types';

/**
 * Plays a sound unless the person muted them. In a burst the port plays only one, in one tab
 * (behaviour: sound-notification).
 */
export const playSound =
  (name: SoundName): AppThunk =>
  (_dispatch, getState, { sounds }) => {
    if (!selectMuted(getState())) sounds.play(name, selectVolume(getState()));
  };
