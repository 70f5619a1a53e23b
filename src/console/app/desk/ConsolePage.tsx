import { useEventCallback } from '@mui/material/utils';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { selectCan } from '@/console/entities/connection/connectionSelectors';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import { takeWanted } from '@/console/features/coupons/takeWanted';
import { followOpenChat } from '@/console/features/chat/reading/openChat';
import { expectChat } from '@/console/features/chat/reading/readAhead';
import { ChatPanel } from '@/console/features/chat/ChatPanel';
import { selectHasGuide } from '@/console/features/guide/firstSteps';
import { useInboxMemory } from '@/console/features/inbox/inboxMemory';
import { InboxPanel } from '@/console/features/inbox/InboxPanel';
import { OfferDock } from '@/console/features/offers/OfferDock';
import { usePurchaseMemory } from '@/console/features/purchase/purchaseMemory';
import { leave } from '@/console/features/session/leave';
import { TopBar } from '@/console/features/topbar/TopBar';
import { downloadedPart } from '@/console/shared/parts/downloadedPart';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { lazyOrNothing } from '@/console/ui/lazyOrNothing';
import { useNarrow } from '@/console/ui/useNarrow';
import { usePhone } from '@/console/ui/usePhone';
import { ChatLead } from './ChatLead';
import { DeskFrame } from './DeskFrame';
import { DESK } from './deskSheet';
import { Finder, type FinderWindow } from './Finder';
import { useChosenChat } from './useChosenChat';
import { useFinished } from './useFinished';
import { useListSearch } from './useListSearch';
import { useTool } from './useTool';

const QuickReplies = downloadedPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "quick-replies" */ '@/console/features/quickReplies/QuickReplies'
      )
    ).QuickReplies,
);
/** A guide that cannot be downloaded is not missed. */
const Guide = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "guide" */ '@/console/features/guide/Guide')).Guide,
);
const Coupons = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "coupons" */ '@/console/features/coupons/CouponsDrawer'))
      .CouponsDrawer,
);
const Promotions = downloadedPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "promotions" */ '@/console/features/promotions/PromotionsModal'
      )
    ).PromotionsModal,
);
const Purchase = downloadedPart(
  async () =>
    (await import(/* webpackChunkName: "purchase" */ '@/console/features/purchase/PurchaseModal'))
      .PurchaseModal,
);

const FinishedList = downloadedPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "finished" */ '@/console/features/inbox/finished/FinishedList'
      )
    ).FinishedList,
);
const FinishedChat = downloadedPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "finished" */ '@/console/features/chat/finished/FinishedChat'
      )
    ).FinishedChat,
);

/** Both take nothing from the page, so they are not drawn with it. */
const GUIDE = (
  <Suspense>
    <Guide />
  </Suspense>
);
/** On wide screens at the foot of the list, on narrow ones wherever the person is (design: offer-place). */
const OFFERS = <OfferDock />;

/** The chat console: top bar, list, chat, and the drawers, modals and offers above them. */
export function ConsolePage() {
  const dispatch = useAppDispatch();
  const narrow = useNarrow();
  const phone = usePhone();
  const { chatId: chosenId, choose: address } = useChosenChat(narrow);
  // Administrators attend nobody, and find what is finished among all conversations.
  const hasFinished = useAppSelector(
    (state) => selectCan(state, 'atendimentosFinalizados') && !selectIsAdmin(state),
  );
  const finished = useFinished(hasFinished);
  // A chat that is not on screen is not read.
  const isCovered = finished.openId !== null || (narrow && finished.isShown);
  const chatId = isCovered ? null : chosenId;
  const choose = useEventCallback((id: string | null) => {
    // Opened before the address says so, it is read while it is drawn, and what its opening changes is drawn with it.
    if (id !== null && !isCovered) dispatch(followOpenChat(id));
    address(id);
  });
  const tool = useTool(chatId);
  const hasReplies = useAppSelector((state) => selectCan(state, 'respostasRapidas'));
  const hasGuide = useAppSelector(selectHasGuide);
  const searchRef = useRef<HTMLInputElement>(null);
  const closeChat = useCallback(() => choose(null), [choose]);
  const expect = useCallback((id: string) => dispatch(expectChat(id)), [dispatch]);
  const logout = useCallback(() => dispatch(leave()), [dispatch]);
  const inbox = useInboxMemory();
  const purchases = usePurchaseMemory();
  const leaveFinished = () => {
    inbox.note({ isBackFromFinished: true });
    finished.leave();
  };
  const showFinished = useEventCallback(finished.show);
  const stepBack = finished.openId === null ? leaveFinished : finished.close;
  const uncover = finished.isShown ? leaveFinished : null;
  const { listKey, search } = useListSearch({ chatId, choose, searchRef, inbox, uncover });
  const [finder, setFinder] = useState<FinderWindow>(null);
  const openPalette = useCallback(() => setFinder('palette'), []);
  useEffect(() => {
    if (chatId !== null) inbox.note({ focusId: chatId });
  }, [chatId, inbox]);

  useEffect(() => {
    dispatch(followOpenChat(chatId));
  }, [dispatch, chatId]);
  useEffect(
    () => () => {
      dispatch(followOpenChat(null));
    },
    [dispatch],
  );

  const isChatAlone = narrow && (chatId !== null || finished.openId !== null);
  // On narrow screens the list is alone, so it is the page's main content.
  const ListPane = narrow ? 'main' : 'div';
  const isListAlone = narrow && !isChatAlone;
  const back = isChatAlone ? (finished.openId === null ? closeChat : finished.close) : null;
  // On a phone the bar yields to the messages of an open chat (design: phone-chat).
  const isBarAway = phone && back !== null;
  const lead = isBarAway ? <ChatLead onBack={back} /> : null;
  return (
    <DeskFrame>
      {isBarAway ? null : <TopBar onBack={back} onFind={openPalette} onLogout={logout} />}
      <div className={DESK.classes.panes}>
        {isChatAlone ? null : (
          <ListPane className={DESK.classes.list} data-alone={narrow}>
            {finished.isShown ? (
              <FinishedList.Part
                of={{
                  selectedId: finished.openId,
                  takesFocus: finished.isOpenedHere,
                  lastId: finished.lastId,
                  onSelect: finished.choose,
                  onLeave: leaveFinished,
                  onEscape: stepBack,
                }}
                onFailed={finished.leave}
              />
            ) : (
              <InboxPanel
                key={listKey}
                selectedId={chatId}
                onSelect={choose}
                onRest={expect}
                searchRef={searchRef}
                memory={inbox}
                guide={hasGuide ? GUIDE : null}
                onOpenFinished={hasFinished ? showFinished : null}
              />
            )}
            {OFFERS}
          </ListPane>
        )}
        {isListAlone ? null : finished.openId !== null ? (
          <FinishedChat.Part
            key={finished.openId}
            of={{
              id: finished.openId,
              takesFocus: finished.isOpenedHere,
              onClose: narrow ? null : finished.close,
              lead,
              onEscape: finished.close,
              offers: narrow ? OFFERS : null,
            }}
            onFailed={finished.close}
          />
        ) : (
          <ChatPanel
            chatId={chatId}
            isBesideFinished={finished.isShown}
            onOpenCoupons={tool.openCoupons}
            onPullCoupon={() => {
              if (chatId !== null) void dispatch(takeWanted(chatId, tool.openCoupons));
            }}
            onOpenPromotions={tool.openPromotions}
            onOpenPurchase={tool.openPurchase}
            lead={lead}
            offers={narrow ? OFFERS : null}
            replies={hasReplies ? QuickReplies.Part : null}
          />
        )}
        {tool.hasCoupons ? (
          <Coupons.Part of={{ chatId, modal: narrow, onClose: tool.close }} onFailed={tool.close} />
        ) : null}
      </div>
      <Finder
        shown={finder}
        onShow={setFinder}
        chatId={chatId}
        choose={choose}
        search={search}
        tool={tool}
        inbox={inbox}
        hasReplies={hasReplies}
        onLogout={logout}
      />
      {tool.hasPromotions ? (
        <Promotions.Part of={{ onClose: tool.closePromotions }} onFailed={tool.closePromotions} />
      ) : null}
      {tool.purchaseOf === null ? null : (
        <Purchase.Part
          of={{ chatId: tool.purchaseOf, memory: purchases, onClose: tool.close }}
          onFailed={tool.close}
        />
      )}
    </DeskFrame>
  );
}
