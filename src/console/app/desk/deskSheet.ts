import { APP_HEIGHT } from '@/console/ui/appHeight';
import { makeSheet } from '@/console/ui/sheet';

/** Width of the conversation list in px (design: wide). */
const LIST_PX = 380;

/** The desk's parts, which are drawn each time another chat is chosen. */
export const DESK = makeSheet('desk', {
  frame: () => ({ display: 'flex', flexDirection: 'column', height: APP_HEIGHT }),
  // Below the bar: the list, the chat, and the drawer beside it.
  panes: () => ({ position: 'relative', display: 'flex', flex: 1, minHeight: 0 }),
  // `data-alone`: on a narrow screen.
  list: ({ vars: { palette } }) => ({
    flex: 'none',
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    width: LIST_PX,
    borderRight: `1px solid ${palette.line}`,
    backgroundColor: palette.background.paper,
    '&[data-alone="true"]': { width: '100%' },
  }),
});
