import type { Notice, Notifier, Page } from '@/console/ports/ports';
import type { ToastId, Toaster } from './toaster';
import { TOAST_MS } from './toastDurations';
import { keyOf, TOASTS_AT_ONCE, withNotice } from './toastQueue';

export interface ToastNotifier extends Notifier {
  /**
   * Calls `listener` when a notice waits for the toaster, at once if one does.
   * @returns a function that ends it
   */
  onWanted: (listener: () => void) => () => void;
  /** Shows what waits, and from now on whatever comes, with this toaster. */
  attach: (toaster: Toaster) => void;
}

/**
 * Shows notices as toasts, once `ToastHost` has downloaded the toaster. A notice waits while the page is hidden, because
 * nobody would see the toast; it also waits while there is no free place.
 */
export function createToastNotifier(page: Pick<Page, 'isVisible' | 'onVisibility'>): ToastNotifier {
  let toaster: Toaster | null = null;
  let waiting: readonly Notice[] = [];
  let onWanted: (() => void) | null = null;
  // Each toast has its own id: one that fades out would remove another with the same id.
  const shown = new Map<string, ToastId>();

  /** @returns the toaster, if this notice has a place on the screen now. */
  const toasterFor = (notice: Notice): Toaster | null =>
    page.isVisible() && (shown.size < TOASTS_AT_ONCE || shown.has(keyOf(notice))) ? toaster : null;

  const show = (notice: Notice, by: Toaster) => {
    const key = keyOf(notice);
    const before = shown.get(key);
    if (before !== undefined) by.close(before);
    const timed = { ...notice, durationMs: notice.durationMs ?? TOAST_MS[notice.variant] };
    const id = by.show(timed, () => {
      if (shown.get(key) !== id) return;
      shown.delete(key);
      showWaiting();
    });
    shown.set(key, id);
  };
  const showWaiting = () => {
    for (const notice of waiting) {
      const by = toasterFor(notice);
      if (by === null) continue;
      waiting = waiting.filter((other) => other !== notice);
      show(notice, by);
    }
  };

  page.onVisibility(showWaiting);
  return {
    notify(notice) {
      const by = toasterFor(notice);
      if (by !== null) show(notice, by);
      else waiting = withNotice(waiting, notice);
      if (toaster === null) onWanted?.();
    },
    dismiss(key) {
      waiting = waiting.filter((notice) => keyOf(notice) !== key);
      const id = shown.get(key);
      if (id !== undefined) toaster?.close(id);
    },
    onWanted(listener) {
      onWanted = listener;
      if (toaster === null && waiting.length > 0) listener();
      return () => {
        if (onWanted === listener) onWanted = null;
      };
    },
    attach(ready) {
      toaster = ready;
      showWaiting();
    },
  };
}
