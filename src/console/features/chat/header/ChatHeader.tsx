import type { ReactNode } from 'react';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useText } from '@/console/shared/text/useText';
import { useStateOf } from '@/console/ui/useStateOf';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { initials } from '@/domain/initials';
import { formatPhone } from '@/domain/phone';
import { shownName } from '@/domain/shownName';
import { headerBadge } from '@/domain/stages';
import { RemarkOf } from '../remark/remarkPart';
import { TransferOf } from '../transfer/transferPart';
import { ActionsMenu } from './ActionsMenu';
import type { ActionDialog } from './ChatActions';
import { ChatHeaderView, type OrderFold } from './ChatHeaderView';
import { ReferralCounters } from './ReferralCounters';
import { useAutomationMark } from './useAutomationMark';

const ReferralsOf = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "referrals" */ './ReferralsDialog')).ReferralsDialog,
);

interface ChatHeaderProps {
  conversation: SteadyConversation;
  /** The way back and the state of the connection, where no bar above has them; null elsewhere. */
  lead: ReactNode;
  /** Opens and closes the order's details in a window that is too small to show them; null elsewhere. */
  order: OrderFold | null;
}

/** Shows the customer of the open chat, their stage and what can be done. */
export function ChatHeader({ conversation, lead, order }: ChatHeaderProps) {
  const text = useText();
  const { id, isGroup, number } = conversation;
  const automation = useAutomationMark(conversation);
  /** The dialog that was opened by the menu. */
  const [shows, setShows] = useStateOf<ActionDialog | null>(id, null);
  const close = () => setShows(null);
  const name = shownName(conversation);
  const badge = headerBadge(conversation.estadoFluxo, conversation.pagamentoPago);
  return (
    <>
      <ChatHeaderView
        text={text}
        lead={lead}
        name={name}
        initials={initials(name)}
        photo={conversation.profilePicUrl}
        number={formatPhone(number)}
        badge={{
          label:
            badge.label.kind === 'known' ? text.stages.header[badge.label.key] : badge.label.text,
          percent: badge.progress,
          tone: badge.band,
          icon: badge.icon,
        }}
        automation={automation}
        referrals={isGroup ? null : <ReferralCounters id={id} number={number} />}
        order={order}
        actions={<ActionsMenu conversation={conversation} onOpen={setShows} />}
      />
      {shows === 'referrals' ? (
        <ReferralsOf.Part of={{ phone: number, onClose: close }} onFailed={close} />
      ) : null}
      {shows === 'transfer' ? (
        <TransferOf.Part of={{ chatId: id, onClose: close }} onFailed={close} />
      ) : null}
      {shows === 'remark' ? (
        <RemarkOf.Part of={{ chatId: id, onClose: close }} onFailed={close} />
      ) : null}
    </>
  );
}
