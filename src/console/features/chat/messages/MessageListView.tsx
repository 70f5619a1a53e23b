import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Range } from '@tanstack/virtual-core';
import type { Texts } from '@/console/text/texts';
import { useVirtual } from '@/console/ui/rows/useVirtual';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { JumpToNewest } from './JumpToNewest';
import { itemsSince, lastSettledKey, useArrivals } from './useArrivals';

/** The usual height of a short message in px: what a message that was never in the page is thought to have. */
const USUAL_ROW_PX = 56;

/** The room above the messages in px, so that none of them moves when older ones are requested. */
const HEAD_PX = 44;
/** The room below the messages in px. */
const FOOT_PX = 12;

/** Messages in the page above those in sight, where a reader scrolls to, and below them. */
const SPARE_ROWS = { above: 6, below: 2 };

const rowsInPage = ({ startIndex, endIndex, count }: Range): number[] => {
  const first = Math.max(0, startIndex - SPARE_ROWS.above);
  const last = Math.min(count - 1, endIndex + SPARE_ROWS.below);
  return Array.from({ length: last - first + 1 }, (_unused, place) => first + place);
};

/** A reader closer to the end than this, in px, counts as being at the end. */
const NEAR_END_PX = 80;

/** The pane's height in px, before there was one to measure. */
let lastPanePx = 600;

const Log = styled('div')({
  height: '100%',
  overflowY: 'auto',
  // The list holds its place by itself.
  overflowAnchor: 'none',
  '&:focus-visible': { outlineOffset: -2 },
});

/** As high as the pane at least, so that few messages stand at its foot. */
const Content = styled('div')({
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
});

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
 * The messages of one chat. Give it a `key` of the chat, so that each chat opens at its newest message. Messages that
 * come or go above move nothing that is being read. New messages never pull the reader down, except the reader's own
 * (behaviour: messages-older, messages-new-below).
 */
export function MessageListView<T>(props: MessageListViewProps<T>) {
  const { text, items, keyOf, isUnsent, goal = null } = props;
  const rules = { keyOf, isUnsent };
  const log = useRef<HTMLDivElement>(null);
  const arrivals = useArrivals(items, rules, props.isAnnounced);
  const [opensAt] = useState(() => placeOf(items, goal, keyOf));
  const [atEnd, setAtEnd] = useState(opensAt === null);
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  const { core, measure } = useVirtual({
    count: items.length,
    getItemKey,
    getScrollElement: () => log.current,
    estimateSize: () => USUAL_ROW_PX,
    rangeExtractor: rowsInPage,
    // The messages that are read stay where they are, by their keys, whatever comes or goes above them.
    anchorTo: 'end',
    // A reader at the end is led on with what arrives, and with what gets higher.
    followOnAppend: true,
    scrollEndThreshold: NEAR_END_PX,
    scrollMargin: HEAD_PX,
    paddingEnd: FOOT_PX,
    initialRect: { width: 0, height: lastPanePx },
    initialOffset: () => openingOffset(opensAt ?? items.length),
    onScrolled: (list) => setAtEnd(list.isAtEnd(NEAR_END_PX)),
    onPaneResized: (list) => {
      if (atEnd) list.scrollToEnd();
    },
  });
  useLayoutEffect(() => {
    if (opensAt === null) core.scrollToEnd();
  }, [core, opensAt]);
  const goToGoal = useEffectEvent(() => {
    const index = placeOf(items, goal, keyOf);
    if (index !== null) core.scrollToIndex(index, { align: 'center' });
  });
  useEffect(() => {
    if (goal !== null) goToGoal();
  }, [goal]);
  useEffect(() => {
    const pane = log.current;
    return () => {
      if (pane !== null && pane.clientHeight > 0) lastPanePx = pane.clientHeight;
    };
  }, []);

  const unsent = items.findLast(isUnsent);
  const unsentKey = unsent === undefined ? null : keyOf(unsent);
  const followedKey = useRef(unsentKey);
  useLayoutEffect(() => {
    const isSentNow = unsentKey !== null && unsentKey !== followedKey.current;
    followedKey.current = unsentKey;
    if (isSentNow) core.scrollToEnd();
  }, [core, unsentKey]);

  const sayAtNewest = useEffectEvent(() => props.onAtNewest?.());
  useEffect(() => {
    if (atEnd) sayAtNewest();
  }, [atEnd, items]);
  const lastKey = lastSettledKey(items, rules);
  const [seenKey, setSeenKey] = useState(lastKey);
  if (atEnd && seenKey !== lastKey) setSeenKey(lastKey);
  const hasNewMessages = !atEnd && itemsSince(items, seenKey, rules).some(props.isIncoming);

  const rows = core.getVirtualItems();
  const [first] = rows;
  const oldestInPage = first?.index === 0 ? first.key : null;
  const reachOldest = useEffectEvent(() => props.onReachOldest());
  useEffect(() => {
    if (oldestInPage !== null) reachOldest();
  }, [oldestInPage]);

  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      {/* If the log itself were live, screen readers would read out whatever is scrolled into view. */}
      <VisuallyHidden role="status">
        {arrivals.map((item) => (
          // A customer may repeat a message. Each one is its own element, so that a repeated text is announced again.
          <span key={keyOf(item)}>{props.announce(item)} </span>
        ))}
      </VisuallyHidden>
      <Log ref={log} role="log" aria-live="off" aria-label={text.messages} tabIndex={0}>
        <Content>
          <OlderLine
            text={text}
            retryLabel={props.retryLabel}
            older={props.older}
            onRetry={() => {
              // The button disappears and would take the focus with it.
              log.current?.focus();
              props.onReachOldest();
            }}
          />
          <div style={{ flex: 'none', height: core.getTotalSize() }}>
            <div style={{ transform: `translateY(${(first?.start ?? HEAD_PX) - HEAD_PX}px)` }}>
              {rows.map(({ key, index }) => {
                const item = items[index];
                return item === undefined ? null : (
                  <div key={key} ref={measure} data-index={index}>
                    {props.renderItem(item, items[index - 1] ?? null)}
                  </div>
                );
              })}
            </div>
          </div>
        </Content>
      </Log>
      {atEnd ? null : (
        <JumpToNewest
          text={text}
          hasNewMessages={hasNewMessages}
          onJump={() => {
            props.onLeaveGoal?.();
            core.scrollToEnd();
          }}
        />
      )}
    </Box>
  );
}

interface OlderLineProps {
  text: Texts['chat'];
  retryLabel: string;
  older: 'idle' | 'loading' | 'failed';
  onRetry: () => void;
}

/** Whether older messages are on their way. It always takes its room, so that no message moves. */
function OlderLine({ text, retryLabel, older, onRetry }: OlderLineProps) {
  return (
    <OlderRoom role="status">
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
    </OlderRoom>
  );
}

const OlderRoom = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: HEAD_PX,
  padding: '0 12px',
});

/** @returns where the list is scrolled to before any message has a height, in px: so many messages are above its end */
const openingOffset = (above: number) =>
  Math.max(0, HEAD_PX + above * USUAL_ROW_PX + FOOT_PX - lastPanePx);

/** @returns the index of the goal among the items; null for none. */
function placeOf<T>(
  items: readonly T[],
  goal: Goal | null,
  keyOf: (item: T) => string,
): number | null {
  const place = goal === null ? -1 : items.findIndex((item) => keyOf(item) === goal.key);
  return place === -1 ? null : place;
}
