import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { createMask } from '@/console/recording/masking/mask';
import { rowName } from '@/console/recording/rowName';

/** Actions that only say that nothing happened. By name, because their slice is downloaded with the desk. */
const QUIET = ['connection/proofReceived'];

/**
 * The options for Redux DevTools: the last 1000 actions, masked as a recording is (behaviour: replay-masked), each under
 * the name of what happened.
 *
 * @param key 16 bytes, of this page alone
 */
export function devToolsOptions(key: Uint8Array) {
  const mask = createMask(key);
  return {
    name: 'Balcão',
    maxAge: 1000,
    actionsDenylist: QUIET,
    actionSanitizer: <A extends UnknownAction>(action: A): A => ({
      ...(mask(action) as A),
      type: rowName(action),
    }),
    stateSanitizer: <S>(state: S): S => mask(state) as S,
    // 'custom', which the extension takes for its default, exports around the sanitizers. What is imported or dispatched
    // would stand in a live console, whose clock and socket go on.
    features: { pause: true, jump: true, skip: true, export: true },
  } satisfies DevToolsEnhancerOptions;
}
