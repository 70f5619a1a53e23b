import { addAdminPanelListeners } from '@/console/features/adminPanel/listeners';
import { addEndedElsewhereListeners } from '@/console/features/chat/actions/endedElsewhere';
import { addOrderListeners } from '@/console/features/chat/order/orderListeners';
import { addOfferDesktopListeners } from '@/console/features/offers/desktopNotices';
import { addOffersListeners } from '@/console/features/offers/listeners';
import { addOpenAcceptedListeners } from '@/console/features/offers/openAccepted';
import { addOwnOfflineListeners } from '@/console/features/offers/ownOffline';
import { addOrdersDashboardListeners } from '@/console/features/ordersDashboard/listeners';
import { addPaymentsListeners } from '@/console/features/payments/listeners';
import { addPurchaseListeners } from '@/console/features/purchase/listeners';
import { addTopbarListeners } from '@/console/features/topbar/listeners';
import type { StartAppListening } from '@/console/store/listening';
import { addRereadListeners } from '@/console/shared/rereads/rereads';

/**
 * What listens to the host's events, to the bar and to what is done in a chat, and so is in the page before the first
 * socket is made and not before (deskLoader.ts): bar and chats are drawn later still. What listens to the session
 * belongs to createAppStore.
 */
export function addDeskListeners(start: StartAppListening): void {
  addEndedElsewhereListeners(start);
  addOrderListeners(start);
  addOffersListeners(start);
  addOpenAcceptedListeners(start);
  addOfferDesktopListeners(start);
  addPaymentsListeners(start);
  addAdminPanelListeners(start);
  addOrdersDashboardListeners(start);
  addPurchaseListeners(start);
  addOwnOfflineListeners(start);
  addTopbarListeners(start);
  addRereadListeners(start);
}
