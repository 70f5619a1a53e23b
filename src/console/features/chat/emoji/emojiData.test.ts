import { emojiWordsOf } from '@/console/text/emojiWords';
import { LOCALES } from '@/console/text/texts';
import { emojiDataOf, loadEmojis } from './emojiData';

const read = async (locale: (typeof LOCALES)[number]) =>
  emojiDataOf(await loadEmojis(locale), locale, emojiWordsOf(locale));

describe.each(LOCALES)('the emojis in %s', (locale) => {
  test('are in the groups that have a name, each group with some', async () => {
    const { categories, emojis } = await read(locale);
    const groups = new Set(emojis.map(({ category }) => category));
    expect([...groups].sort()).toEqual(categories.map(({ index }) => index).sort());
    expect(emojis.length).toBeGreaterThan(1_500);
    expect(emojis.every(({ version }) => version <= 15)).toBe(true);
  });

  test('have all tones of skin or none', async () => {
    const { emojis } = await read(locale);
    const wave = emojis.find(({ emoji }) => emoji === '👋');
    expect(wave?.skins).toEqual({
      light: '👋🏻',
      'medium-light': '👋🏼',
      medium: '👋🏽',
      'medium-dark': '👋🏾',
      dark: '👋🏿',
    });
    expect(emojis.find(({ emoji }) => emoji === '🍕')).not.toHaveProperty('skins');
  });
});

test('what is typed without accents finds an emoji, too', async () => {
  const { emojis } = await read('pt-BR');
  const heart = emojis.find(({ label }) => label === 'coração vermelho');
  expect(heart?.tags).toEqual(expect.arrayContaining(['coracao vermelho']));
});
