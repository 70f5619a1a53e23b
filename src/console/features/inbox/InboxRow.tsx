import { memo } from 'react';
import type { EpochMs } from '@/contract/wire';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { formatAgo } from '@/console/text/format';
import { initials } from '@/domain/initials';
import { formatPhone } from '@/domain/phone';
import { listBadge } from '@/domain/stages';
import { GoneRowView } from './GoneRowView';
import { InboxRowView } from './InboxRowView';
import type { RowPlace } from './rowPlace';

interface InboxRowProps extends RowPlace {
  now: EpochMs;
  selected: boolean;
  onSelect: (id: string) => void;
}

/** A row selects its conversation by id, so changes of others do not re-render it. */
export const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { id, now, selected, onSelect, isStop, takesFocus } = props;
  const place = { id, isStop, takesFocus };
  const conversation = useAppSelector((state) => selectConversation(state, id));
  const draft = useAppSelector((state) => selectDraft(state, id));
  const isAdmin = useAppSelector(selectIsAdmin);
  const text = useText();
  if (conversation === null) return <GoneRowView text={text.inbox.gone} place={place} />;

  const { agente, lastMessageTime } = conversation;
  const name = conversation.name || formatPhone(conversation.number);
  const badge = listBadge(conversation.estadoFluxo, conversation.pagamentoPago);
  // A chat may have a message without text: a picture from a host that gives it no words.
  const preview =
    conversation.lastMessage ||
    (lastMessageTime === null ? text.inbox.noMessages : text.inbox.wordless);
  const isDraft = draft !== '' && !selected;
  return (
    <InboxRowView
      text={text.inbox}
      customer={{ name, initials: initials(name), photo: conversation.profilePicUrl }}
      preview={isDraft ? draft : preview}
      isDraft={isDraft}
      unread={conversation.unreadCount}
      ago={lastMessageTime === null ? null : formatAgo(lastMessageTime, now, text.ago)}
      badge={{
        label: badge.label.kind === 'known' ? text.stages.badge[badge.label.key] : badge.label.text,
        percent: badge.progress,
        tone: badge.band,
        icon: badge.icon,
      }}
      agent={
        isAdmin && agente
          ? { name: agente.nome, initials: initials(agente.nome), photo: agente.foto }
          : null
      }
      isGroup={conversation.isGroup}
      selected={selected}
      place={place}
      onSelect={() => onSelect(id)}
    />
  );
});
