import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { PHONE } from '@/console/ui/phone';
import { makeSheet } from '@/console/ui/sheet';

/** The tools of an open chat, which stay while chats come and go. */
export const TOOLS = makeSheet('tools', {
  bar: ({ spacing, breakpoints }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(2),
    padding: `${spacing(2)} ${spacing(4)} 0`,
    [breakpoints.down('md')]: { paddingInline: spacing(3) },
    // On a phone the five take two rows.
    [PHONE]: {
      gap: spacing(1),
      '& .MuiButton-startIcon': { display: 'none' },
      '& .MuiButton-root': { paddingInline: spacing(1.75), flexGrow: 1 },
    },
    // One row, though there is a fifth button.
    [LOW_WINDOW]: {
      gap: spacing(1),
      paddingTop: spacing(1),
      '& .MuiButton-startIcon': { display: 'none' },
    },
  }),
});
