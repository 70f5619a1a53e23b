import { LOW_WINDOW } from '@/console/ui/lowWindow';

/** The pane of a chat: it fills what is left, and scrolls as a whole where the window is too low for all of it. */
export const PANEL = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  [LOW_WINDOW]: { overflowY: 'auto' },
} as const;
