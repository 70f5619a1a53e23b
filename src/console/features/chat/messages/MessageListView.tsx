import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Virtuoso, type Components, type VirtuosoHandle } from 'react-virtuoso';
import type { Texts } from '@/console/text/texts';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { JumpToNewest } from './JumpToNewest';
import { isInside, leadUntilThere } from './leadUntilThere';
import { itemsSince, lastSettledKey, useArrivals } from './useArrivals';
import { useFirstItemIndex } from './useFirstItemIndex';
import { useStayAtEnd } from './useStayAtEnd';

interface ListContext {
  text: Texts['chat'];
  retryLabel: string;
  older: 'idle' | 'loading' | 'failed';
  onRetry: () => void;
}

const LIST_PARTS: Components<unknown, ListContext> = {
  Header: ({ context: { text, retryLabel, older, onRetry } }) => (
    // The header always takes its room, so that the visible messages do not move when older ones are requested.
    <Stack
      direction="row"
      role="status"
      sx={{ height: 44, px: 3, gap: 2, alignItems: 'center', justifyContent: 'center' }}
    >
      {older === 'loading' ? (
        <>
          <CircularProgress aria-hidden size={18} />
          <VisuallyHidden>{text.loadingOlder}</VisuallyHidden>
        </>
      ) : null}
      {older === 'failed' ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {text.olderFailed}
          </Typography>
          <Button size="small" onClick={onRetry} sx={{ flex: 'none' }}>
            {retryLabel}
          </Button>
        </>
      ) : null}
    </Stack>
  ),
  Footer: () => <Box sx={{ height: 12 }} />,
};

/** The usual height of a short message in px. It saves the list a first pass that only measures one message. */
const USUAL_ROW_PX = 56;

/** A reader closer to the end than this, in px, counts as being at the end. */
const NEAR_END_PX = 80;

interface MessageListViewProps<T> {
  text: Texts['chat'];
  /** Sorted from the oldest to the newest; unsent ones come last. */
  items: readonly T[];
  /** Identifies an item; the same key before and after a message is sent. */
  keyOf: (item: T) => string;
  /** Written here and not sent yet: the list scrolls down to such an item from wherever it is. */
  isUnsent: (item: T) => boolean;
  /** True for an item that deserves the button 'novas mensagens' when it arrives below the visible part. */
  isIncoming: (item: T) => boolean;
  /** True for an item that screen readers announce when it arrives. */
  isAnnounced: (item: T) => boolean;
  announce: (item: T) => string;
  retryLabel: string;
  older: 'idle' | 'loading' | 'failed';
  onReachOldest: () => void;
  /**
   * Called when the reader reaches the newest message, and again for each message that arrives while they are there.
   */
  onAtNewest?: () => void;
  renderItem: (item: T, previous: T | null) => ReactNode;
  /** The item that the reader is led to; another object leads there again. Null and absent: none. */
  goal?: Goal | null;
  /** The reader leaves the goal for the newest message. */
  onLeaveGoal?: () => void;
}

/** An item of the list, by its key. */
export interface Goal {
  key: string;
}

/**
 * The messages of one chat. Give it a `key` of the chat, so that each chat opens at its newest message. Loading older
 * messages moves nothing that is being read. New messages never pull the reader down, except the reader's own
 * (behaviour: messages-older, messages-new-below).
 */
export function MessageListView<T>(props: MessageListViewProps<T>) {
  const { text, items, keyOf, isUnsent, goal = null } = props;
  const rules = { keyOf, isUnsent };
  const list = useRef<VirtuosoHandle>(null);
  const log = useRef<HTMLDivElement>(null);
  const firstItemIndex = useFirstItemIndex(items, keyOf);
  const arrivals = useArrivals(items, rules, props.isAnnounced);

  const lastKey = lastSettledKey(items, rules);
  const [opensAt] = useState(() => placeOf(items, goal, keyOf));
  const opensAtEnd = opensAt === null;
  const { atEnd, isAtEnd, leaveEnd, arrive, setPane } = useStayAtEnd(NEAR_END_PX, opensAtEnd);
  const givePane = useCallback(
    (scroller: HTMLElement | Window | null) =>
      setPane(scroller instanceof HTMLElement ? scroller : null),
    [setPane],
  );
  const goToEnd = () => list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
  // The list's own way there ends when no height changes any more, wherever it is by then.
  useEffect(() => (opensAtEnd ? arrive(goToEnd) : undefined), [opensAtEnd, arrive]);
  const goToGoal = useEffectEvent(() => {
    const index = placeOf(items, goal, keyOf);
    if (index === null) return;
    // Otherwise the list would go back to its end as soon as its height changes.
    leaveEnd();
    list.current?.scrollToIndex({ index, align: 'center' });
  });
  const isAtGoal = useEffectEvent(() => {
    const index = placeOf(items, goal, keyOf);
    const row = log.current?.querySelector(`[data-item-index="${firstItemIndex + (index ?? 0)}"]`);
    return index === null || isInside(row ?? null, log.current);
  });
  useEffect(() => (goal === null ? undefined : leadUntilThere(goToGoal, isAtGoal)), [goal]);
  const sayAtNewest = useEffectEvent(() => props.onAtNewest?.());
  useEffect(() => {
    if (atEnd) sayAtNewest();
  }, [atEnd, items]);
  const [seenKey, setSeenKey] = useState(lastKey);
  if (atEnd && seenKey !== lastKey) setSeenKey(lastKey);
  const hasNewMessages = !atEnd && itemsSince(items, seenKey, rules).some(props.isIncoming);

  const unsent = items.findLast(isUnsent);
  const unsentKey = unsent === undefined ? null : keyOf(unsent);
  const followedKey = useRef(unsentKey);

  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      {/* If the log itself were live, screen readers would read out whatever is scrolled into view. */}
      <VisuallyHidden role="status">
        {arrivals.map((item) => (
          // A customer may repeat a message. Each one is its own element, so that a repeated text is announced again.
          <span key={keyOf(item)}>{props.announce(item)} </span>
        ))}
      </VisuallyHidden>
      <Box
        ref={log}
        role="log"
        aria-live="off"
        aria-label={text.messages}
        tabIndex={-1}
        sx={{ height: '100%', '&:focus': { outline: 'none' } }}
      >
        <Virtuoso<T, ListContext>
          ref={list}
          scrollerRef={givePane}
          data={items}
          context={{
            text,
            retryLabel: props.retryLabel,
            older: props.older,
            onRetry: () => {
              // The button disappears and would take the focus with it.
              log.current?.focus();
              props.onReachOldest();
            },
          }}
          components={LIST_PARTS as Components<T, ListContext>}
          firstItemIndex={firstItemIndex}
          initialTopMostItemIndex={
            opensAt === null ? { index: 'LAST', align: 'end' } : { index: opensAt, align: 'center' }
          }
          alignToBottom
          defaultItemHeight={USUAL_ROW_PX}
          followOutput={() => {
            const isSentNow = unsentKey !== null && unsentKey !== followedKey.current;
            followedKey.current = unsentKey;
            return isAtEnd() || isSentNow ? 'auto' : false;
          }}
          atBottomThreshold={NEAR_END_PX}
          totalListHeightChanged={() => {
            if (isAtEnd()) goToEnd();
          }}
          startReached={props.onReachOldest}
          increaseViewportBy={{ top: 300, bottom: 100 }}
          computeItemKey={(_index, item) => keyOf(item)}
          itemContent={(index, item) =>
            props.renderItem(item, items[index - firstItemIndex - 1] ?? null)
          }
        />
      </Box>
      {atEnd ? null : (
        <JumpToNewest
          text={text}
          hasNewMessages={hasNewMessages}
          onJump={() => {
            props.onLeaveGoal?.();
            goToEnd();
          }}
        />
      )}
    </Box>
  );
}

/** @returns the index of the goal among the items; null for none. */
function placeOf<T>(
  items: readonly T[],
  goal: Goal | null,
  keyOf: (item: T) => string,
): number | null {
  const place = goal === null ? -1 : items.findIndex((item) => keyOf(item) === goal.key);
  return place === -1 ? null : place;
}
