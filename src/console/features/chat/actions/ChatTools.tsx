import { useEventCallback } from '@mui/material/utils';
import { useAppDispatch } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import type { SteadyConversation } from '@/console/entities/conversations/conversationsSelectors';
import { summarizeOrder, verifyPix } from './chatDeeds';
import { ChatToolsView } from './ChatToolsView';
import { NEXT_STEP_KEYS, useNextStep } from './useNextStep';

/** What the tools open, which lies beside or above the chat. */
export interface ChatToolsProps {
  onOpenPromotions: () => void;
  onOpenCoupons: () => void;
  /** 'Puxar cupom': takes what the chat's customer wants. */
  onPullCoupon: () => void;
  onOpenPurchase: () => void;
}

/** The tools for serving the open chat's customer (behaviour: next-step). */
export function ChatTools({
  conversation,
  ...tools
}: ChatToolsProps & { conversation: SteadyConversation }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { id, isGroup, number } = conversation;
  // The same functions whichever chat is open: a button is drawn anew only where it looks different.
  const openPromotions = useEventCallback(tools.onOpenPromotions);
  const openCoupons = useEventCallback(tools.onOpenCoupons);
  const run = {
    pull: useEventCallback(tools.onPullCoupon),
    summarize: useEventCallback(() => void dispatch(summarizeOrder(id))),
    verify: useEventCallback(() => void dispatch(verifyPix(id, number))),
    register: useEventCallback(tools.onOpenPurchase),
  };
  const next = useNextStep(conversation, run);
  return (
    <ChatToolsView
      text={text.tools}
      next={next}
      nextKeys={NEXT_STEP_KEYS}
      isGroup={isGroup}
      onPromotions={openPromotions}
      onCoupons={openCoupons}
      run={run}
    />
  );
}
