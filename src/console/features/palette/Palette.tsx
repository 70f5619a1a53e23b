import { useState } from 'react';
import {
  selectConversationIds,
  selectConversations,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useLocale } from '@/console/shared/text/locale';
import { senderWord } from '@/console/shared/text/senderWord';
import { splitNow } from '@/console/shared/text/links';
import { useText } from '@/console/shared/text/useText';
import { useAppSelector } from '@/console/store/hooks';
import { exactTime, formatDateTime } from '@/console/text/format';
import { paletteWordsOf } from '@/console/text/paletteWords';
import type { Conversation } from '@/contract/entities/conversation';
import { labelMatcher } from '@/domain/commandList';
import { initials } from '@/domain/initials';
import { senderOf } from '@/domain/lastSender';
import { plainText } from '@/domain/preview';
import { shownName } from '@/domain/shownName';
import { conversationMatcher, excerptOf } from '@/domain/search';
import { PaletteView, type PaletteChat } from './PaletteView';
import { useCommands, type DeskDeeds } from './useCommands';
import { useFoundMessages } from './useFoundMessages';

interface PaletteProps {
  deeds: DeskDeeds;
  /** Goes to the list's own search, and looks there for what was typed. */
  onSearchList: (query: string) => void;
  onChoose: (chatId: string) => void;
  /** Opens the chat of a message that was found, and shows it there. */
  onChooseMessage: (chatId: string, messageId: string) => void;
  onClose: () => void;
}

/** How many conversations are offered at most: whoever does not see theirs goes on typing, or to the list. */
const MOST_CHATS = 8;

/** Finds conversations and commands (behaviour: palette). */
export function Palette({ deeds, onSearchList, onChoose, onChooseMessage, onClose }: PaletteProps) {
  const text = useText();
  const isAdmin = useAppSelector(selectIsAdmin);
  const locale = useLocale();
  const words = paletteWordsOf(locale);
  const commands = useCommands(deeds);
  const [query, setQuery] = useState('');
  const ids = useAppSelector(selectConversationIds);
  const conversations = useAppSelector(selectConversations);
  const messages = useFoundMessages(query);
  const fits = labelMatcher(query);
  /** Closes first: what is chosen may take the focus. */
  const after = (deed: () => void) => () => {
    onClose();
    deed();
  };
  return (
    <PaletteView
      words={words}
      query={query}
      onQuery={setQuery}
      onSearchList={after(() => onSearchList(query.trim()))}
      chats={foundChats(query, ids, conversations).map((chat) => ({
        ...chat,
        onChoose: after(() => onChoose(chat.id)),
      }))}
      messages={{
        status: messages.status,
        rows: messages.items.flatMap(({ chatId, mensagem }) => {
          const chat = conversations.find(({ id }) => id === chatId);
          return chat === undefined
            ? []
            : {
                id: mensagem.id,
                name: shownName(chat),
                sender: senderWord(senderOf(mensagem), isAdmin, text.inbox),
                excerpt: excerptOf(plainText(mensagem.body, splitNow), query),
                at: exactTime(mensagem.timestamp, locale),
                when: formatDateTime(mensagem.timestamp, locale),
                onChoose: after(() => onChooseMessage(chatId, mensagem.id)),
              };
        }),
      }}
      commands={commands
        .filter(({ label }) => fits(label))
        .map((command) => ({ ...command, run: after(command.run) }))}
      onClose={onClose}
    />
  );
}

/** The conversations that fit, in the list's order. */
function foundChats(
  query: string,
  ids: readonly string[],
  conversations: readonly Conversation[],
): Omit<PaletteChat, 'onChoose'>[] {
  const matches = conversationMatcher(query);
  const found = new Map<string, Conversation>();
  for (const conversation of conversations) {
    if (matches(conversation)) found.set(conversation.id, conversation);
  }
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .slice(0, MOST_CHATS)
    .map((chat) => {
      const name = shownName(chat);
      return { id: chat.id, name, initials: initials(name), photo: chat.profilePicUrl };
    });
}
