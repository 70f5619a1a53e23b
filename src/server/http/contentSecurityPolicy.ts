/**
 * An empty style element is allowed by the hash of the empty string. Emotion (in speedy mode) writes its rules
 * into such an element through the CSSOM, which a policy does not refuse; see console/app/csp.
 */
const emptyStyleElement = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The one Content-Security-Policy of the product (wire: csp): the server sends it with every answer, the
 * development server with every page. Without nonces, so a static host can send the very same line.
 *
 * @param hosts where the console may connect besides its own origin: `apiUrl` and `couponUrl` of
 *   `/config.json`; '' is the own origin. Anything that is no http(s) address is left out.
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

/** An http(s) address as its origin and the same origin's web socket; nothing for anything else. */
function connectSources(url: string): string[] {
  const origin = httpOrigin(url);
  return origin === undefined ? [] : [origin, origin.replace(/^http/, 'ws')];
}

/** Media addresses are relative to the API's host (wire: media-addresses); https ones are allowed anyway. */
function mediaSources(url: string): string[] {
  const origin = httpOrigin(url);
  return origin?.startsWith('http:') ? [origin] : [];
}

/** The address' origin; undefined where it is none or holds what could end a directive (a host may hold `;`). */
function httpOrigin(url: string): string | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : undefined;
}
