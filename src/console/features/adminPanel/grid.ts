/** The layout of the cards: as many per row as fit. */
export const GRID = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
} as const;

/** A card's minimum height in px. The skeleton has the same, so that nothing jumps. */
export const CARD_PX = 184;
