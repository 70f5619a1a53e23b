import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { quickRepliesApi } from '@/console/api/quickReplies';
import type { ReplyToolProps } from '@/console/shared/composer/replyTool';
import type { QuickReplyWords } from '@/console/text/quickReplyWords';
import type { QuickReply } from '@/contract/entities/quickReply';
import { quickReplyGroups } from '@/domain/quickReplyList';
import type { ReplyFacts } from '@/domain/replyText';
import type { ManageStart } from './manage/QuickRepliesDialog';
import { ReplyMenuView } from './ReplyMenuView';

export interface ReplyMenuKeys {
  /** @returns whether the key is the list's. */
  onKey: (event: KeyboardEvent) => boolean;
}

interface ReplyMenuProps extends Pick<ReplyToolProps, 'input' | 'onList'> {
  keys: Ref<ReplyMenuKeys>;
  words: QuickReplyWords;
  facts: ReplyFacts;
  /** What was typed after '/'. */
  typed: string;
  onInsert: (reply: QuickReply) => void;
  onClose: () => void;
  onManage: (start: ManageStart) => void;
}

/**
 * The list of replies, which the message input rules by its keys (behaviour: quick-reply-menu). The list that is kept is
 * shown at once, and read again each time it opens.
 */
export function ReplyMenu(props: ReplyMenuProps) {
  const { input, keys, onInsert, onClose, onList, typed } = props;
  const listId = useId();
  const { data, error, isFetching, refetch } = quickRepliesApi.useListQuickRepliesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const groups = quickReplyGroups(data?.items ?? [], typed);
  const shown = [...groups.own, ...groups.team];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = shown.find(({ id }) => id === chosenId) ?? groups.best;
  const optionId = chosen === null ? null : `${listId}-${chosen.id}`;

  // Another filter begins at its best fit.
  const [filteredBy, setFilteredBy] = useState(typed);
  if (filteredBy !== typed) {
    setFilteredBy(typed);
    setChosenId(null);
  }

  const tellInput = useEffectEvent(onList);
  useEffect(() => {
    tellInput(
      optionId === null
        ? {}
        : {
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': listId,
            'aria-activedescendant': optionId,
          },
    );
    if (optionId !== null) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [listId, optionId]);
  useEffect(() => () => tellInput({}), []);
  useLeaving(props);

  const step = (by: 1 | -1) => {
    const at = chosen === null ? -1 : shown.indexOf(chosen);
    setChosenId(shown[(at + by + shown.length) % shown.length]?.id ?? null);
  };
  /** @returns whether the key is the list's, pressed in the input or in the list itself. */
  const onKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (shiftKey) return false;
    if (key === 'Escape') onClose();
    else if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    // Without a reply Enter does nothing: what was typed to find one is not meant for the customer.
    else if (key === 'Enter' || (key === 'Tab' && chosen !== null)) {
      if (chosen !== null) onInsert(chosen);
    } else return false;
    return true;
  };
  useImperativeHandle(keys, (): ReplyMenuKeys => ({ onKey }));

  const manage = (start: ManageStart) => {
    onClose();
    // The dialog gives the focus back to where it was.
    input.current?.focus();
    props.onManage(start);
  };
  return (
    <ReplyMenuView
      words={props.words}
      facts={props.facts}
      typed={typed}
      listId={listId}
      groups={data === undefined ? null : groups}
      isEmpty={data?.items.length === 0}
      hasFailed={error !== undefined && !isFetching}
      chosenId={chosen?.id ?? null}
      onRetry={() => void refetch()}
      onKeyDown={(event) => {
        // In the list Tab leads on to its foot.
        if (event.key === 'Tab' || !onKey(event)) return;
        event.preventDefault();
        if (event.key === 'Escape') input.current?.focus();
      }}
      onInsert={onInsert}
      onManage={manage}
    />
  );
}

/** Closes the list when the person goes elsewhere: its own form is the input, its button, and the list. */
function useLeaving({ input, onClose }: Pick<ReplyMenuProps, 'input' | 'onClose'>): void {
  const leave = useEffectEvent(({ target }: Event) => {
    const form = input.current?.form;
    if (form && target instanceof Node && !form.contains(target)) onClose();
  });
  useEffect(() => {
    const listener = (event: Event) => leave(event);
    const kinds = ['pointerdown', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, listener);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listener);
    };
  }, []);
}
