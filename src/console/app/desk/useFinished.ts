import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** `/dashboard?finalizadas` is the list, `/dashboard?finalizadas=ID` one attendance (behaviour: route-finished). */
const PARAM = 'finalizadas';

/** Mark a history entry from which one step back leads to the conversations, or to the list. */
const OVER_CONVERSATIONS = { isOver: 'conversations' };
const OVER_LIST = { isOver: 'finished' };

const isOver = (state: unknown, what: string): boolean =>
  typeof state === 'object' && state !== null && 'isOver' in state && state.isOver === what;

interface Finished {
  isShown: boolean;
  /** The attendance that is open; null for none. */
  openId: string | null;
  /** The list was opened here, and not by the address. */
  isOpenedHere: boolean;
  /** The attendance that was opened last in this list; null for none. */
  lastId: string | null;
  /** Shows the list. A chat that is open beside it stays open. */
  show: () => void;
  choose: (id: string) => void;
  /** Closes the attendance that is open; the list stays. */
  close: () => void;
  /** Leads back to the conversations. */
  leave: () => void;
}

/**
 * What the address says of one's finished attendances. Steps that lead back go back in the browser's history where they
 * can, so that its own 'Back' never leads into what was closed.
 *
 * @param isThere whether the person has such a list at all: else the address says nothing
 */
export function useFinished(isThere: boolean): Finished {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [opened, setOpened] = useState<{ lastId: string | null } | null>(null);
  const named = isThere ? params.get(PARAM) : null;
  const openId = named === '' ? null : named;
  // The functions are called long after the render that made them, by keys and by parts that are downloaded.
  const here = useRef({ chat: params.get('chat'), openId, state });
  useLayoutEffect(() => {
    here.current = { chat: params.get('chat'), openId, state };
  });
  const searchOf = (finished: string | null) => {
    const { chat } = here.current;
    const next = new URLSearchParams();
    // An attendance that is open takes the place of the chat.
    if (chat !== null && !finished) next.set('chat', chat);
    if (finished !== null) next.set(PARAM, finished);
    return `?${next.toString()}`;
  };
  return {
    isShown: named !== null,
    openId,
    isOpenedHere: opened !== null,
    lastId: opened?.lastId ?? null,
    show: () => {
      setOpened({ lastId: null });
      void navigate({ search: searchOf('') }, { state: OVER_CONVERSATIONS });
    },
    choose: (id) => {
      const at = here.current;
      setOpened({ lastId: id });
      const isFirst = at.openId === null;
      const options = isFirst ? { state: OVER_LIST } : { state: at.state, replace: true };
      void navigate({ search: searchOf(id) }, options);
    },
    close: () => {
      if (isOver(here.current.state, OVER_LIST.isOver)) void navigate(-1);
      else void navigate({ search: searchOf('') }, { replace: true });
    },
    leave: () => {
      const at = here.current;
      const isList = at.openId === null && isOver(at.state, OVER_CONVERSATIONS.isOver);
      if (isList) void navigate(-1);
      else void navigate({ search: searchOf(null) }, { replace: true });
    },
  };
}
