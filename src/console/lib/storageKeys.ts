/** The storage key of the token (wire: browser-storage). */
export const TOKEN_KEY = 'token';
/** The storage key of the language. */
export const LOCALE_KEY = 'locale';
