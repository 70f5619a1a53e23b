import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { maskPersonal, maskText } from './maskPersonal';

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

/** The options for Redux DevTools: the last 1000 actions, with personal data masked (behaviour: replay-masked). */
export const devToolsOptions = {
  name: 'Balcão',
  maxAge: 1000,
  actionsDenylist: QUIET,
  actionSanitizer: <A extends UnknownAction>(action: A): A => ({
    ...(maskPersonal(action) as A),
    type: action.type,
  }),
  stateSanitizer: maskState,
} satisfies DevToolsEnhancerOptions;
