import type { Notice, NoticeVariant } from '@/console/ports/ports';

/** As many show at once. */
export const TOASTS_AT_ONCE = 4;
/** As many more wait for a place: of what is said to nobody for an hour, the newest is enough. */
const MOST_WAITING = 4;

/** What must not be lost for the sake of what is lighter. */
const WEIGHT: Record<NoticeVariant, number> = { success: 0, info: 0, warning: 1, error: 2 };

/** What a notice takes the place of: one of its key, or one that says the very same. */
export const keyOf = ({ key, variant, text }: Notice): string => key ?? `${variant}: ${text}`;

/**
 * The notices that wait for a place, with one more. The newest of a key stays; beyond a few the lightest goes,
 * the oldest of these first, be it the new one itself.
 */
export function withNotice(waiting: readonly Notice[], notice: Notice): readonly Notice[] {
  const all = [...waiting.filter((other) => keyOf(other) !== keyOf(notice)), notice];
  if (all.length <= MOST_WAITING) return all;
  const lightest = Math.min(...all.map(({ variant }) => WEIGHT[variant]));
  const dropped = all.findIndex(({ variant }) => WEIGHT[variant] === lightest);
  return all.filter((_notice, index) => index !== dropped);
}
