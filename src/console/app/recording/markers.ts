/** What marks in the recording what happens beside the store. */
import type { Notifier, Recording, Sounds } from '@/console/ports/ports';
import {
  faultThrown,
  soundPlayed,
  toastDismissed,
  toastShown,
  type Address,
  type FaultPlace,
} from '@/console/recording/marks';

type Mark = Recording['mark'];

/** Marks each toast that is asked for, and each that is taken back. */
export const markedNotifier = (notifier: Notifier, mark: Mark): Notifier => ({
  notify(notice) {
    const { durationMs = null, key: noticeKey = null, text, variant } = notice;
    mark(toastShown({ variant, text, noticeKey, durationMs }));
    notifier.notify(notice);
  },
  dismiss(key) {
    mark(toastDismissed({ noticeKey: key }));
    notifier.dismiss(key);
  },
});

/** Marks each sound. */
export const markedSounds = (sounds: Sounds, mark: Mark): Sounds => ({
  play(sound, volume) {
    mark(soundPlayed({ sound }));
    sounds.play(sound, volume);
  },
  isBlocked: () => sounds.isBlocked(),
});

/** @returns the page's address as it is recorded */
export const addressOf = ({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): Address => ({
  screen: pathname,
  query: Object.fromEntries(new URLSearchParams(search)),
});

/** Marks an error, whatever was thrown. @param components React's component stack, where a screen failed */
export function markFault(
  mark: Mark,
  place: FaultPlace,
  thrown: unknown,
  components: string | null = null,
): void {
  const error = thrown instanceof Error ? thrown : null;
  mark(
    faultThrown({
      place,
      errorName: error?.name ?? typeof thrown,
      errorText: error?.message ?? '',
      stack: error?.stack ?? '',
      components,
    }),
  );
}

/** Marks the errors that nobody caught, from now on. */
export function markFaults(target: Window, mark: Mark): void {
  target.addEventListener('error', (event) => markFault(mark, 'page', event.error));
  target.addEventListener('unhandledrejection', (event) =>
    markFault(mark, 'promise', event.reason),
  );
}
