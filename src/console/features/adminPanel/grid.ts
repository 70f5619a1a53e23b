/** How the cards stand: as many beside each other as there is room for. */
export const GRID = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
} as const;

/** A card's height in px, at least: that of its skeleton too, so that nothing jumps. */
export const CARD_PX = 184;
