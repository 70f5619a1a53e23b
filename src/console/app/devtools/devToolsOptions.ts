import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { maskPersonal, maskText } from './maskPersonal';
import { rowName } from './rowName';

/** Actions that only say that nothing happened. By name, because their slice is downloaded with the desk. */
const QUIET = ['connection/proofReceived'];

/**
 * Masks the state. Drafts are masked entirely: a person typed them and did not even send them. Their keys are chat ids.
 */
function maskState<S>(state: S): S {
  const { drafts = {}, ...rest } = state as S & { drafts?: Record<string, string> };
  const typed: [string, string][] = Object.keys(drafts).map((id) => [maskText(id), '•••']);
  return { ...(maskPersonal(rest) as object), drafts: Object.fromEntries(typed) } as S;
}

/**
 * The options for Redux DevTools: the last 1000 actions, with personal data masked (behaviour: replay-masked), each under
 * the name of what happened.
 */
export const devToolsOptions = {
  name: 'Balcão',
  maxAge: 1000,
  actionsDenylist: QUIET,
  actionSanitizer: <A extends UnknownAction>(action: A): A => ({
    ...(maskPersonal(action) as A),
    type: rowName(action),
  }),
  stateSanitizer: maskState,
  // 'custom', which the extension takes for its default, exports around the sanitizers. What is imported or dispatched
  // would stand in a live console, whose clock and socket go on.
  features: { pause: true, jump: true, skip: true, export: true },
} satisfies DevToolsEnhancerOptions;
