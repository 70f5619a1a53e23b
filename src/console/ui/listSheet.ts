import { makeSheet } from './sheet';

/** The pane of a list of rows (`FixedRows`), which is drawn again as it is scrolled. */
export const LIST = makeSheet('list', {
  // Scrolled by keyboard where nothing in it takes the focus. Its position is ours, so the browser keeps none of its own.
  pane: () => ({
    // What is hidden in it for the eyes alone stays within it.
    position: 'relative',
    height: '100%',
    overflowY: 'auto',
    overflowAnchor: 'none',
    '&:focus-visible': { outlineOffset: -2 },
  }),
});
