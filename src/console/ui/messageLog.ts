import { makeSheet } from './sheet';

/** The room above the messages in px, so that none of them moves when older ones are requested. */
export const LOG_HEAD_PX = 44;

/** The pane that the messages of a chat are scrolled in. */
export const LOG = makeSheet('log', {
  frame: () => ({ position: 'relative', flex: 1, minHeight: 0 }),
  pane: () => ({
    // What is hidden in it for the eyes alone stays within it.
    position: 'relative',
    height: '100%',
    overflowY: 'auto',
    // The list holds its place by itself.
    overflowAnchor: 'none',
    '&:focus-visible': { outlineOffset: -2 },
  }),
  // As high as the pane at least, so that few messages stand at its foot.
  content: () => ({
    minHeight: '100%',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
  }),
  rows: () => ({ flex: 'none' }),
  older: () => ({
    boxSizing: 'border-box',
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    height: LOG_HEAD_PX,
    padding: '0 12px',
  }),
  // Stands in the messages' place while they load.
  skeletons: ({ spacing, breakpoints }) => ({
    flex: 1,
    minHeight: 0,
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: spacing(2),
    padding: `0 ${spacing(8)} ${spacing(3)}`,
    [breakpoints.down('md')]: { paddingInline: spacing(3) },
  }),
});
