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
