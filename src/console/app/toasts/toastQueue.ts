import type { Notice, NoticeVariant } from '@/console/ports/ports';

/** The number of toasts shown at once. */
export const TOASTS_AT_ONCE = 4;
/** The number of queued notices. After an hour away, the newest are enough. */
const MOST_WAITING = 4;

/** The weight of each kind: a heavier notice is never dropped for a lighter one. */
const WEIGHT: Record<NoticeVariant, number> = { success: 0, info: 0, warning: 1, error: 2 };

/**
 * @returns the identity of a notice: its key, or else its kind and text. A notice replaces one with the same identity.
 */
export const keyOf = ({ key, variant, text }: Notice): string => key ?? `${variant}: ${text}`;

/**
 * Adds a notice to the queue. It replaces a queued one with the same identity. Above the limit, the lightest notice is
 * dropped, the oldest of these first; this may be the new one itself.
 */
export function withNotice(waiting: readonly Notice[], notice: Notice): readonly Notice[] {
  const all = [...waiting.filter((other) => keyOf(other) !== keyOf(notice)), notice];
  if (all.length <= MOST_WAITING) return all;
  const lightest = Math.min(...all.map(({ variant }) => WEIGHT[variant]));
  const dropped = all.findIndex(({ variant }) => WEIGHT[variant] === lightest);
  return all.filter((_notice, index) => index !== dropped);
}
