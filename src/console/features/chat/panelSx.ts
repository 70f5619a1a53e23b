import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { PHONE } from '@/console/ui/phone';

/** The pane of a chat: it fills what is left, and scrolls as a whole where the window is too low for all of it. */
export const PANEL = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  [LOW_WINDOW]: { overflowY: 'auto' },
} as const;

/** The header of a chat: one row where there is room. */
export const CHAT_HEADER = {
  flex: 'none',
  alignItems: 'center',
  columnGap: { xs: 2, md: 3 },
  minHeight: 64,
  px: { xs: 3, md: 4 },
  py: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'line',
  [PHONE]: { minHeight: 56, py: 1, px: 1, columnGap: 1 },
  [LOW_WINDOW]: { minHeight: 44, py: 0.5 },
} as const;
