import { createContext, useContext, useEffect, useState } from 'react';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { toolClosed, toolOpened, type ToolName } from '@/console/recording/marks';
import { useAppSelector, usePorts } from '@/console/store/hooks';

/**
 * The tool that is open beside or above the chat, or null. An order belongs to the chat it was begun for.
 * `isOrphan`: that chat has left the person's list since.
 */
type Tool = 'coupons' | { purchaseOf: string; isOrphan: boolean } | null;

/** Which tool is shown, and what opens and closes them. */
export interface Tools {
  hasCoupons: boolean;
  purchaseOf: string | null;
  openCoupons(): void;
  openPurchase(): void;
  close(): void;
  hasPromotions: boolean;
  openPromotions(): void;
  closePromotions(): void;
}

/** What a recording that is replayed shows; null in the console itself, where the person opens them. */
export const ShownTools = createContext<Tools | null>(null);

/** Marks in the recording that a tool was opened, and that it was closed. */
function useMarkedTool(tool: ToolName | null): void {
  const { recording } = usePorts();
  useEffect(() => {
    if (tool === null) return undefined;
    recording.mark(toolOpened({ tool }));
    return () => recording.mark(toolClosed({ tool }));
  }, [recording, tool]);
}

/**
 * Holds which tool is open. The coupons stay open when another chat is opened. The purchase form closes when its chat
 * is left, so it is never above another chat. If the chat leaves the list, the form stays until the person closes it.
 */
export function useTool(chatId: string | null): Tools {
  const shown = useContext(ShownTools);
  const [tool, setTool] = useState<Tool>(null);
  // The promotions belong to no chat: their modal stays when the chat changes, and opening it closes no other tool.
  const [hasPromotions, setHasPromotions] = useState(false);
  const purchase = tool === 'coupons' ? null : tool;
  const open = tool === null || tool === 'coupons' ? tool : 'purchase';
  useMarkedTool(open);
  useMarkedTool(hasPromotions ? 'promotions' : null);
  const purchaseOf = purchase?.purchaseOf ?? null;
  const isThere = useAppSelector(
    (state) => purchaseOf !== null && selectConversation(state, purchaseOf) !== null,
  );
  if (purchase !== null && !purchase.isOrphan) {
    if (!isThere) setTool({ ...purchase, isOrphan: true });
    else if (purchaseOf !== chatId) setTool(null);
  }
  if (shown) return shown;
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
