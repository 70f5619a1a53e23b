import Box from '@mui/material/Box';
import { useLate } from '@/console/shared/time/useLate';
import { Skeleton } from '@/console/ui/Skeleton';

/** Widths in percent. A negative one stands on the right. */
const SHAPES = [38, 52, -44, 30, -58, -36, 46, 28, -40];

/** Skeleton bubbles of the usual size, shown while a chat's messages load, once that takes long. */
export function BubbleSkeletons({ label }: { label: string }) {
  const isLate = useLate();
  return (
    <Box
      role="status"
      aria-label={label}
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        gap: 2,
        px: { xs: 3, md: 8 },
        pb: 3,
      }}
    >
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
    </Box>
  );
}
