/*
 * The first script of the page, without the runtime of the others. Whoever has a token will need the desk: its download
 * need not wait for what decides that (wire: entry-and-desk). Nothing depends on it.
 */
import { LOCALE_KEY, TOKEN_KEY } from '@/console/lib/storageKeys';

/** @returns what this browser keeps under a key; a browser that refuses keeps nothing. */
function kept(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The files of the desk and of each language, which the build writes into the tag of this script (webpack.config.ts). */
const { desk = '', pt = '', en = '' } = document.currentScript?.dataset ?? {};

if (kept(TOKEN_KEY)) {
  const texts = kept(LOCALE_KEY) === 'en' ? en : pt;
  for (const href of `${desk} ${texts}`.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href }));
  }
}
