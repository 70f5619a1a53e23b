import type { Clock, SoundName, Sounds } from '@/console/ports/ports';

/** How loud each sound is (design: sounds). */
const VOLUMES: Record<SoundName, number> = { offer: 0.9, notification: 0.7, purchase: 0.7 };

/** What follows a sound within this time is of the same burst, and makes none of its own. */
const BURST_MS = 1_000;

/** What of an audio element plays a sound. */
export type Player = Pick<HTMLAudioElement, 'currentTime' | 'play' | 'volume'>;

/** What of a browser sounds need. */
export interface SoundBrowser {
  /** Makes the player of an address; a file is fetched when it is first played. */
  makeAudio(url: string): Player;
  /** Tells the tabs of a browser apart: of several that want to play the same, one does. */
  locks: Pick<LockManager, 'request'> | undefined;
  clock: Clock;
}

/** The three sounds: once for a burst, and once for all tabs of a browser. */
export function createSounds({ clock, locks, makeAudio }: SoundBrowser): Sounds {
  const players = new Map<SoundName, Player>();
  const lastAt = new Map<SoundName, number>();

  /** @returns false when the browser blocked it, as it does before the first click. */
  async function start(name: SoundName): Promise<boolean> {
    const player = players.get(name) ?? makeAudio(`/sounds/${name}.wav`);
    players.set(name, player);
    player.volume = VOLUMES[name];
    player.currentTime = 0;
    try {
      await player.play();
      return true;
    } catch {
      return false; // A refusal costs nothing but the sound (design: sound-blocked).
    }
  }

  /** A tab that is blocked makes way for the next; one that plays keeps the others off for a burst's time. */
  async function startInOneTab(name: SoundName, tabs: Pick<LockManager, 'request'>): Promise<void> {
    const giveUp = new AbortController();
    clock.setTimeout(() => giveUp.abort(), BURST_MS / 2);
    const turn = tabs.request(`balcao:sound:${name}`, { signal: giveUp.signal }, async () => {
      if (await start(name)) {
        await new Promise<void>((resolve) => void clock.setTimeout(resolve, BURST_MS));
      }
    });
    await turn.catch(() => undefined); // Another tab plays it.
  }

  return {
    play(name) {
      const now = clock.now();
      const since = now - (lastAt.get(name) ?? -Infinity);
      // A clock that was set back says nothing of bursts.
      if (since >= 0 && since < BURST_MS) return;
      lastAt.set(name, now);
      void (locks ? startInOneTab(name, locks) : start(name));
    },
  };
}
