import { contentSecurityPolicy } from './contentSecurityPolicy';

/**
 * The headers of every response: pages, API, errors, the socket's polling (wire: security-headers). Responses are not
 * cached unless a static file says otherwise.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy({ apiUrl: '', couponUrl: '' }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cache-Control': 'no-store',
};

/**
 * The headers of a response to a request that came over TLS, here or at a trusted proxy: for a year the browser asks this
 * host over TLS alone. Over plain HTTP a browser would ignore it, and a host without TLS must not say it.
 */
export const TLS_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};
