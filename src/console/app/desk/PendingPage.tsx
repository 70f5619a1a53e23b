import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import { leave } from '@/console/features/session/leave';
import { TopBar } from '@/console/features/topbar/TopBar';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch } from '@/console/store/hooks';
import { EmptyState } from '@/console/ui/EmptyState';
import { FocusKeeper } from '@/console/ui/FocusKeeper';

/**
 * The console of somebody who waits for approval (behaviour: account-pending): its frame, and what happens next. The
 * guard shows the console in its place as soon as the profile says that they are approved.
 */
export function PendingPage() {
  const { topbar } = useText();
  const dispatch = useAppDispatch();
  const logout = useCallback(() => dispatch(leave()), [dispatch]);
  return (
    <Stack sx={{ height: '100dvh' }}>
      <FocusKeeper />
      <TopBar onBack={null} onLogout={logout} />
      <Stack component="main" role="main" tabIndex={-1} sx={{ flex: 1, minHeight: 0 }}>
        <EmptyState
          icon={<HourglassEmpty aria-hidden />}
          title={topbar.pendingTitle}
          text={topbar.pendingText}
        />
      </Stack>
    </Stack>
  );
}
