import type { Notice } from '@/console/ports/ports';

export type ToastId = string | number;

/** A notice with how long its toast stays, in ms. */
type TimedNotice = Notice & { durationMs: number };

/** Puts toasts on the screen. It is downloaded when the first one comes, or when somebody begins to use the page. */
export interface Toaster {
  /** @param onGone called once the toast has left the screen */
  show: (notice: TimedNotice, onGone: () => void) => ToastId;
  close: (id: ToastId) => void;
}
