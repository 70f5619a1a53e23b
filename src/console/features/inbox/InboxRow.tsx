import { memo, useMemo } from 'react';
import type { EpochMs } from '@/contract/wire';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectHasFailed } from '@/console/entities/outbox/outboxSelectors';
import { useAppFacts, usePorts } from '@/console/store/hooks';
import { handedOver } from '@/console/shared/text/handedOver';
import { senderWord } from '@/console/shared/text/senderWord';
import { useLocale } from '@/console/shared/text/locale';
import { useSplit } from '@/console/shared/text/links';
import { useText } from '@/console/shared/text/useText';
import { exactTime, formatAgo } from '@/console/text/format';
import type { Conversation } from '@/contract/entities/conversation';
import type { Texts } from '@/console/text/texts';
import { knownSender } from '@/domain/lastSender';
import { initials } from '@/domain/initials';
import { shownName } from '@/domain/shownName';
import { plainText } from '@/domain/preview';
import { relativeTime } from '@/domain/relativeTime';
import { listBadge } from '@/domain/stages';
import { waitLevel, waitsFor, type WaitLimits } from '@/domain/waitsFor';
import { GoneRowView } from './GoneRowView';
import { InboxRowView, type RowWait } from './InboxRowView';
import type { RowPlace } from './rowPlace';

interface InboxRowProps extends RowPlace {
  now: EpochMs;
  selected: boolean;
  /** Who reads attends nobody, and sees everybody's chats. */
  isAdmin: boolean;
  onSelect: (id: string) => void;
}

/** How long a conversation has waited for an agent (behaviour: row-wait); null when it waits for none, or who knows. */
function waitOf(
  conversation: Conversation,
  { now, limits, isAdmin }: { now: EpochMs; limits: WaitLimits; isAdmin: boolean },
  text: Texts,
): RowWait | null {
  const { whom, since } = waitsFor(conversation);
  if (whom !== 'agent' || since === null) return null;
  const level = waitLevel(now - since, limits);
  const { unit, count } = relativeTime(since, now);
  const { longWait, tooLongWait, waited, waitsForAgent, waitsForYou } = text.inbox;
  const ago = formatAgo(since, now, text.ago);
  const said = isAdmin ? waitsForAgent(ago) : waitsForYou(ago);
  return {
    level,
    short: waited[unit](count),
    said: level === 'calm' ? said : level === 'amber' ? longWait(said) : tooLongWait(said),
  };
}

/** A row selects its conversation by id, so changes of others do not re-render it. */
export const InboxRow = memo(function InboxRow(props: InboxRowProps) {
  const { id, now, selected, isAdmin, onSelect, isStop, takesFocus, isOutside } = props;
  const place = { id, isStop, takesFocus, isOutside };
  const { conversation, draft, hasFailed } = useAppFacts((state) => ({
    conversation: selectConversation(state, id),
    // The open chat's row does not show what is being written in it, so no key draws it.
    draft: selected ? '' : selectDraft(state, id),
    hasFailed: selectHasFailed(state, id),
  }));
  const { waitAmberMinutes, waitRedMinutes } = usePorts().config;
  const limits = { amberMinutes: waitAmberMinutes, redMinutes: waitRedMinutes };
  const text = useText();
  const locale = useLocale();
  const lastMessage = conversation?.lastMessage ?? '';
  const lastMessageTime = conversation?.lastMessageTime ?? null;
  // The signs are searched once for a message, not each time the row is drawn anew.
  const split = useSplit(lastMessage);
  const spoken = useMemo(() => plainText(lastMessage, split), [lastMessage, split]);
  const exact = useMemo(
    () => (lastMessageTime === null ? null : exactTime(lastMessageTime, locale)),
    [lastMessageTime, locale],
  );
  if (conversation === null) return <GoneRowView text={text.inbox.gone} place={place} />;

  const { agente } = conversation;
  const name = shownName(conversation);
  const badge = listBadge(conversation.estadoFluxo, conversation.pagamentoPago);
  // A chat may have a message without text: a picture from a host that gives it no words.
  const preview =
    spoken || (lastMessageTime === null ? text.inbox.noMessages : text.inbox.wordless);
  const isDraft = draft !== '';
  return (
    <InboxRowView
      text={text.inbox}
      customer={{ name, initials: initials(name), photo: conversation.profilePicUrl }}
      preview={isDraft ? draft : preview}
      isDraft={isDraft}
      sender={
        isDraft || lastMessageTime === null
          ? null
          : senderWord(knownSender(conversation.ultimaMensagemDe), isAdmin, text.inbox)
      }
      failed={hasFailed ? text.inbox.notSent : null}
      unread={conversation.unreadCount}
      wait={waitOf(conversation, { now, limits, isAdmin }, text)}
      last={
        lastMessageTime === null || exact === null
          ? null
          : { ago: formatAgo(lastMessageTime, now, text.ago), exact }
      }
      badge={{
        label: badge.label.kind === 'known' ? text.stages.badge[badge.label.key] : badge.label.text,
        percent: badge.progress,
        tone: badge.band,
        icon: badge.icon,
      }}
      paused={conversation.automacaoPausada ? text.chat.automation.paused : null}
      handedOver={handedOver(conversation, text.chat)}
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
