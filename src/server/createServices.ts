import { createAudit } from './audit/audit';
import { createAttemptLimiter } from './limits/attemptLimiter';
import { createReceiver } from './services/conversations/receive';
import { createFlowRunner } from './flow/runner';
import type { Parts } from './parts';
import { createAccountsService } from './services/administration/accounts';
import { createAgentsService } from './services/agents/agents';
import { createAttendanceService } from './services/conversations/attendance';
import { createAuditTrailService } from './services/administration/auditTrail';
import { createAuthService } from './services/accounts/auth';
import { createAvailabilityService } from './services/agents/availability';
import { createChatsService } from './services/conversations/chats';
import { createConfirmationService } from './services/accounts/confirmation';
import { createClientesService } from './services/conversations/clientes';
import { createConversationsService } from './services/conversations/conversations';
import { createCouponsService } from './services/coupons/coupons';
import { createDashboardService } from './services/dashboard/dashboard';
import { createFinishedService } from './services/conversations/finished';
import { createMessageSearchService } from './services/conversations/messageSearch';
import { createEarningsService } from './services/agents/earnings';
import { createOfferQueue } from './services/offers/offerQueue';
import { createOpenOffers } from './services/offers/openOffers';
import { createTransfersService } from './services/offers/transfers';
import { createOffersService } from './services/offers/offers';
import { createOrderExportService } from './services/dashboard/orderExport';
import { createOrderHistoryService } from './services/orders/orderHistory';
import { createOrdersService } from './services/orders/orders';
import { createPaymentsService } from './services/orders/payments';
import { createPhotosService } from './services/accounts/photos';
import { createProfileService } from './services/accounts/profile';
import { createNotesService } from './services/conversations/notes';
import { createQuickRepliesService } from './services/quickReplies/quickReplies';
import { createPurchaseService } from './services/orders/purchase';
import { createRefundsService } from './services/orders/refunds';
import { createRegistrationService } from './services/accounts/registration';
import { LOGIN_LIMIT } from './services/accounts/loginAttempts';
import { createSecondFactorService } from './services/accounts/secondFactor';
import { createSecondStepService } from './services/accounts/secondStep';
import { createRetentionService } from './services/administration/retention';
import { createSendingService } from './services/conversations/sending';
import { createSignInsService } from './services/accounts/signIns';
import { createUsersService } from './services/accounts/users';
import { createWipeService } from './services/administration/wipe';

export type Services = ReturnType<typeof createServices>;

/** Creates the services. Their dependencies on each other are defined only here. */
export function createServices(parts: Parts) {
  const { timers } = parts;
  const agents = createAgentsService(parts);
  const conversations = createConversationsService(parts);
  const chats = createChatsService(parts);
  const earnings = createEarningsService();
  const orders = createOrdersService(parts, { earnings });
  const openOffers = createOpenOffers(parts, { timers });
  const queue = createOfferQueue(parts, { timers, offers: openOffers });
  const flow = createFlowRunner(parts, { chats, timers, orders, offers: queue.forFlow });
  const limiter = createAttemptLimiter(parts.clock, LOGIN_LIMIT);
  const audit = createAudit(parts);
  const refunds = createRefundsService(parts, { audit, earnings, flow });
  const transfers = createTransfersService(parts, { audit, offers: openOffers, conversations });
  const attendance = createAttendanceService(parts, { flow, audit, transfers });
  const photos = createPhotosService(parts);
  const secondFactor = createSecondFactorService(parts, { audit });
  const secondStep = createSecondStepService(parts, { limiter, secondFactor });

  return {
    accounts: createAccountsService(parts, { agents, audit, queue, transfers }),
    agents,
    attendance,
    auditTrail: createAuditTrailService(parts, { audit }),
    auth: createAuthService(parts, { limiter, secondStep }),
    availability: createAvailabilityService(parts, { agents, welcome: queue.welcome }),
    chats,
    confirmation: createConfirmationService(parts, { limiter, secondFactor }),
    clientes: createClientesService(parts, { flow, audit }),
    conversations,
    coupons: createCouponsService(parts, { audit }),
    dashboard: createDashboardService(parts),
    finished: createFinishedService(parts),
    messageSearch: createMessageSearchService(parts),
    flow,
    notes: createNotesService(parts),
    offers: createOffersService(parts, { queue, flow, conversations, agents, transfers }),
    orderExport: createOrderExportService(parts, { audit }),
    orderHistory: createOrderHistoryService(parts),
    payments: createPaymentsService(parts, { audit, earnings, flow, refunds }),
    profile: createProfileService(parts, { audit, photos, limiter }),
    purchase: createPurchaseService(parts, { attendance, audit, earnings, flow }),
    quickReplies: createQuickRepliesService(parts),
    /** Stores incoming messages and advances the flow. */
    receive: createReceiver(chats, flow),
    refunds,
    registration: createRegistrationService(parts, { photos }),
    secondFactor,
    secondStep,
    retention: createRetentionService(parts),
    sending: createSendingService(parts, { chats }),
    signIns: createSignInsService(parts, { audit }),
    transfers,
    users: createUsersService(parts, { photos, audit }),
    wipe: createWipeService(parts, { audit, orders, flow }),
  };
}
