import type { ReactNode } from 'react';
import { chatSearchShown } from '@/console/entities/attention/attentionSlice';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useText } from '@/console/shared/text/useText';
import { useStateOf } from '@/console/ui/useStateOf';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { initials } from '@/domain/initials';
import { formatPhone } from '@/domain/phone';
import { shownName } from '@/domain/shownName';
import { headerBadge } from '@/domain/stages';
import { finishAttendance, restartFlow } from '../actions/chatDeeds';
import { RemarkOf } from '../remark/remarkPart';
import { useCanRemark } from '../remark/useCanRemark';
import { TransferOf } from '../transfer/transferPart';
import { useCanTransfer } from '../transfer/useCanTransfer';
import { ChatHeaderView, type OrderFold } from './ChatHeaderView';
import { useAutomation } from './useAutomation';
import { useReferrals } from './useReferrals';

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
  const dispatch = useAppDispatch();
  const { id, isGroup, number } = conversation;
  const referrals = useReferrals(conversation);
  const automation = useAutomation(conversation);
  const canTransfer = useCanTransfer(conversation);
  const canSearch = useAppSelector((state) => selectCan(state, 'buscaMensagens'));
  const canRemark = useCanRemark(conversation);
  /** The dialog that was opened by the menu. */
  const [shows, setShows] = useStateOf<'referrals' | 'remark' | 'transfer' | null>(id, null);
  const close = () => setShows(null);
  const name = shownName(conversation);
  const badge = headerBadge(conversation.estadoFluxo, conversation.pagamentoPago);
  return (
    <>
      <ChatHeaderView
        text={text}
        lead={lead}
        chatId={id}
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
        automation={automation.mark}
        referrals={referrals}
        order={order}
        actions={{
          hasEnded: conversation.estadoFluxo === 'finalizado',
          onFinish: () => void dispatch(finishAttendance(id)),
          onSearch: canSearch ? () => dispatch(chatSearchShown({ shown: true })) : null,
          automation: automation.action,
          transfer:
            canTransfer === 'never'
              ? null
              : { isFixed: canTransfer === 'underWay', onTransfer: () => setShows('transfer') },
          onRemark: canRemark ? () => setShows('remark') : null,
          ofCustomer: isGroup
            ? null
            : {
                onRestart: () => void dispatch(restartFlow(id)),
                onReferrals: () => setShows('referrals'),
              },
        }}
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
