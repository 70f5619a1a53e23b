import { useState } from 'react';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { useAppSelector } from '@/console/store/hooks';

/**
 * What is open beside or above the chat; an order is registered for one chat and no other. `isOrphan`: that chat
 * left the person's list meanwhile.
 */
type Tool = 'coupons' | { purchaseOf: string; isOrphan: boolean } | null;

/**
 * The tool that is open. The coupons stay beside whichever chat is open; what was begun for one chat
 * ends when that chat is left, and never opens above another; when the chat goes, it stays until it was read.
 */
export function useTool(chatId: string | null) {
  const [tool, setTool] = useState<Tool>(null);
  // A catalog is of no chat: the modal stays whatever becomes of the chat, and closes nothing beside it.
  const [hasPromotions, setHasPromotions] = useState(false);
  const purchase = tool === 'coupons' ? null : tool;
  const purchaseOf = purchase?.purchaseOf ?? null;
  const isThere = useAppSelector(
    (state) => purchaseOf !== null && selectConversation(state, purchaseOf) !== null,
  );
  if (purchase !== null && !purchase.isOrphan) {
    if (!isThere) setTool({ ...purchase, isOrphan: true });
    else if (purchaseOf !== chatId) setTool(null);
  }
  return {
    hasCoupons: tool === 'coupons',
    purchaseOf,
    openCoupons: () => setTool('coupons'),
    openPurchase: () => setTool(chatId === null ? null : { purchaseOf: chatId, isOrphan: false }),
    close: () => setTool(null),
    hasPromotions,
    openPromotions: () => setHasPromotions(true),
    closePromotions: () => setHasPromotions(false),
  };
}
