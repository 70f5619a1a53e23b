/**
 * Allows an empty style element, by the hash of the empty string. Emotion (in speedy mode) writes its rules into such
 * an element through the CSSOM, which a policy does not block; see console/app/csp.
 */
const emptyStyleElement = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The product's only Content-Security-Policy (wire: csp): the server sends it with every response, the development
 * server with every page. It has no nonces, so a static host can send the same header.
 *
 * @param hosts the addresses the console may connect to besides its own origin: `apiUrl` and `couponUrl` of
 * `/config.json`; '' is the own origin. Anything that is not an http(s) address is left out.
 * @returns the header's value
 */
export function contentSecurityPolicy(hosts: { apiUrl: string; couponUrl: string }): string {
  const connect = [hosts.apiUrl, hosts.couponUrl].flatMap(connectSources);
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", emptyStyleElement],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...mediaSources(hosts.apiUrl)],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', ...mediaSources(hosts.apiUrl)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connect)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** The origin of an http(s) address and the same origin's web socket; an empty list for anything else. */
function connectSources(url: string): string[] {
  const origin = httpOrigin(url);
  return origin === undefined ? [] : [origin, origin.replace(/^http/, 'ws')];
}

/** Media addresses are relative to the API's host (wire: media-addresses); https ones are allowed anyway. */
function mediaSources(url: string): string[] {
  const origin = httpOrigin(url);
  return origin?.startsWith('http:') ? [origin] : [];
}

/**
 * The address' origin; undefined when it is invalid or contains a character that could end a directive (a host may
 * contain `;`).
 */
function httpOrigin(url: string): string | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : undefined;
}
