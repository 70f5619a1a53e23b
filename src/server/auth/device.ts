/** A name and the sign of it in a User-Agent; the first that is found counts. */
type Signs = readonly (readonly [name: string, sign: RegExp])[];

/** Browsers that carry the signs of others stand before those. */
const BROWSERS: Signs = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: Signs = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/**
 * Browser and system by which a person recognises their own device, such as 'Chrome, Windows': names alone, which read
 * the same in every language. Versions and the rest of the header are dropped, since nobody needs them. A library that
 * knows every device would be a hundred times this table, to say less precisely what is wanted.
 *
 * @param userAgent the header as the client sent it, which may say anything.
 * @returns the names that are known, with a comma; '' when none is.
 */
export function deviceOf(userAgent: string | undefined): string {
  const header = (userAgent ?? '').slice(0, 500);
  const nameIn = (signs: Signs) => signs.find(([, sign]) => sign.test(header))?.[0];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(', ');
}
