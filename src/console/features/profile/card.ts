/** A card of the profile screen; on a phone it fills the width. */
export const CARD = {
  width: '100%',
  maxWidth: 560,
  mx: 'auto',
  my: { xs: 0, sm: 6 },
  p: { xs: 5, sm: 8 },
  borderRadius: { xs: 0, sm: '14px' },
  borderWidth: { xs: 0, sm: 1 },
} as const;
