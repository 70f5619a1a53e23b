import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { Storage } from '@/console/ports/ports';

/** Turns Redux DevTools on in a production build when its value is 'on'. A developer sets it by hand. */
const DEV_TOOLS_KEY = 'devtools';

/**
 * In production an extension in somebody's browser sees nothing of the console unless they ask for it
 * (behaviour: devtools-asked-for).
 *
 * @returns the options for Redux DevTools; null when it shall not be connected
 */
export async function loadDevTools(
  storage: Pick<Storage, 'get'>,
  isProduction = process.env['NODE_ENV'] === 'production',
): Promise<DevToolsEnhancerOptions | null> {
  if (isProduction && storage.get(DEV_TOOLS_KEY) !== 'on') return null;
  const { devToolsOptions } = await import(/* webpackChunkName: "devtools" */ './devToolsOptions');
  return devToolsOptions(crypto.getRandomValues(new Uint8Array(16)));
}
