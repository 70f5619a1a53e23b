import type { emojiWordsPtBR } from '../ptBR/emojiWords';

export const emojiWordsEn: typeof emojiWordsPtBR = {
  title: 'Emojis',
  search: 'Find an emoji',
  loading: 'Loading emojis…',
  failed: 'The emojis could not be loaded.',
  none: (query) => `No emoji for “${query}”`,
  skinTone: 'Change the skin tone',
  skinTones: {
    light: 'Light skin',
    'medium-light': 'Medium-light skin',
    medium: 'Medium skin',
    'medium-dark': 'Medium-dark skin',
    dark: 'Dark skin',
  },
  categories: {
    0: 'Smileys and emotion',
    1: 'People and body',
    3: 'Animals and nature',
    4: 'Food and drink',
    5: 'Travel and places',
    6: 'Activities',
    7: 'Objects',
    8: 'Symbols',
    9: 'Flags',
  },
};
