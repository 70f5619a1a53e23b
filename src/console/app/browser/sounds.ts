import { FULL_VOLUME } from '@/console/entities/preferences/preferencesSlice';
import type { Clock, SoundName, Sounds } from '@/console/ports/ports';

/** The volume of each sound (design: sounds). */
const VOLUMES: Record<SoundName, number> = { offer: 0.9, notification: 0.7, purchase: 0.7 };

/** A repeat within this many ms belongs to the same burst and makes no sound. */
const BURST_MS = 1_000;

/** The part of an audio element that plays a sound. */
export type Player = Pick<HTMLAudioElement, 'currentTime' | 'play' | 'volume'>;

/** The parts of a browser that sounds need. */
export interface SoundBrowser {
  /** Makes a player for a URL. The file is fetched when it is first played. */
  makeAudio(url: string): Player;
  /** Coordinates a browser's tabs: only one of those that want to play a sound plays it. */
  locks: Pick<LockManager, 'request'> | undefined;
  clock: Clock;
  /** Whether the person has clicked or typed in the page; undefined where the browser does not say it. */
  hasBeenActive(): boolean | undefined;
}

/** Plays the three sounds: once per burst, and once for all tabs of a browser. */
export function createSounds({ clock, hasBeenActive, locks, makeAudio }: SoundBrowser): Sounds {
  const players = new Map<SoundName, Player>();
  const lastAt = new Map<SoundName, number>();

  /** @returns false when the browser blocked it, as it does before the first click. */
  async function start(name: SoundName, volume: number): Promise<boolean> {
    const player = players.get(name) ?? makeAudio(`/sounds/${name}.wav`);
    players.set(name, player);
    player.volume = (VOLUMES[name] * volume) / FULL_VOLUME;
    player.currentTime = 0;
    try {
      await player.play();
      return true;
    } catch {
      return false; // A blocked sound is only skipped (design: sound-blocked).
    }
  }

  /** A blocked tab releases the lock for the next one. A tab that plays holds it for a burst's time. */
  async function startInOneTab(
    name: SoundName,
    volume: number,
    tabs: Pick<LockManager, 'request'>,
  ): Promise<void> {
    const giveUp = new AbortController();
    clock.setTimeout(() => giveUp.abort(), BURST_MS / 2);
    const turn = tabs.request(`balcao:sound:${name}`, { signal: giveUp.signal }, async () => {
      if (await start(name, volume)) {
        await new Promise<void>((resolve) => void clock.setTimeout(resolve, BURST_MS));
      }
    });
    await turn.catch(() => undefined); // Another tab plays it.
  }

  return {
    isBlocked: () => hasBeenActive() === false,
    play(name, volume) {
      const now = clock.now();
      const since = now - (lastAt.get(name) ?? -Infinity);
      // If the clock was set back, `since` is negative and does not mean a burst.
      if (since >= 0 && since < BURST_MS) return;
      lastAt.set(name, now);
      void (locks ? startInOneTab(name, volume, locks) : start(name, volume));
    },
  };
}
