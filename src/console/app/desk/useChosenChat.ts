import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Marks a history entry that was opened from the list, so that one step back leads to the list. */
const OVER_LIST = { isOverList: true };

const isOverList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverList' in state && state.isOverList === true;

/**
 * The chat that the address names: `/dashboard?chat=ID` (behaviour: route-chat).
 *
 * On narrow screens Back closes the chat: choosing another chat replaces the history entry of the first, and closing
 * one goes back to the list it was opened from. So Back never leads into a closed chat.
 *
 * @returns the chat's id, or null, and a function that opens a chat or, with null, closes it
 */
export function useChosenChat(narrow: boolean) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const named = params.get('chat');
  const chatId = named === '' ? null : named;
  // A ref keeps `choose` the same function: every row of the list takes it, and a new one would render them all again.
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
