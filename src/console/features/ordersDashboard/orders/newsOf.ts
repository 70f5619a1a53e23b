import type { Texts, Locale } from '@/console/text/texts';
import { formatCount } from '@/console/text/format';
import type { OrderRow } from './orderRow';

/** What a screen reader says of orders that changed by themselves, in one sentence; '' of none. */
export function newsOf(
  rows: readonly OrderRow[],
  text: Texts['ordersDashboard']['table'],
  locale: Locale,
): string {
  const [only, ...more] = rows;
  if (only === undefined) return '';
  if (more.length > 0) return text.changedMany(formatCount(rows.length, locale));
  return text.changed({ order: only.label, status: only.status, payment: only.payment });
}
