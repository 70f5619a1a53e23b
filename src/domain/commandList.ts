import { foldText } from './search';

/**
 * Returns a test for what has a name: it contains every word of the query, in any order, ignoring case and accents. An
 * empty query matches everything (behaviour: palette).
 */
export function labelMatcher(query: string): (label: string) => boolean {
  const words = foldText(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (label) => {
    const folded = foldText(label);
    return words.every((word) => folded.includes(word));
  };
}
