/**
 * The snippet that 'Copiar script de login' copies (behaviour: login-script): run on a page, it sets an account's
 * stored cookies there. The returned text may only go to the clipboard (behaviour: cookies-secret).
 */

export type LoginScriptFault = 'loginScript.noCookies' | 'loginScript.invalid';

export type LoginScript = { script: string } | { fault: LoginScriptFault };

/** One cookie: its text for `document.cookie`, and the domain it was stored for, if it names one. */
type Cookie = readonly [text: string, domain: string];

/**
 * The syntax that RFC 6265 lets a browser keep: a name without separators, a value without ';' or control characters.
 */
const COOKIE_NAME = /^[^\s=;,\p{Cc}]+$/u;
const COOKIE_VALUE = /^[^;\p{Cc}]*$/u;
const COOKIE_PATH = /^\/[^;\p{Cc}]*$/u;
const COOKIE_DOMAIN = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
const SAME_SITE: Readonly<Record<string, string>> = {
  lax: 'Lax',
  strict: 'Strict',
  none: 'None',
  no_restriction: 'None',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : null;

/** Reads one stored cookie; null for one that no browser would accept. */
function readCookie(stored: Record<string, unknown>): Cookie | null {
  const name = textOf(stored['name']);
  const value = textOf(stored['value']);
  if (name === null || value === null) return null;
  if (!COOKIE_NAME.test(name) || !COOKIE_VALUE.test(value)) return null;
  const path = textOf(stored['path']) ?? '/';
  const sameSite = SAME_SITE[(textOf(stored['sameSite']) ?? '').toLowerCase()];
  const domain = (textOf(stored['domain']) ?? '').toLowerCase().replace(/^\./, '');
  const text = [
    `${name}=${value}`,
    `path=${COOKIE_PATH.test(path) ? path : '/'}`,
    ...(stored['secure'] === true || sameSite === 'None' ? ['secure'] : []),
    ...(sameSite === undefined ? [] : [`samesite=${sameSite}`]),
  ].join('; ');
  const isHostOnly = stored['hostOnly'] === true || name.startsWith('__Host-');
  return [text, !isHostOnly && COOKIE_DOMAIN.test(domain) ? domain : ''];
}

/** The list of cookies in the stored JSON: a list, `{cookies: […]}`, or an object of names and values. */
function storedCookies(stored: unknown): Record<string, unknown>[] | null {
  if (Array.isArray(stored)) return stored.filter(isObject);
  if (!isObject(stored)) return null;
  if (Array.isArray(stored['cookies'])) return stored['cookies'].filter(isObject);
  return Object.entries(stored).map(([name, value]) => ({ name, value }));
}

/** JSON as a literal that is safe wherever a script is pasted: without '</script>' and line separators. */
function literal(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the cookies, so the error is dropped. JSON cannot produce undefined.
    return undefined;
  }
}

/**
 * The snippet for an account's cookies. It names a cookie's domain only on a page that belongs to that domain; anywhere
 * else the browser would refuse the cookie.
 * @param cookiesJson the account's `cookies_json`, null when none is stored.
 */
export function loginScript(cookiesJson: string | null): LoginScript {
  if (cookiesJson === null || cookiesJson.trim() === '') return { fault: 'loginScript.noCookies' };
  const parsed = parseJson(cookiesJson);
  if (parsed === null) return { fault: 'loginScript.noCookies' };
  const stored = storedCookies(parsed);
  if (stored === null) return { fault: 'loginScript.invalid' };
  if (stored.length === 0) return { fault: 'loginScript.noCookies' };
  const cookies = stored.map(readCookie).filter((cookie) => cookie !== null);
  if (cookies.length === 0) return { fault: 'loginScript.invalid' };
  return {
    script: [
      '(() => {',
      `  for (const [cookie, domain] of ${literal(cookies)}) {`,
      "    const here = domain && ('.' + location.hostname).endsWith('.' + domain);",
      "    document.cookie = here ? cookie + '; domain=' + domain : cookie;",
      '  }',
      '})();',
    ].join('\n'),
  };
}
