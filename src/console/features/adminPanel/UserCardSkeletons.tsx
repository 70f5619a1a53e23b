import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { CARD_PX, GRID } from './grid';

/** Skeleton cards of the final size, shown while the users load. */
export function UserCardSkeletons({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} sx={GRID}>
      {Array.from({ length: 6 }, (_unused, index) => (
        <Skeleton key={index} variant="rounded" height={CARD_PX} sx={{ borderRadius: '10px' }} />
      ))}
    </Box>
  );
}
