import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import {
  memo,
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
import { LOG, LOG_HEAD_PX } from '@/console/ui/messageLog';
import { useVirtual } from '@/console/ui/rows/useVirtual';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { Arrivals } from './Arrivals';
import { JumpToNewest } from './JumpToNewest';
import { itemsSince, lastSettledKey } from './useArrivals';

/** The usual height of a short message in px: what a message that was never in the page is thought to have. */
const USUAL_ROW_PX = 56;

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

/** There may be nothing in it that takes the focus. */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** The pane's height in px, before there was one to measure. */
let lastPanePx = 600;

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
  const [opensAt] = useState(() => placeOf(items, goal, keyOf));
  const lastKey = lastSettledKey(items, rules);
  // Where the reader left the end: the newest message that was there. Null while they are at it.
  const [leftAt, setLeftAt] = useState(opensAt === null ? null : { lastKey });
  const atEnd = leftAt === null;
  // The same, known as soon as the pane was scrolled.
  const follows = useRef(atEnd);
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : keyOf(item);
    },
    [items, keyOf],
  );
  const goToEnd = useCallback(() => {
    const pane = log.current;
    if (pane !== null) pane.scrollTop = pane.scrollHeight;
  }, []);
  const { core, measure, room } = useVirtual({
    count: items.length,
    getItemKey,
    getScrollElement: () => log.current,
    estimateSize: () => USUAL_ROW_PX,
    rangeExtractor: rowsInPage,
    // The messages that are read stay where they are, by their keys, whatever comes or goes above them.
    anchorTo: 'end',
    scrollEndThreshold: NEAR_END_PX,
    scrollMargin: LOG_HEAD_PX,
    paddingEnd: FOOT_PX,
    initialRect: { width: 0, height: lastPanePx },
    initialOffset: () => openingOffset(opensAt ?? items.length),
    onScrolled: ({ scrollHeight, scrollTop, clientHeight }) => {
      follows.current = scrollHeight - scrollTop - clientHeight <= NEAR_END_PX;
      if (follows.current !== atEnd) setLeftAt(follows.current ? null : { lastKey });
    },
    onPaneResized: () => {
      if (follows.current) goToEnd();
    },
    onRowsResized: () => {
      if (follows.current) goToEnd();
    },
  });
  // A reader at the end is led on with what arrives.
  useLayoutEffect(() => {
    if (follows.current) goToEnd();
  });
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
    if (isSentNow) goToEnd();
  }, [goToEnd, unsentKey]);

  const sayAtNewest = useEffectEvent(() => props.onAtNewest?.());
  useEffect(() => {
    if (atEnd) sayAtNewest();
  }, [atEnd, items]);

  const rows = core.getVirtualItems();
  const [first] = rows;
  const oldestInPage = first?.index === 0 ? first.key : null;
  const reachOldest = useEffectEvent(() => props.onReachOldest());
  useEffect(() => {
    if (oldestInPage !== null) reachOldest();
  }, [oldestInPage]);
  const { onReachOldest } = props;
  const retry = useCallback(() => {
    // The button disappears and would take the focus with it.
    log.current?.focus();
    onReachOldest();
  }, [onReachOldest]);

  return (
    <div className={LOG.classes.frame}>
      <Arrivals
        items={items}
        {...rules}
        isAnnounced={props.isAnnounced}
        announce={props.announce}
      />
      <div
        ref={log}
        className={LOG.classes.pane}
        role="log"
        aria-live="off"
        aria-label={text.messages}
        {...SCROLLED_BY_KEYS}
      >
        <div className={LOG.classes.content}>
          <OlderLine
            text={text}
            retryLabel={props.retryLabel}
            older={props.older}
            onRetry={retry}
          />
          {/* A changed style of what is around the rows would have the browser style each of them anew. */}
          <div className={LOG.classes.rows}>
            <div style={{ height: room.above }} />
            {rows.map(({ key, index }) => {
              const item = items[index];
              return item === undefined ? null : (
                <div key={key} ref={measure} data-index={index}>
                  {props.renderItem(item, items[index - 1] ?? null)}
                </div>
              );
            })}
            <div style={{ height: room.below }} />
          </div>
        </div>
      </div>
      {leftAt === null ? null : (
        <JumpToNewest
          text={text}
          hasNewMessages={itemsSince(items, leftAt.lastKey, rules).some(props.isIncoming)}
          onJump={() => {
            props.onLeaveGoal?.();
            goToEnd();
          }}
        />
      )}
    </div>
  );
}

interface OlderLineProps {
  text: Texts['chat'];
  retryLabel: string;
  older: 'idle' | 'loading' | 'failed';
  onRetry: () => void;
}

/** Whether older messages are on their way. It always takes its room, so that no message moves. */
const OlderLine = memo(function OlderLine({ text, retryLabel, older, onRetry }: OlderLineProps) {
  return (
    <div role="status" className={LOG.classes.older}>
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
    </div>
  );
});

/** @returns where the list is scrolled to before any message has a height, in px: so many messages are above its end */
const openingOffset = (above: number) =>
  Math.max(0, LOG_HEAD_PX + above * USUAL_ROW_PX + FOOT_PX - lastPanePx);

/** @returns the index of the goal among the items; null for none. */
function placeOf<T>(
  items: readonly T[],
  goal: Goal | null,
  keyOf: (item: T) => string,
): number | null {
  const place = goal === null ? -1 : items.findIndex((item) => keyOf(item) === goal.key);
  return place === -1 ? null : place;
}
