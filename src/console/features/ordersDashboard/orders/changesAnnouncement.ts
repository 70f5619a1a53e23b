import type { SideTexts } from '@/console/text/sideTexts';
import type { Locale } from '@/console/text/texts';
import { formatCount } from '@/domain/digits';
import type { OrderRow } from './orderRow';

/**
 * @returns the announcement to screen readers of orders that changed on their own, in one sentence; '' when there are
 * none.
 */
export function changesAnnouncement(
  rows: readonly OrderRow[],
  text: SideTexts['ordersDashboard']['table'],
  locale: Locale,
): string {
  const [only, ...more] = rows;
  if (only === undefined) return '';
  if (more.length > 0) return text.changedMany(formatCount(rows.length, locale));
  return text.changed({ order: only.label, status: only.status, payment: only.payment });
}
