import { chatSearchShown, messageSought } from '@/console/entities/attention/attentionSlice';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectIsServing } from '@/console/features/chat/selectIsServing';
import { takeWanted } from '@/console/features/coupons/takeWanted';
import type { InboxMemory } from '@/console/features/inbox/inboxMemory';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import type { RootState } from '@/console/store/types';
import { goToNeedy } from './goToNeedy';
import { useShortcuts } from './useShortcuts';
import type { Tools } from './useTool';

const Palette = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "palette" */ '@/console/features/palette/Palette')).Palette,
);
const ShortcutList = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "palette" */ '@/console/features/palette/ShortcutsDialog'))
      .ShortcutsDialog,
);

/** What is open to find something with; null for nothing. */
export type FinderWindow = 'palette' | 'shortcuts' | null;

interface FinderProps {
  shown: FinderWindow;
  onShow: (shown: FinderWindow) => void;
  chatId: string | null;
  choose: (id: string) => void;
  /** Goes to the list's own search. */
  search: (query: string) => void;
  tool: Tools;
  inbox: InboxMemory;
  hasReplies: boolean;
  onLogout: () => void;
}

/** The id of the chat whose customer the person can serve; null for a group, for somebody else's and for none. */
function selectServedId(state: RootState, chatId: string | null): string | null {
  const chat = chatId === null ? null : selectConversation(state, chatId);
  return chat !== null && !chat.isGroup && selectIsServing(state, chat.id) ? chat.id : null;
}

/** The keys of the desk, the palette and the list of shortcuts (behaviour: palette, keyboard-shortcuts). */
export function Finder(props: FinderProps) {
  const { chatId, choose, shown, onShow, tool } = props;
  const dispatch = useAppDispatch();
  const servedId = useAppSelector((state) => selectServedId(state, chatId));
  const canSearch = useAppSelector((state) => selectCan(state, 'buscaMensagens'));
  const close = () => onShow(null);
  const toNeedy = () => dispatch(goToNeedy(chatId, choose));
  useShortcuts({
    chatId,
    choose,
    inbox: props.inbox,
    goToNeedy: toNeedy,
    onPalette: () => onShow('palette'),
    onShortcuts: () => onShow('shortcuts'),
  });
  const deeds = {
    goToNeedy: toNeedy,
    pullCoupon:
      servedId === null ? null : () => void dispatch(takeWanted(servedId, tool.openCoupons)),
    searchChat:
      canSearch && chatId !== null ? () => dispatch(chatSearchShown({ shown: true })) : null,
    registerPurchase: servedId === null ? null : tool.openPurchase,
    openCoupons: tool.openCoupons,
    openPromotions: tool.openPromotions,
    showShortcuts: () => onShow('shortcuts'),
    logout: props.onLogout,
  };
  if (shown === 'palette') {
    return (
      <Palette.Part
        of={{
          deeds,
          onSearchList: props.search,
          onChoose: choose,
          onChooseMessage: (of, messageId) => {
            dispatch(messageSought({ chatId: of, messageId }));
            choose(of);
          },
          onClose: close,
        }}
        onFailed={close}
      />
    );
  }
  return shown === 'shortcuts' ? (
    <ShortcutList.Part of={{ hasReplies: props.hasReplies, onClose: close }} onFailed={close} />
  ) : null;
}
