import { closeSnackbar, enqueueSnackbar, type SnackbarKey } from 'notistack';
import type { Notice, Notifier, Page } from '@/console/ports/ports';
import { toastAction } from './ToastAction';
import { TOAST_MS } from './toastDurations';
import { keyOf, TOASTS_AT_ONCE, withNotice } from './toastQueue';

/**
 * Shows notices as toasts, once `ToastHost` is mounted. A notice waits while the page is hidden, because nobody would
 * see the toast; it also waits while there is no free place.
 */
export function createToastNotifier(page: Pick<Page, 'isVisible' | 'onVisibility'>): Notifier {
  let waiting: readonly Notice[] = [];
  // Each toast has its own id: one that fades out would remove another with the same id.
  const shown = new Map<string, SnackbarKey>();
  const hasPlace = (notice: Notice) =>
    page.isVisible() && (shown.size < TOASTS_AT_ONCE || shown.has(keyOf(notice)));

  const show = (notice: Notice) => {
    const { variant, text, durationMs, action } = notice;
    const key = keyOf(notice);
    const before = shown.get(key);
    if (before !== undefined) closeSnackbar(before);
    const id = enqueueSnackbar(text, {
      variant,
      autoHideDuration: durationMs ?? TOAST_MS[variant],
      ...(action && { action: toastAction(action) }),
      onExited: () => {
        if (shown.get(key) !== id) return;
        shown.delete(key);
        showWaiting();
      },
    });
    shown.set(key, id);
  };
  const showWaiting = () => {
    for (const notice of waiting) {
      if (!hasPlace(notice)) continue;
      waiting = waiting.filter((other) => other !== notice);
      show(notice);
    }
  };

  page.onVisibility(showWaiting);
  return {
    notify(notice) {
      if (hasPlace(notice)) show(notice);
      else waiting = withNotice(waiting, notice);
    },
    dismiss(key) {
      waiting = waiting.filter((notice) => keyOf(notice) !== key);
      const id = shown.get(key);
      if (id !== undefined) closeSnackbar(id);
    },
  };
}
