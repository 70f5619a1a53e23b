import type { FastifyInstance } from 'fastify';
import { createRights } from './auth/rights';
import { sealOldCookies } from './auth/sealedRows';
import type { EmbeddedParts } from './createParts';
import { createServices, type Services } from './createServices';
import { untilDone, type OnWaiting } from './db/untilDone';
import { createPace } from './limits/pace';
import { createCallBudgets, PERSON_PACE } from './http/callBudgets';
import { createApp } from './http/createApp';
import { serveConsoleConfig } from './http/consoleConfig';
import type { Route } from './http/defineRoute';
import { serveDownloads } from './http/downloads';
import { createDrain } from './http/drain';
import { serveHealth } from './http/health';
import { serveReadiness } from './http/readiness';
import { registerRoutes } from './http/registerRoutes';
import { serveConsole, serveMedia } from './http/staticFiles';
import type { Parts } from './parts';
import { followDatabaseNotices } from './realtime/databaseNotices';
import { createGateway } from './sockets/gateway';
import { accountsRoutes } from './routes/accounts';
import { agentsRoutes } from './routes/agents';
import { attendanceRoutes } from './routes/attendance';
import { authRoutes } from './routes/auth';
import { clientesRoutes } from './routes/clientes';
import { conversationRoutes } from './routes/conversations';
import { couponsRoutes } from './routes/coupons';
import { AUDIT_FILES, auditRoutes } from './routes/audit';
import { dashboardRoutes, ORDER_FILES } from './routes/dashboard';
import { finishedRoutes } from './routes/finished';
import { offersRoutes } from './routes/offers';
import { pedidosRoutes } from './routes/pedidos';
import { purchaseRoutes } from './routes/purchase';
import { quickRepliesRoutes } from './routes/quickReplies';
import { secondFactorRoutes } from './routes/secondFactor';
import { sessionsRoutes } from './routes/sessions';
import { statusRoutes } from './routes/status';
import { usersRoutes } from './routes/users';
import { wipeRoutes } from './routes/wipe';
import { simRoutes } from './demo/simRoutes';
import { DEMO_SUMMARY_ADMIN, makeDemoData } from './demo/accounts';
import { normaliseStoredEmails } from './services/accounts/storedEmails';
import { fillMissingSearch } from './services/orders/orderSearch';
import { createSimCommands } from './demo/simulator/commands';
import { createSimulator } from './demo/simulator/createSimulator';
import { forgetSimulator } from './demo/simulator/timerKinds';
import { createTimerRunner, type TimerRunner } from './timers/timerRunner';

export interface ServerOptions {
  /** The folder of the console's build; undefined: the server has calls and the socket only. */
  consoleDir?: string | undefined;
  /** Whether the demo begins with past orders. Default: true. */
  demoOrders?: boolean;
  /** Whether the database can be written to now; undefined: always. It never rejects. */
  isReady?: () => Promise<boolean>;
}

export interface Server {
  app: FastifyInstance;
  services: Services;
  /** Every call that the server answers, including the demo's commands. */
  routes: readonly Route[];
  timerRunner: TimerRunner;
  /**
   * Brings old data into its form and starts the background work: timers, and the check for agents without a socket.
   * Before or after `app.listen`. When the database goes away meanwhile it goes on when that is back.
   *
   * @param onWaiting called before each pause.
   */
  start(onWaiting?: OnWaiting): Promise<void>;
  /**
   * Ends sockets, calls and timers, in this order, within the grace (wire: shutdown). The database stays open: it
   * belongs to the caller that made the parts.
   */
  close(): Promise<void>;
}

/**
 * Builds from the parts one server for console, calls, coupon service and socket (wire: one-port). It does not listen
 * yet.
 *
 * @throws Error for a route without a right, or a call registered twice.
 */
export async function createServer(
  parts: EmbeddedParts,
  { consoleDir, demoOrders = true, isReady = () => Promise.resolve(true) }: ServerOptions = {},
): Promise<Server> {
  const { db, hub, logger, messaging, payments, presence, sessions, tokens } = parts;
  const services = createServices(parts);
  messaging.onIncoming(services.receive);
  payments.onSettled(services.payments.settle);
  presence.onAcknowledged((ofertaId, userId) => {
    // The tab has seen it and says so once.
    untilDone(parts, () => services.offers.acknowledge(ofertaId, userId)).catch(
      (error: unknown) => {
        logger.error({ err: error }, 'an acknowledgement could not be stored');
      },
    );
  });

  const demo = parts.settings.demo ? createDemo(parts) : null;

  const app = createApp(logger, parts.settings.trustProxy);
  const drain = createDrain(app);
  serveReadiness(app, async () => !drain.isDraining() && (await isReady()));
  serveHealth(app, { showDelay: parts.settings.demo });
  serveConsoleConfig(app, parts, {
    registration: parts.settings.registration,
    waitAmberMinutes: parts.settings.waitAmberMinutes,
    waitRedMinutes: parts.settings.waitRedMinutes,
    summaryAdmins: [
      ...parts.settings.summaryAdmins,
      ...(parts.settings.demo ? [DEMO_SUMMARY_ADMIN] : []),
    ],
  });
  serveMedia(app, parts.images);
  serveDownloads(app, ORDER_FILES, (ticket) => services.orderExport.open(ticket));
  serveDownloads(app, AUDIT_FILES, (ticket) => services.auditTrail.open(ticket));
  const routes = [...createRoutes(parts, services), ...(demo?.routes ?? [])];
  const pace = createPace(parts.clock, PERSON_PACE);
  const budgets = createCallBudgets(parts.clock, pace);
  registerRoutes(app, routes, { sessions, rights: createRights(db), hub, tokens, budgets });
  await serveConsole(app, consoleDir);

  const gateway = createGateway(app.server, parts, {
    sessions,
    pace,
    listConversations: services.conversations.list,
    onFreshSocket: ({ id }) => services.offers.announceOpen(id),
  });
  const { databaseUrl } = parts.settings;
  const databaseNotices =
    databaseUrl === undefined
      ? null
      : followDatabaseNotices(parts, {
          databaseUrl,
          onAccount: services.accounts.tellOfCommand,
          onListening: () => gateway.checkSessions(),
        });
  const timerRunner = createTimerRunner(parts, parts.timers, {
    ...messaging.timerHandlers,
    ...payments.timerHandlers,
    ...services.flow.timerHandlers,
    ...services.offers.timerHandlers,
    ...services.refunds.timerHandlers,
    ...services.retention.timerHandlers,
    ...demo?.simulator.timerHandlers,
  });

  return {
    app,
    services,
    routes,
    timerRunner,
    start: async (onWaiting) => {
      const embedded = databaseUrl === undefined;
      const steps = [
        () => sealOldCookies(db, parts.sealing, { embedded }),
        () => messaging.load(),
        () => normaliseStoredEmails(parts),
        () => fillMissingSearch(parts),
        ...(demo
          ? [
              () => makeDemoData(parts, demoOrders ? parts.settings : undefined),
              () => demo.simulator.start(),
            ]
          : [() => forgetSimulator(parts)]),
        () => services.availability.start(),
        () => services.refunds.resume(),
        () => payments.resume(),
        () => services.retention.start(),
      ];
      // Each may be done twice.
      for (const step of steps) await untilDone(parts, step, onWaiting);
      timerRunner.start();
    },
    close: async () => {
      presence.close();
      await databaseNotices?.close();
      gateway.close();
      await drain.drain(parts.settings.shutdownGraceMs);
      await app.close();
      await timerRunner.stop();
    },
  };
}

/** The demo's customers, and the commands by which an administrator controls them. */
function createDemo(parts: EmbeddedParts) {
  const { messaging, payments, images, timers } = parts;
  const simulator = createSimulator(parts, { messaging, bank: payments, images, timers });
  const commands = createSimCommands(parts, { simulator, messaging, payments });
  return { simulator, routes: simRoutes(commands) };
}

/** Every call of the contract that this server answers. */
function createRoutes(parts: Parts, services: Services): Route[] {
  return [
    ...authRoutes({ ...services, knownBrowsers: parts.knownBrowsers }),
    ...sessionsRoutes(services.signIns),
    ...secondFactorRoutes(services.secondFactor),
    ...usersRoutes(services.users),
    ...accountsRoutes(services.accounts),
    ...wipeRoutes(services.wipe),
    ...statusRoutes(parts),
    ...conversationRoutes(parts, services),
    ...agentsRoutes(parts, services),
    ...attendanceRoutes(services),
    ...finishedRoutes(services.finished),
    ...offersRoutes(services.offers),
    ...clientesRoutes(services.clientes),
    ...quickRepliesRoutes(services.quickReplies),
    ...purchaseRoutes(services.purchase),
    ...pedidosRoutes(services),
    ...couponsRoutes(services.coupons),
    ...dashboardRoutes(services),
    ...auditRoutes(services.auditTrail),
  ];
}
