import type { NoticeVariant } from '@/console/ports/ports';

/** How long a toast stays, in ms (behaviour: toast-duration). */
export const TOAST_MS: Record<NoticeVariant, number> = {
  success: 3000,
  info: 3000,
  warning: 5000,
  error: 5000,
};
