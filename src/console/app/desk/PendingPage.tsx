import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { OwnData } from '@/console/features/profile/OwnData';
import { leave } from '@/console/features/session/leave';
import { TopBar } from '@/console/features/topbar/TopBar';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch } from '@/console/store/hooks';
import { EmptyState } from '@/console/ui/EmptyState';
import { FocusKeeper } from '@/console/ui/FocusKeeper';
import { APP_HEIGHT } from '@/console/ui/appHeight';

/**
 * The console of somebody who waits for approval (behaviour: account-pending): its frame, what happens next, and
 * what they registered. The guard shows the console in its place as soon as the profile says that they are approved.
 */
export function PendingPage() {
  const { topbar } = useText();
  const dispatch = useAppDispatch();
  const logout = useCallback(() => dispatch(leave()), [dispatch]);
  return (
    <Stack sx={{ height: APP_HEIGHT }}>
      <FocusKeeper />
      <TopBar onBack={null} onFind={null} onLogout={logout} />
      <Stack component="main" role="main" tabIndex={-1} sx={MAIN_SX}>
        {/* In the middle, and from the top on where the window is too low. */}
        <Box sx={{ my: 'auto' }}>
          <EmptyState
            icon={<HourglassEmpty aria-hidden />}
            title={topbar.pendingTitle}
            text={topbar.pendingText}
            action={<OwnData />}
          />
        </Box>
      </Stack>
    </Stack>
  );
}

const MAIN_SX = { flex: 1, minHeight: 0, overflowY: 'auto' } as const;
