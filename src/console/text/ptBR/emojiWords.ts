/** The emoji picker (behaviour: emoji-picker). The categories are in Emojibase's order, by its numbers. */
export const emojiWordsPtBR = {
  title: 'Emojis',
  search: 'Buscar emoji',
  loading: 'Carregando emojis…',
  failed: 'Não foi possível carregar os emojis.',
  none: (query: string) => `Nenhum emoji para “${query}”`,
  skinTone: 'Mudar o tom de pele',
  skinTones: {
    light: 'Pele clara',
    'medium-light': 'Pele morena clara',
    medium: 'Pele morena',
    'medium-dark': 'Pele morena escura',
    dark: 'Pele escura',
  },
  categories: {
    0: 'Sorrisos e emoções',
    1: 'Pessoas e corpo',
    3: 'Animais e natureza',
    4: 'Comida e bebida',
    5: 'Viagens e lugares',
    6: 'Atividades',
    7: 'Objetos',
    8: 'Símbolos',
    9: 'Bandeiras',
  },
};
