import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Marks an entry of the browser's history that was opened from the list, which lies right behind it. */
const OVER_LIST = { isOverList: true };

const isOverList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverList' in state && state.isOverList === true;

/**
 * The chat that the address names: `/dashboard?chat=ID` (behaviour: route-chat).
 *
 * On narrow screens Back closes it: a chat that follows another takes its place in the history, and closing
 * one goes back to the list it was opened from, so that Back never leads into a chat that was closed.
 */
export function useChosenChat(narrow: boolean) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const named = params.get('chat');
  const chatId = named === '' ? null : named;
  // The same function wherever one is: every row of the list holds it, and would be drawn anew with it.
  const here = useRef({ chatId, narrow, state });
  useLayoutEffect(() => {
    here.current = { chatId, narrow, state };
  });
  const choose = useCallback(
    (id: string | null) => {
      const at = here.current;
      const search = id === null ? '' : `?${new URLSearchParams({ chat: id }).toString()}`;
      const go = (options: NavigateOptions) => void navigate({ search }, options);
      if (id === null && isOverList(at.state)) void navigate(-1);
      else if (id === null) go({ replace: true });
      else if (at.chatId === null) go({ state: OVER_LIST });
      else go(at.narrow ? { replace: true, state: at.state } : {});
    },
    [navigate],
  );
  return { chatId, choose };
}
