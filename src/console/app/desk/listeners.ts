import { addAdminPanelListeners } from '@/console/features/adminPanel/listeners';
import { addEndedElsewhereListeners } from '@/console/features/chat/actions/endedElsewhere';
import { addOrderListeners } from '@/console/features/chat/order/orderListeners';
import { addTransferListeners } from '@/console/features/chat/transfer/transferListeners';
import { addReadingListeners } from '@/console/features/chat/reading/readingListeners';
import { addSeekListeners } from '@/console/features/chat/search/seekListeners';
import { addCouponsListeners } from '@/console/features/coupons/listeners';
import { addFinishedListeners } from '@/console/features/inbox/finished/finishedListeners';
import { addInboxListeners } from '@/console/features/inbox/listeners';
import { addOfferDesktopListeners } from '@/console/features/offers/desktopNotices';
import { addOffersListeners } from '@/console/features/offers/listeners';
import { addGuideListeners } from '@/console/features/guide/firstSteps';
import { addReadinessListeners } from '@/console/features/topbar/lookForLacks';
import { addRepeatListeners } from '@/console/features/offers/repeatSound';
import { addOpenAcceptedListeners } from '@/console/features/offers/openAccepted';
import { addOwnOfflineListeners } from '@/console/features/offers/ownOffline';
import { addOrdersDashboardListeners } from '@/console/features/ordersDashboard/listeners';
import { addOutboxListeners } from '@/console/features/outbox/listeners';
import { addPaymentsListeners } from '@/console/features/payments/listeners';
import { addPurchaseListeners } from '@/console/features/purchase/listeners';
import { addSessionListeners } from '@/console/features/session/listeners';
import { addPreferencesListeners } from '@/console/features/session/preferences';
import { addWipeListeners } from '@/console/features/session/wipeListeners';
import { addResyncListeners } from '@/console/realtime/resyncListeners';
import type { StartAppListening } from '@/console/store/listening';
import type { StartReacting } from '@/console/store/reactions';
import { addRereadListeners } from './rereadListeners';

/** Every listener and reaction of the console. They run in this order, after the reducer (wire: effects-beside). */
export const LISTENERS: readonly ((start: StartAppListening, react: StartReacting) => void)[] = [
  addPreferencesListeners,
  addSessionListeners,
  addWipeListeners,
  addResyncListeners,
  addOutboxListeners,
  addReadingListeners,
  addSeekListeners,
  addInboxListeners,
  addFinishedListeners,
  addCouponsListeners,
  addEndedElsewhereListeners,
  addTransferListeners,
  addOrderListeners,
  addOffersListeners,
  addRepeatListeners,
  addOpenAcceptedListeners,
  addOfferDesktopListeners,
  addPaymentsListeners,
  addAdminPanelListeners,
  addOrdersDashboardListeners,
  addPurchaseListeners,
  addOwnOfflineListeners,
  addReadinessListeners,
  addGuideListeners,
  addRereadListeners,
];
