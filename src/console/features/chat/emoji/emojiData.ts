import type portuguese from 'emojibase-data/pt/data.json';
import type { EmojiData } from 'frimousse';
import type { EmojiWords } from '@/console/text/emojiWords';
import type { Locale } from '@/console/text/texts';
import { foldText } from '@/domain/search';

type Emoji = (typeof portuguese)[number];

/** The newest version of Unicode's emojis whose pictures most customers' phones have by now. */
const NEWEST_VERSION = 15;

/** The groups of Emojibase that are offered: 2 has only parts of other emojis. */
const isOffered = (group: number | undefined, words: EmojiWords): group is number =>
  group !== undefined && group in words.categories;

/** Whatever is typed without accents finds it, too. */
const tagsOf = ({ label, tags = [] }: Emoji): string[] => [
  ...new Set([...tags, ...[label, ...tags].map(foldText)]),
];

/** The picture in each tone of skin. A couple has one of two tones, which is none of these. */
function skinsOf({ emoji, skins = [] }: Emoji) {
  if (!skins.some(({ tone }) => typeof tone === 'number')) return undefined;
  const inTone = (wanted: number) => skins.find(({ tone }) => tone === wanted)?.emoji ?? emoji;
  return {
    light: inTone(1),
    'medium-light': inTone(2),
    medium: inTone(3),
    'medium-dark': inTone(4),
    dark: inTone(5),
  };
}

/** Makes the picker's data of Emojibase's, with the catalogue's names for groups and tones. */
export function emojiDataOf(
  emojis: readonly Emoji[],
  locale: Locale,
  words: EmojiWords,
): EmojiData {
  return {
    locale,
    emojis: emojis.flatMap((emoji) => {
      const { group, label, version } = emoji;
      if (!isOffered(group, words) || version > NEWEST_VERSION) return [];
      const skins = skinsOf(emoji);
      return {
        emoji: emoji.emoji,
        category: group,
        label,
        version,
        tags: tagsOf(emoji),
        ...(skins === undefined ? {} : { skins }),
      };
    }),
    categories: Object.entries(words.categories).map(([index, label]) => ({
      index: Number(index),
      label,
    })),
    skinTones: words.skinTones,
  };
}

/** Downloads the emojis with their names in that language. @throws Error when the download fails. */
export async function loadEmojis(locale: Locale): Promise<readonly Emoji[]> {
  return locale === 'en'
    ? (await import(/* webpackChunkName: "emojis-en" */ 'emojibase-data/en/data.json')).default
    : (await import(/* webpackChunkName: "emojis-pt-BR" */ 'emojibase-data/pt/data.json')).default;
}
