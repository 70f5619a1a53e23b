import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * `speedy` inserts rules through `insertRule` into style elements that stay empty, which the policy allows by the hash
 * of the empty string. Emotion's default in development, text nodes, would be refused.
 */
const cache = createCache({ key: 'balcao', speedy: true });

/** Must wrap everything that MUI or emotion styles. */
export function StyleCache({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
