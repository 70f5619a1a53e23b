import { createAttemptLimiter } from './auth/attemptLimiter';
import { createReceiver } from './flow/receive';
import { createFlowRunner } from './flow/runner';
import type { Parts } from './parts';
import { createAgentsService } from './services/agents';
import { createAttendanceService } from './services/attendance';
import { createAuditService } from './services/audit';
import { createAuthService } from './services/auth';
import { createAvailabilityService } from './services/availability';
import { createChatsService } from './services/chats';
import { createClientesService } from './services/clientes';
import { createConversationsService } from './services/conversations';
import { createCouponsService } from './services/coupons';
import { createDashboardService } from './services/dashboard';
import { createEarningsService } from './services/earnings';
import { createOfferQueue } from './services/offerQueue';
import { createOffersService } from './services/offers';
import { createOrderExportService } from './services/orderExport';
import { createPaymentsService } from './services/payments';
import { createPedidoHistoryService } from './services/pedidoHistory';
import { createPedidosService } from './services/pedidos';
import { createPhotosService } from './services/photos';
import { createProfileService } from './services/profile';
import { createPurchaseService } from './services/purchase';
import { createRefundsService } from './services/refunds';
import { createRegistrationService } from './services/registration';
import { createSendingService } from './services/sending';
import { createUsersService } from './services/users';
import { createWipeService } from './services/wipe';

export type Services = ReturnType<typeof createServices>;

/** Puts the services together: who needs whom stands here and nowhere else. */
export function createServices(parts: Parts) {
  const { timers } = parts;
  const agents = createAgentsService(parts);
  const conversations = createConversationsService(parts);
  const chats = createChatsService(parts);
  const earnings = createEarningsService();
  const orders = createPedidosService(parts, { earnings });
  const queue = createOfferQueue(parts, { timers });
  const flow = createFlowRunner(parts, { chats, timers, orders, offers: queue.port });
  const limiter = createAttemptLimiter(parts.clock);
  const audit = createAuditService(parts);
  const attendance = createAttendanceService(parts, { flow, audit });
  const photos = createPhotosService(parts);

  return {
    agents,
    attendance,
    audit,
    auth: createAuthService(parts, { tokens: parts.tokens, limiter }),
    availability: createAvailabilityService(parts, { agents, welcome: queue.welcome }),
    chats,
    clientes: createClientesService(parts, { flow, audit }),
    conversations,
    coupons: createCouponsService(parts),
    dashboard: createDashboardService(parts),
    flow,
    offers: createOffersService(parts, { queue, flow, conversations, agents }),
    orderExport: createOrderExportService(parts, { audit }),
    payments: createPaymentsService(parts, { audit, orders, flow }),
    pedidoHistory: createPedidoHistoryService(parts),
    profile: createProfileService(parts, { photos, limiter }),
    purchase: createPurchaseService(parts, { attendance, earnings, flow }),
    /** Stores what customers write, and lets the flow go on. */
    receive: createReceiver(chats, flow),
    refunds: createRefundsService(parts, { audit, earnings, flow }),
    registration: createRegistrationService(parts, { photos }),
    sending: createSendingService(parts, { chats }),
    users: createUsersService(parts, { photos, audit }),
    wipe: createWipeService(parts, { audit, orders, flow }),
  };
}
