import ChatOutlined from '@mui/icons-material/ChatOutlined';
import { useId, type ReactNode } from 'react';
import {
  chatSearchShown,
  selectChatSearchShown,
} from '@/console/entities/attention/attentionSlice';
import { selectWhatsappConnected } from '@/console/entities/connection/connectionSelectors';
import {
  selectListStatus,
  selectSteadyConversation,
} from '@/console/entities/conversations/conversationsSelectors';
import { useAppDispatch, useAppFacts } from '@/console/store/hooks';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { showQr } from '@/console/shared/whatsapp/showQr';
import { useText } from '@/console/shared/text/useText';
import { EmptyState } from '@/console/ui/EmptyState';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { useLowWindow } from '@/console/ui/useLowWindow';
import { usePhone } from '@/console/ui/usePhone';
import { useStateOf } from '@/console/ui/useStateOf';
import { CHAT } from './chatSheet';
import { BubbleSkeletons } from './messages/BubbleSkeletons';
import { ChatHeader } from './header/ChatHeader';
import { ChatMessages } from './messages/ChatMessages';
import { ChatTools, type ChatToolsProps } from './actions/ChatTools';
import { ShownSummary } from './actions/ShownSummary';
import { Composer, type ComposerReplies } from './composer/Composer';
import { DisconnectedBanner } from './header/DisconnectedBanner';
import { OrderHistory } from './order/OrderHistory';
import { OrderInfo } from './order/OrderInfo';
import { ORDER } from './order/orderSheet';
import { OrderLine } from './order/OrderLine';
import { RemarkLine } from './remark/RemarkLine';
import { TransferLine } from './transfer/TransferLine';

const Search = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "chat-search" */ './search/ChatSearch')).ChatSearch,
);

interface ChatPanelProps extends ChatToolsProps {
  chatId: string | null;
  /** What is finished is listed beside it, so that is what can be chosen. */
  isBesideFinished: boolean;
  /** The way back and the state of the connection, where no bar above has them; null elsewhere. */
  lead: ReactNode;
  /** What waits for a decision while the chat is alone on the screen; it stands above the input. */
  offers: ReactNode;
  /** The quick replies of the message input; null where the host keeps none. */
  replies: ComposerReplies | null;
}

/** The chat panel (behaviour: chat-empty). It shows an empty state while no chat is selected. */
export function ChatPanel({ chatId, isBesideFinished, ...tools }: ChatPanelProps) {
  const text = useText();
  const { nothingSelectedTitle, nothingSelectedText, finishedTitle, finishedText } = text.chat;
  return (
    <main
      className={CHAT.classes.panel}
      aria-label={text.chat.panel}
      // With a chat open, focus lost inside the panel returns to the panel. Without one it goes to the list.
      {...(chatId === null ? {} : FOCUS_HOME)}
      tabIndex={-1}
    >
      {CHAT.styles}
      {chatId === null ? (
        <EmptyState
          icon={<ChatOutlined aria-hidden />}
          title={isBesideFinished ? finishedTitle : nothingSelectedTitle}
          text={isBesideFinished ? finishedText : nothingSelectedText}
        />
      ) : (
        // It stays while chats come and go: each of its parts begins anew by itself (`useStateOf`).
        <OpenChat chatId={chatId} {...tools} />
      )}
    </main>
  );
}

type OpenChatProps = Omit<ChatPanelProps, 'isBesideFinished'> & { chatId: string };

function OpenChat({ chatId, lead, offers, replies, ...tools }: OpenChatProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { conversation, listStatus, disconnected, searches } = useAppFacts((state) => ({
    conversation: selectSteadyConversation(state, chatId),
    listStatus: selectListStatus(state),
    disconnected: selectWhatsappConnected(state) === false,
    searches: selectChatSearchShown(state),
  }));
  const low = useLowWindow();
  const phone = usePhone();
  const folds = low || phone;
  const endSearch = () => dispatch(chatSearchShown({ shown: false }));
  const [unfolded, setUnfolded] = useStateOf(chatId, false);
  const folded = folds && !unfolded;
  const orderId = useId();
  if (conversation === null) {
    return (
      <>
        {lead === null ? null : <div className={CHAT.classes.lead}>{lead}</div>}
        {listStatus === 'ready' ? (
          <EmptyState title={text.chat.notThere} text={text.chat.nothingSelectedText} />
        ) : (
          <BubbleSkeletons label={text.chat.loading} />
        )}
        {offers}
      </>
    );
  }
  const hasOrder = !conversation.isGroup;
  return (
    <>
      <ChatHeader
        conversation={conversation}
        lead={lead}
        order={
          folds && hasOrder
            ? { id: orderId, open: unfolded, onToggle: () => setUnfolded(!unfolded) }
            : null
        }
      />
      {disconnected ? (
        <DisconnectedBanner
          text={text.chat.disconnectedBanner}
          connectLabel={text.topbar.connect}
          onConnect={() => {
            dispatch(showQr());
          }}
        />
      ) : null}
      {searches ? <Search.Part key={chatId} of={{ chatId }} onFailed={endSearch} /> : null}
      <TransferLine conversation={conversation} />
      {hasOrder && !(low && folded) ? <RemarkLine chatId={chatId} /> : null}
      {hasOrder && folded && !low ? <OrderLine chatId={chatId} /> : null}
      {hasOrder ? (
        <div id={orderId} className={CHAT.classes.order} hidden={folded}>
          {ORDER.styles}
          <OrderInfo chatId={chatId} />
          <OrderHistory phone={conversation.number} />
        </div>
      ) : null}
      <div className={CHAT.classes.messages} data-alone={!unfolded}>
        <ChatMessages conversation={conversation} />
      </div>
      {offers}
      <ChatTools conversation={conversation} {...tools} />
      <ShownSummary chatId={chatId} />
      <Composer chatId={chatId} replies={replies} />
    </>
  );
}
