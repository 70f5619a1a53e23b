import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * Speedy: rules go in through `insertRule`, into style elements that stay empty. Those pass the policy by the hash
 * of the empty string. Emotion's default in development, text nodes, would be refused.
 */
const cache = createCache({ key: 'balcao', speedy: true });

/** Everything that MUI or emotion styles stands below this. */
export function StyleCache({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
