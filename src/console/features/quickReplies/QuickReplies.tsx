import { useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '@/console/shared/text/locale';
import type { ReplyTool, ReplyToolProps } from '@/console/shared/composer/replyTool';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { quickReplyWordsOf } from '@/console/text/quickReplyWords';
import { placeholdersIn } from '@/domain/replyPlaceholders';
import { fillReply } from '@/domain/replyText';
import type { ManageStart } from './manage/QuickRepliesDialog';
import { ReplyMenu, type ReplyMenuKeys } from './ReplyMenu';
import { UnfilledView } from './UnfilledView';
import { useReplyFacts } from './useReplyFacts';
import { useSelection } from './useSelection';

const Dialog = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "quick-replies-dialog" */ './manage/QuickRepliesDialog'))
      .QuickRepliesDialog,
);

/**
 * What the quick replies do in the message input (behaviour: quick-replies): the list that opens with '/', the way from
 * one placeholder to the next, and the question before a text is sent that still has one.
 */
export function QuickReplies(props: ReplyToolProps) {
  const { chatId, hold, input, value } = props;
  const words = quickReplyWordsOf(useLocale());
  const facts = useReplyFacts(chatId);
  const select = useSelection(input, value);
  const menu = useRef<ReplyMenuKeys>(null);
  const [isOpen, setOpen] = useListOpen(value, props.opensAtOnce);
  const close = () => setOpen(false);
  const [managed, setManaged] = useState<ManageStart | null>(null);
  /** The text about which the person was asked. Another text is another question. */
  const [asked, setAsked] = useState<string | null>(null);
  const unfilled = placeholdersIn(value);
  const isAsking = asked === value && unfilled.length > 0;

  const insert = (reply: string) => {
    const filled = fillReply(reply, facts);
    const area = input.current;
    // What was typed after '/' gives way to the reply; into any other text it goes where the caret is.
    const isTyped = value.startsWith('/');
    const from = isTyped ? 0 : (area?.selectionStart ?? value.length);
    const to = isTyped ? value.length : (area?.selectionEnd ?? value.length);
    const end = from + filled.length;
    const next = value.slice(0, from) + filled + value.slice(to);
    const first = placeholdersIn(next).find((place) => place.start >= from && place.end <= end) ?? {
      start: end,
      end,
    };
    close();
    if (next === value) select.now(first);
    else select.later(first);
    props.onChange(next);
  };

  const manage = (start: ManageStart) => {
    // What was typed to find a reply is no message that waits for the dialog's end.
    if (value.startsWith('/')) props.onChange('');
    setManaged(start);
  };

  /** Tab leads to the placeholders after the caret; after the last one it leads out of the input, as always. */
  const toNext = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key !== 'Tab' || shiftKey) return false;
    const after = input.current?.selectionEnd ?? 0;
    const next = unfilled.find(({ start }) => start >= after);
    if (next !== undefined) select.now(next);
    return next !== undefined;
  };

  const send = () => {
    close();
    const [first] = unfilled;
    if (first === undefined) {
      props.onSend();
      return;
    }
    setAsked(value);
    select.now(first);
  };

  useImperativeHandle(hold, (): ReplyTool => ({
    onKey: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      return (menu.current?.onKey(event) ?? false) || toNext(event);
    },
    onSend: send,
    toggle: () => {
      setOpen(!isOpen);
      input.current?.focus();
    },
  }));

  return (
    <>
      {isOpen && props.enabled ? (
        <ReplyMenu
          keys={menu}
          words={words}
          facts={facts}
          typed={value.startsWith('/') ? value.slice(1) : ''}
          input={input}
          onInsert={({ texto }) => insert(texto)}
          onClose={close}
          onManage={manage}
          onList={props.onList}
        />
      ) : null}
      {managed === null ? null : (
        // React hands the dialog's events on to the message input's form, which would send what is written.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Dialog.Part
            of={{ start: managed, onClose: () => setManaged(null) }}
            onFailed={() => setManaged(null)}
          />
        </div>
      )}
      {isAsking ? (
        <UnfilledView
          words={words}
          names={unfilled.map(({ start, end }) => value.slice(start, end))}
          onSend={() => {
            setAsked(null);
            props.onSend();
            input.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/**
 * Whether the list is open. It opens when '/' is typed into the empty input, and closes when the text is no longer one
 * that was typed to find a reply.
 */
function useListOpen(value: string, opensAtOnce: boolean) {
  const [isOpen, setOpen] = useState(opensAtOnce);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    setOpen(value.startsWith('/') && (isOpen || (value === '/' && before === '')));
  }
  return [isOpen, setOpen] as const;
}
