import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { ConnectionBar } from '@/console/features/topbar/ConnectionBar';
import { LeftQueueBar } from '@/console/features/topbar/LeftQueueBar';
import { DESK_STYLES } from '@/console/ui/DeskStyles';
import { FocusKeeper } from '@/console/ui/FocusKeeper';
import { APP_HEIGHT } from '@/console/ui/appHeight';
import { ToastsBelow } from '@/console/ui/toastPlace';
import { IdentityHost } from './IdentityHost';

/** The frame of every screen on which there is something to do: it keeps the focus, and asks who is there. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ height: APP_HEIGHT }}>
      {DESK_STYLES}
      <FocusKeeper />
      <IdentityHost />
      <ToastsBelow>
        <ConnectionBar />
        <LeftQueueBar />
      </ToastsBelow>
      {children}
    </Stack>
  );
}
