import { PHONE } from '@/console/ui/phone';
import { makeSheet } from '@/console/ui/sheet';

const ONE_LINE = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** What is in the header of an open chat: it is drawn with each answer of the host that says more of the customer. */
export const HEADER = makeSheet('header', {
  customer: ({ breakpoints }) => ({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minWidth: 120,
    [breakpoints.down('sm')]: { minWidth: 0 },
  }),
  names: ({ spacing }) => ({ display: 'flex', columnGap: spacing(2), alignItems: 'center' }),
  name: ({ typography }) => ({ ...typography.h2, ...ONE_LINE, margin: 0, textAlign: 'left' }),
  details: ({ spacing }) => ({
    display: 'flex',
    columnGap: spacing(3),
    alignItems: 'center',
    flexWrap: 'wrap',
  }),
  number: ({ typography, vars: { palette } }) => ({
    ...typography.caption,
    ...ONE_LINE,
    margin: 0,
    color: palette.text.secondary,
    // Beside the folded order a phone has no room for it.
    [PHONE]: { '&[data-folded="true"]': { display: 'none' } },
  }),
  // Where a row is short the stage's name ends in dots, and nothing lies over what stands beside it.
  stage: () => ({ display: 'flex', minWidth: 0, maxWidth: '100%' }),
  // Somebody has taken over from the flow.
  automation: ({ breakpoints, vars: { palette } }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    // It stands beside the name, so that nothing else moves when it comes; where both have no room, its words yield.
    flexShrink: 1000,
    minWidth: 16,
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: palette.warning.main,
    '&:empty': { minWidth: 0 },
    '& > svg': { flex: 'none', fontSize: 16 },
    '& > span': {
      ...ONE_LINE,
      minWidth: 0,
      // A phone has room for the icon alone; the words are its name there.
      [breakpoints.down('sm')]: { position: 'absolute', width: 1, clipPath: 'inset(50%)' },
    },
  }),
  counters: ({ vars: { palette } }) => ({
    display: 'flex',
    gap: 14,
    margin: 0,
    fontSize: '0.75rem',
    lineHeight: '16px',
    whiteSpace: 'nowrap',
    '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end' },
    '& dt': { color: palette.text.secondary },
    '& dd': { margin: 0, fontWeight: 700 },
    '&[data-free="true"] dd, &[data-free="true"] dt': { color: palette.success.main },
    // 'Indicações' in the menu shows the same numbers.
    [PHONE]: { display: 'none' },
  }),
});
