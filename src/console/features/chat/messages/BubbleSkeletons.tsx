import { useLate } from '@/console/shared/time/useLate';
import { LOG } from '@/console/ui/messageLog';
import { Skeleton } from '@/console/ui/Skeleton';

/** Widths in percent. A negative one stands on the right. */
const SHAPES = [38, 52, -44, 30, -58, -36, 46, 28, -40];

/** Skeleton bubbles of the usual size, shown while a chat's messages load, once that takes long. */
export function BubbleSkeletons({ label }: { label: string }) {
  const isLate = useLate();
  return (
    <div role="status" aria-label={label} className={LOG.classes.skeletons}>
      {(isLate ? SHAPES : []).map((width, index) => (
        <Skeleton
          key={index}
          shape="rounded"
          height={46}
          width={`${String(Math.abs(width))}%`}
          style={{
            borderRadius: 14,
            flex: 'none',
            alignSelf: width < 0 ? 'flex-end' : 'flex-start',
          }}
        />
      ))}
    </div>
  );
}
