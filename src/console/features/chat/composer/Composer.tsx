import { useRef, type ComponentType } from 'react';
import { selectWhatsappConnected } from '@/console/entities/connection/connectionSelectors';
import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import type { ListAria, ReplyTool, ReplyToolProps } from '@/console/shared/composer/replyTool';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { useStateOf } from '@/console/ui/useStateOf';
import { MESSAGE_MAX_LENGTH, NOTE_MAX_LENGTH } from '@/contract/rest/conversations';
import { placeholdersIn } from '@/domain/replyPlaceholders';
import { useNote } from '../notes/useNote';
import { ComposerView } from './ComposerView';
import { charactersOver, queueMessage } from './queueMessage';

const Emojis = downloadedPart(
  async () => (await import(/* webpackChunkName: "emoji" */ '../emoji/EmojiPicker')).EmojiPicker,
);

/** The quick replies, where the host keeps some (behaviour: quick-replies). */
export type ComposerReplies = ComponentType<{ of: ReplyToolProps; onFailed: () => void }>;

const NO_LIST: ListAria = {};

interface ComposerProps {
  chatId: string;
  replies: ComposerReplies | null;
}

/** The message input, which takes notes too. The text is kept per chat until it is sent (behaviour: drafts, notes). */
export function Composer({ chatId, replies }: ComposerProps) {
  const { chat } = useText();
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, chatId));
  const connected = useAppSelector(selectWhatsappConnected) !== false;
  const locale = useLocale();
  const note = useNote(chatId);
  const input = useRef<HTMLTextAreaElement>(null);
  const tool = useRef<ReplyTool>(null);
  const [aria, setAria] = useStateOf(chatId, NO_LIST);
  // Their code is downloaded when they are first opened, or when a text is there that they have to ask about.
  const [wanted, setWanted] = useStateOf<'open' | 'held' | 'failed' | null>(chatId, null);
  const isUnfilled = replies !== null && placeholdersIn(draft).length > 0;
  if (wanted === null && isUnfilled) setWanted('held');
  const Held = wanted === null || wanted === 'failed' ? null : replies;
  const [emojisAt, setEmojisAt] = useStateOf<HTMLElement | null>(chatId, null);
  const isReady = Held !== null;
  const toggleReplies = () => {
    if (isReady) tool.current?.toggle();
    else setWanted('open');
  };
  const over = charactersOver(draft);
  const count = (characters: number) => characters.toLocaleString(locale);
  const change = (typed: string) => dispatch(draftChanged({ chatId, draft: typed }));
  const send = () => void dispatch(queueMessage(chatId, draft));
  const insert = (emoji: string) => {
    const area = input.current;
    if (area === null) return;
    area.setRangeText(emoji, area.selectionStart, area.selectionEnd, 'end');
    if (note?.isOpen === true) note.onChange(area.value);
    else change(area.value);
  };
  const emojis = emojisAt && (
    <Emojis.Part
      of={{
        anchor: emojisAt,
        input,
        onChoose: (emoji, more) => {
          insert(emoji);
          if (!more) setEmojisAt(null);
        },
        onClose: () => setEmojisAt(null),
      }}
      onFailed={() => setEmojisAt(null)}
    />
  );
  if (note?.isOpen === true) {
    return (
      <ComposerView
        chatId={chatId}
        text={chat}
        input={input}
        value={note.text}
        onChange={note.onChange}
        // A note needs the host alone: it is written also while WhatsApp is disconnected.
        enabled={!note.isSaving}
        fault={note.over > 0 ? chat.note.tooLong(count(NOTE_MAX_LENGTH), count(note.over)) : null}
        aria={{}}
        onKey={() => false}
        onSend={note.onSave}
        onEmojis={setEmojisAt}
        emojis={emojis}
        onReplies={null}
        replies={null}
        note={note}
      />
    );
  }
  return (
    <ComposerView
      chatId={chatId}
      text={chat}
      input={input}
      value={draft}
      onChange={(typed) => {
        if (Held === null && draft === '' && typed === '/') setWanted('open');
        change(typed);
      }}
      enabled={connected}
      fault={over > 0 ? chat.tooLong(count(MESSAGE_MAX_LENGTH), count(over)) : null}
      aria={aria}
      onKey={(event) => tool.current?.onKey(event) ?? false}
      onSend={() => {
        // While their code is on its way a text is sent as ever, but for one with a gap or one that looks for a reply.
        if (tool.current !== null) tool.current.onSend();
        else if (isUnfilled) setWanted('held');
        else if (Held !== null && draft.startsWith('/')) return;
        else send();
      }}
      onEmojis={setEmojisAt}
      emojis={emojis}
      note={note}
      onReplies={replies && toggleReplies}
      replies={
        Held && (
          <Held
            key={chatId}
            of={{
              chatId,
              input,
              value: draft,
              enabled: connected,
              opensAtOnce: wanted === 'open',
              onChange: change,
              onSend: send,
              onList: setAria,
              hold: tool,
            }}
            onFailed={() => setWanted('failed')}
          />
        )
      }
    />
  );
}
