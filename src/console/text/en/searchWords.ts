import type { SearchWords } from '../searchWords';

export const searchWordsEn: SearchWords = {
  label: 'Search this chat',
  searching: 'Searching…',
  none: 'Nothing found',
  place: (place, count) => `${String(place)} of ${count}`,
  atLeast: (count) => `more than ${String(count)}`,
  failed: 'The search failed',
  older: 'Previous result, older',
  newer: 'Next result, newer',
  close: 'Close search',
};
