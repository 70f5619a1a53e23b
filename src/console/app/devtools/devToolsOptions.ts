import type { DevToolsEnhancerOptions, UnknownAction } from '@reduxjs/toolkit';
import { proofReceived } from '@/console/entities/connection/connectionSlice';
import { maskPersonal, maskText } from './maskPersonal';

/** What only says that nothing happened. */
const QUIET = [proofReceived.type];

/** A draft is what a person typed and did not even send; its keys are chats. */
function maskState<S>(state: S): S {
  const { drafts = {}, ...rest } = state as S & { drafts?: Record<string, string> };
  const typed: [string, string][] = Object.keys(drafts).map((id) => [maskText(id), '•••']);
  return { ...(maskPersonal(rest) as object), drafts: Object.fromEntries(typed) } as S;
}

/** How Redux DevTools sees the console: the last 1000 facts, personal data masked (behaviour: replay-masked). */
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
