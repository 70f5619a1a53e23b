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
    // Its room is always there: what is read does not move when older messages are asked for.
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

/** About a short message's height in px: with it the list needs no first pass to measure one message. */
const USUAL_ROW_PX = 56;

/** Nearer to the end than this, in px, counts as being at the end. */
const NEAR_END_PX = 80;

interface MessageListViewProps<T> {
  text: Texts['chat'];
  /** From the oldest to the newest; those on their way out come last. */
  items: readonly T[];
  /** What tells one item from another, the same for a message before and after it is sent. */
  keyOf: (item: T) => string;
  /** Written here and on its way out: the list goes down to it, wherever it was. */
  isUnsent: (item: T) => boolean;
  /** Worth the button 'novas mensagens' when it arrives below what is read. */
  isNews: (item: T) => boolean;
  /** Read to screen readers when it arrives. */
  isAnnounced: (item: T) => boolean;
  announce: (item: T) => string;
  retryLabel: string;
  older: 'idle' | 'loading' | 'failed';
  onReachOldest: () => void;
  /** The reader is at the newest message: when they come there, and with each one that follows. */
  onAtNewest?: () => void;
  renderItem: (item: T, previous: T | null) => ReactNode;
}

/**
 * The messages of one chat; give it a `key` of the chat, so that each opens at its newest message.
 * Loading older ones moves nothing that is being read, and new ones never pull the reader down, but for what the reader
 * sends (behaviour: messages-older, messages-new-below).
 */
export function MessageListView<T>(props: MessageListViewProps<T>) {
  const { text, items, keyOf, isUnsent } = props;
  const rules = { keyOf, isUnsent };
  const list = useRef<VirtuosoHandle>(null);
  const log = useRef<HTMLDivElement>(null);
  const firstItemIndex = useFirstItemIndex(items, keyOf);
  const arrivals = useArrivals(items, rules, props.isAnnounced);

  const lastKey = lastSettledKey(items, rules);
  const { atEnd, isAtEnd, setPane } = useStayAtEnd(NEAR_END_PX);
  const givePane = useCallback(
    (scroller: HTMLElement | Window | null) =>
      setPane(scroller instanceof HTMLElement ? scroller : null),
    [setPane],
  );
  const goToEnd = () => list.current?.scrollToIndex({ index: 'LAST', align: 'end' });
  const sayAtNewest = useEffectEvent(() => props.onAtNewest?.());
  useEffect(() => {
    if (atEnd) sayAtNewest();
  }, [atEnd, items]);
  const [seenKey, setSeenKey] = useState(lastKey);
  if (atEnd && seenKey !== lastKey) setSeenKey(lastKey);
  const hasNewBelow = !atEnd && itemsSince(items, seenKey, rules).some(props.isNews);

  const unsent = items.findLast(isUnsent);
  const unsentKey = unsent === undefined ? null : keyOf(unsent);
  const followedKey = useRef(unsentKey);

  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      {/* Live by itself, the log would read out whatever is scrolled into sight. */}
      <VisuallyHidden role="status">
        {arrivals.map((item) => (
          // A customer may repeat themselves: each is an element of its own, and so is heard.
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
              // The button goes, and would take the focus with it.
              log.current?.focus();
              props.onReachOldest();
            },
          }}
          components={LIST_PARTS as Components<T, ListContext>}
          firstItemIndex={firstItemIndex}
          initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
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
      {atEnd ? null : <JumpToNewest text={text} hasNews={hasNewBelow} onJump={goToEnd} />}
    </Box>
  );
}
