// @ts-check
/**
 * True when a version satisfies the `engines.node` range of package.json. Supports the two forms used there, `^20.19.0`
 * (this major, from that minor on) and `>=24`, joined by `||`.
 *
 * @param {string} version for example `20.19.4`
 * @param {string} range
 */
export function nodeVersionFits(version, range) {
  const [major = 0, minor = 0] = numbers(version);
  return range.split('||').some((alternative) => {
    const text = alternative.trim();
    const [wantedMajor = 0, wantedMinor = 0] = numbers(text);
    if (text.startsWith('^')) return major === wantedMajor && minor >= wantedMinor;
    if (text.startsWith('>='))
      return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
    throw new Error(`engines.node holds a form that is not understood: ${text}`);
  });
}

/** @param {string} text */
const numbers = (text) => text.replace(/^\D+/, '').split('.').map(Number);
