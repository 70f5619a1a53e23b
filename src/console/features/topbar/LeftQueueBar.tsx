import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { useId } from 'react';
import { selectHasLeftQueue } from '@/console/entities/session/sessionSelectors';
import { selectTurning, turnOnline } from '@/console/shared/deeds/agentSwitches';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';

/**
 * Stays on top while an agent is offline for an offer that ran out (behaviour: left-queue): the warning alone is gone
 * in seconds, and who misses it waits for customers that nobody sends.
 */
export function LeftQueueBar() {
  const text = useText();
  const dispatch = useAppDispatch();
  const hasLeft = useAppSelector(selectHasLeftQueue);
  const turning = useAppSelector(selectTurning);
  const id = useId();
  if (!hasLeft) return null;
  return (
    <Stack component="section" direction="row" aria-labelledby={id} sx={BAR}>
      <WarningAmber aria-hidden fontSize="small" />
      <span id={id}>{text.topbar.leftQueue}</span>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-busy={turning !== null}
        onClick={() => void dispatch(turnOnline(true))}
      >
        {text.topbar.backOnline}
      </Button>
    </Stack>
  );
}

const BAR = {
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 3,
  py: 1,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'warning.main',
  bgcolor: 'raised',
  '& > svg': { color: 'warning.main' },
} as const;
