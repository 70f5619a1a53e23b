/** A cookie to be set. Name and value consist of letters, digits and `.`, `-`, `_` alone. */
export interface NewCookie {
  name: string;
  value: string;
  maxAgeS: number;
  /** The browser sends it to this path and those below, and nowhere else. */
  path: string;
}

export type SetCookie = (cookie: NewCookie) => void;

/** @returns the value of the first cookie of that name in a Cookie header; undefined when there is none. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/**
 * A Set-Cookie header. No script reads the cookie (HttpOnly), no other site's page sends it (SameSite=Strict), and it is
 * sent to its path alone; over TLS the browser never sends it without (Secure).
 */
export function writeCookie({ name, value, maxAgeS, path }: NewCookie, isSecure: boolean) {
  const attributes = [`Max-Age=${maxAgeS}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict'];
  return [`${name}=${value}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ');
}
