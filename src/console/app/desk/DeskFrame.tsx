import type { ReactNode } from 'react';
import { ConnectionBar } from '@/console/features/topbar/ConnectionBar';
import { LeftQueueBar } from '@/console/features/topbar/LeftQueueBar';
import { DESK_STYLES } from '@/console/ui/DeskStyles';
import { FocusKeeper } from '@/console/ui/FocusKeeper';
import { ToastsBelow } from '@/console/ui/toastPlace';
import { DESK } from './deskSheet';
import { IdentityHost } from './IdentityHost';

/** What every screen has. It takes nothing from the screen, so it is not drawn with it. */
const SHARED = (
  <>
    {DESK_STYLES}
    {DESK.styles}
    <FocusKeeper />
    <IdentityHost />
    <ToastsBelow>
      <ConnectionBar />
      <LeftQueueBar />
    </ToastsBelow>
  </>
);

/** The frame of every screen on which there is something to do: it keeps the focus, and asks who is there. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <div className={DESK.classes.frame}>
      {SHARED}
      {children}
    </div>
  );
}
