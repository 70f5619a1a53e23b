import Box from '@mui/material/Box';
import { CARD_PX, GRID } from './grid';
import { Skeleton } from '@/console/ui/Skeleton';

/** Skeleton cards of the final size, shown while the users load. */
export function UserCardSkeletons({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} sx={GRID}>
      {Array.from({ length: 6 }, (_unused, index) => (
        <Skeleton key={index} shape="rounded" height={CARD_PX} style={{ borderRadius: 10 }} />
      ))}
    </Box>
  );
}
