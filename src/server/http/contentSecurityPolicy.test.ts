import { contentSecurityPolicy } from './contentSecurityPolicy';

const ownOrigin = { apiUrl: '', couponUrl: '' };

/** The sources of one directive. */
function sources(directive: string, hosts = ownOrigin): string[] {
  const line = contentSecurityPolicy(hosts)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `));
  return line?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  it('never allows inline code, inline styles or eval', () => {
    const policy = contentSecurityPolicy({ apiUrl: 'https://api.test', couponUrl: '' });
    expect(policy).not.toMatch(/unsafe-/);
    expect(sources('script-src')).toEqual(["'self'"]);
    expect(sources('style-src-attr')).toEqual(["'none'"]);
  });

  it.each(['object-src', 'base-uri', 'frame-ancestors'])('closes %s', (directive) => {
    expect(sources(directive)).toEqual(["'none'"]);
  });

  it('lets pictures and media come from the own origin, data:, blob: and https:', () => {
    expect(sources('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
    expect(sources('media-src')).toEqual(["'self'", 'data:', 'blob:', 'https:']);
  });

  it('connects to the own origin only when no host is configured', () => {
    expect(sources('connect-src')).toEqual(["'self'"]);
  });

  it('connects to the configured hosts and their web sockets, each once', () => {
    const hosts = { apiUrl: 'https://api.test/base', couponUrl: 'http://127.0.0.1:4000' };
    expect(sources('connect-src', hosts)).toEqual([
      "'self'",
      'https://api.test',
      'wss://api.test',
      'http://127.0.0.1:4000',
      'ws://127.0.0.1:4000',
    ]);
    const same = { apiUrl: 'https://api.test', couponUrl: 'https://api.test' };
    expect(sources('connect-src', same)).toEqual(["'self'", 'https://api.test', 'wss://api.test']);
  });

  it('shows the media of an API host without TLS', () => {
    const hosts = { apiUrl: 'http://127.0.0.1:4000', couponUrl: '' };
    expect(sources('img-src', hosts)).toContain('http://127.0.0.1:4000');
  });

  it.each([
    "https://x.test; script-src 'unsafe-inline'",
    'https://x.test;script-src',
    'javascript:alert(1)',
    '/relative',
  ])('lets nothing of %s into the policy', (url) => {
    expect(contentSecurityPolicy({ apiUrl: url, couponUrl: url })).toBe(
      contentSecurityPolicy(ownOrigin),
    );
  });
});
