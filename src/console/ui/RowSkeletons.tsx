import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Skeleton } from './Skeleton';

interface RowSkeletonsProps {
  count: number;
  /** The height of one row in px. It must equal the final rows' height, so that nothing jumps. */
  rowHeight: number;
  /** Says to screen readers that something is loading. */
  label: string;
  avatar?: boolean;
}

/** Skeleton rows of the final size, shown while the content loads. */
export function RowSkeletons({ count, rowHeight, label, avatar = true }: RowSkeletonsProps) {
  return (
    <Box role="status" aria-label={label} sx={{ overflow: 'hidden' }}>
      {Array.from({ length: count }, (_unused, index) => (
        <Stack
          key={index}
          direction="row"
          sx={{ height: rowHeight, alignItems: 'center', gap: 3, px: 3 }}
        >
          {avatar ? <Skeleton shape="circular" width={44} height={44} /> : null}
          <Box sx={{ flex: 1 }}>
            <Skeleton width={`${String(45 + ((index * 17) % 30))}%`} />
            <Skeleton width={`${String(60 + ((index * 23) % 35))}%`} />
          </Box>
        </Stack>
      ))}
    </Box>
  );
}
