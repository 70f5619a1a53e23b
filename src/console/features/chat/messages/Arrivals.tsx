import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { useArrivals, type Rules } from './useArrivals';

interface ArrivalsProps<T> extends Rules<T> {
  items: readonly T[];
  /** True for an item that screen readers announce when it arrives. */
  isAnnounced: (item: T) => boolean;
  announce: (item: T) => string;
}

/** Tells screen readers what arrives. If the log itself were live, they would read out whatever is scrolled into view. */
export function Arrivals<T>({ items, isAnnounced, announce, ...rules }: ArrivalsProps<T>) {
  const arrivals = useArrivals(items, rules, isAnnounced);
  return (
    <VisuallyHidden role="status">
      {arrivals.map((item) => (
        // A customer may repeat a message. Each one is its own element, so that a repeated text is announced again.
        <span key={rules.keyOf(item)}>{announce(item)} </span>
      ))}
    </VisuallyHidden>
  );
}
