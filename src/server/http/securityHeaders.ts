import { contentSecurityPolicy } from './contentSecurityPolicy';

/**
 * What every answer carries: pages, API, errors, the socket's polling (wire: security-headers). Answers are not
 * stored anywhere unless a static file says otherwise.
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
