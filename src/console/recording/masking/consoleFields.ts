/**
 * What is the console's own in its state and its actions: names and values that say nothing about anybody. What the
 * contract says of its own fields is in `@/contract/fields`. The compiler knows when one is missing here.
 */
import { EVENTS } from '@/contract/events';
import { CALLS } from '@/contract/rest/calls';
import { contractFields } from '@/contract/fields';
import { TAGS } from '@/console/api/tags';
import { LOCAL_STREAM } from '@/console/api/streamPosition';
import { SIDE_PATHS } from '@/console/lib/sidePaths';
import { ERROR_NAMES, THROWN_KINDS } from './faults';
import { NOTICE_KEYS } from './noticeKeys';
import type { KnownValues, OwnField } from './consoleTypes';

/** The names of the fields of the console's state and actions. */
const OWN_FIELDS: Record<OwnField, true> = {
  account: true,
  address: true,
  after: true,
  answer: true,
  arrivals: true,
  asks: true,
  asOf: true,
  at: true,
  ate: true,
  attempts: true,
  attention: true,
  available: true,
  before: true,
  browserOnline: true,
  busca: true,
  challenge: true,
  change: true,
  chatSearchShown: true,
  clientes: true,
  code: true,
  codigoEntrega: true,
  components: true,
  confirm: true,
  connection: true,
  conversations: true,
  copied: true,
  couponLinks: true,
  covered: true,
  credentials: true,
  de: true,
  deferredUntil: true,
  desktop: true,
  doubtful: true,
  draft: true,
  drafts: true,
  durationMs: true,
  emailConta: true,
  emails: true,
  entities: true,
  entries: true,
  error: true,
  errorName: true,
  errorText: true,
  event: true,
  expectedChatId: true,
  failures: true,
  fault: true,
  features: true,
  filter: true,
  form: true,
  guide: true,
  hasLeftQueue: true,
  hasLooked: true,
  hasNewest: true,
  hasOldest: true,
  heard: true,
  height: true,
  hostKeepsKeys: true,
  ids: true,
  isOpen: true,
  isShown: true,
  key: true,
  kind: true,
  knownAt: true,
  lacks: true,
  lastPath: true,
  lastProofAt: true,
  lastReadAt: true,
  lastSeq: true,
  limit: true,
  link: true,
  linked: true,
  list: true,
  listAsOf: true,
  listFilter: true,
  locale: true,
  looseFrom: true,
  messageId: true,
  ms: true,
  muted: true,
  newest: true,
  note: true,
  noteDrafts: true,
  notes: true,
  noticeKey: true,
  numbered: true,
  numero: true,
  offers: true,
  older: true,
  openChatId: true,
  ordem: true,
  outbox: true,
  overtakenAt: true,
  page: true,
  part: true,
  path: true,
  paths: true,
  paused: true,
  payload: true,
  pendingAccounts: true,
  pessoa: true,
  phase: true,
  phone: true,
  pixId: true,
  place: true,
  pointedAt: true,
  position: true,
  preferences: true,
  problem: true,
  proof: true,
  purchase: true,
  qrShown: true,
  query: true,
  readAt: true,
  readiness: true,
  reason: true,
  receivedAt: true,
  recentChatIds: true,
  refused: true,
  repeats: true,
  repeatsOffers: true,
  reply: true,
  requestId: true,
  retryAfterMs: true,
  retryAt: true,
  rows: true,
  running: true,
  screen: true,
  script: true,
  serverOffsetMs: true,
  session: true,
  settled: true,
  shown: true,
  sideScreen: true,
  silent: true,
  socket: true,
  sought: true,
  sound: true,
  source: true,
  stack: true,
  staleAt: true,
  started: true,
  stream: true,
  summary: true,
  sync: true,
  telefoneLoja: true,
  text: true,
  theme: true,
  to: true,
  tombstones: true,
  tool: true,
  unreadAtOpening: true,
  unreadMarker: true,
  variant: true,
  visible: true,
  volume: true,
  waiting: true,
  wanted: true,
  whatsapp: true,
  whatsappKnownAt: true,
  width: true,
};

/** The fields that hold one of a few values. */
const OWN_VALUES: KnownValues = {
  kind: { schema: true, http: true, network: true, aborted: true },
  status: {
    unknown: true,
    ready: true,
    signedOut: true,
    loading: true,
    signedIn: true,
    failed: true,
    queued: true,
    sending: true,
  },
  change: { withoutCoupon: true, returned: true, used: true },
  fault: {
    'loginScript.noCookies': true,
    'loginScript.invalid': true,
    'loginScript.clipboard': true,
  },
  payload: { 'pt-BR': true, en: true },
  theme: { dark: true, light: true },
  locale: { 'pt-BR': true, en: true },
  screen: { profile: true, adminPanel: true, ordersDashboard: true, auditTrail: true },
  problem: { schema: true, http: true, network: true, aborted: true },
  socket: { idle: true, connecting: true, authenticating: true, live: true, lost: true },
  list: { unknown: true, ready: true, loading: true, failed: true },
  filter: { all: true, agent: true, unread: true, pix: true },
  listFilter: { all: true, agent: true, unread: true, pix: true },
  sideScreen: { profile: true, adminPanel: true, ordersDashboard: true, auditTrail: true },
  newest: { unknown: true, ready: true, loading: true, failed: true },
  older: { loading: true, idle: true, failed: true },
  phase: { open: true, accepting: true, ignored: true },
  reason: { noToken: true, invalidToken: true, forced: true, left: true, elsewhere: true },
  part: { desk: true },
  variant: { error: true, success: true, info: true, warning: true },
  tool: { coupons: true, purchase: true, promotions: true },
  sound: { purchase: true, offer: true, notification: true },
  place: { page: true, screen: true, promise: true },
  lacks: {
    muted: true,
    soundBlocked: true,
    notices: true,
    noticesBlocked: true,
    whatsapp: true,
    clock: true,
  },
};

/** RTK Query's own fields, in its part of the state and in its actions. */
const RTK_FIELDS = (
  'type payload meta error api queries mutations provided tags keys subscriptions config online focused ' +
  'middlewareRegistered refetchOnFocus refetchOnReconnect refetchOnMountOrArgChange keepUnusedDataFor reducerPath ' +
  'invalidationBehavior endpointName originalArgs requestId status data startedTimeStamp fulfilledTimeStamp ' +
  '__internal_without_id pollingInterval skipPollingIfUnfocused arg subscribe forceRefetch subscriptionOptions ' +
  'queryCacheKey track fixedCacheKey requestStatus rejectedWithValue aborted condition baseQueryMeta RTK_autoBatch op ' +
  'path patches value cacheKey providedTags id name message stack LIST direction pages pageParams param initialPageParam ' +
  'refetchCachedPages infiniteQueryOptions'
).split(' ');

/** RTK Query's own values. */
const RTK_VALUES: Readonly<Record<string, readonly string[]>> = {
  type: ['query', 'mutation', ...TAGS],
  status: ['uninitialized', 'pending', 'fulfilled', 'rejected'],
  requestStatus: ['pending', 'fulfilled', 'rejected'],
  reducerPath: ['api'],
  invalidationBehavior: ['immediately'],
  op: ['replace', 'add', 'remove'],
  direction: ['forward', 'backward'],
  id: ['LIST'],
  endpointName: Object.keys(CALLS),
};

/** The names of what an address holds after its '?'. */
const ADDRESS_FIELDS = ['chat', 'finalizadas', 'periodo', 'agente', 'pagina'];

/** Values of the console's own that the compiler sees as any text. */
const TEXT_VALUES: Readonly<Record<string, readonly string[]>> = {
  streamId: [LOCAL_STREAM],
  screen: ['/', '/login', '/dashboard', ...Object.values(SIDE_PATHS)],
  periodo: ['24h', '7d', '30d'],
  event: Object.keys(EVENTS),
  source: [...Object.keys(EVENTS), ...Object.keys(CALLS)],
  errorName: [...ERROR_NAMES, ...THROWN_KINDS],
  noticeKey: NOTICE_KEYS,
};

/** The actions of each room of the state, beside those of events. Their types are constants of the program. */
const ACTIONS: Readonly<Record<string, string>> = {
  chat: 'opened expected closed newestReached searchShown messageSought soughtLeft',
  page: 'qrShown sideScreenShown listFilterChosen visibilityChanged',
  connection:
    'connectStarted socketOpened authenticationSent socketLost gapFound resyncStarted resyncFinished resyncFailed resyncDue rereadDue proofReceived silenceNoticed browserOnlineChanged snapshotRefused unknownChatHeard',
  session: 'rightsChanged signedOut deskUnreachable',
  couponLinks: 'linksRestored accountLinked accountUnlinked linksCleaned',
  drafts: 'draftChanged draftsRestored',
  noteDrafts: 'noteModeSwitched noteDraftChanged noteSendingStarted noteDraftsRestored',
  summary: 'summaryMade summaryClosed',
  realtime: 'rejected itemsRejected',
  offers: 'offerShown offerIgnored offerTimedOut doubtfulLeft offerPointedAt',
  outbox:
    'messageQueued sendingStarted sendPostponed sendFailed messageRequeued entriesRestored messageGivenUp entryGone',
  preferences:
    'preferencesRestored themeToggled muteToggled volumeChosen offerRepeatChosen localeChosen desktopChosen',
  readiness: 'lacksFound servingEnded',
  guide: 'guideShown',
  mark: 'partOpened pageLoaded windowResized addressChanged toastShown toastDismissed toolOpened toolClosed soundPlayed faultThrown longTask visibilityChanged',
  __rtkq: 'online offline focused unfocused',
  'api/config': 'middlewareRegistered',
  'api/queries': 'removeQueryResult cacheEntriesUpserted queryResultPatched',
  'api/subscriptions':
    'updateSubscriptionOptions unsubscribeQueryResult internal_getRTKQSubscriptions',
  'api/internalSubscriptions': 'subscriptionsUpdated',
  'api/mutations': 'removeMutationResult',
  'api/invalidation': 'updateProvidedBy',
  api: 'resetApiState invalidateTags',
  'api/executeQuery': 'pending fulfilled rejected',
  'api/executeMutation': 'pending fulfilled rejected',
};

/** The types of all actions, beside those of events. */
export const ACTION_TYPES: readonly string[] = Object.entries(ACTIONS).flatMap(([room, names]) =>
  names.split(' ').map((name) => `${room}/${name}`),
);

/** What stays as it is in a recording. */
export interface Kept {
  names: ReadonlySet<string>;
  /** The values that stay, by the name of their field. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
  /** The fields whose value stays when it is a day of the calendar. */
  days: ReadonlySet<string>;
  /** The fields that hold the address of a picture or other media. */
  media: ReadonlySet<string>;
}

/** @returns all that stays: of the contract, of the console, and of RTK Query */
export function whatIsKept(): Kept {
  const contract = contractFields();
  const names = new Set([
    ...contract.names,
    ...Object.keys(OWN_FIELDS),
    ...RTK_FIELDS,
    ...ADDRESS_FIELDS,
    ...TAGS,
    ...Object.keys(EVENTS),
    ...Object.keys(CALLS),
  ]);
  const values = new Map<string, Set<string>>();
  const keep = (field: string, kept: Iterable<string>) => {
    values.set(field, new Set([...(values.get(field) ?? []), ...kept]));
  };
  for (const [field, known] of contract.known) keep(field, known);
  for (const [field, known] of Object.entries(OWN_VALUES)) keep(field, Object.keys(known));
  for (const [field, known] of Object.entries(RTK_VALUES)) keep(field, known);
  for (const [field, known] of Object.entries(TEXT_VALUES)) keep(field, known);
  keep('type', [...ACTION_TYPES, ...Object.keys(EVENTS).map((name) => `realtime/${name}`)]);
  return { names, values, days: contract.days, media: contract.media };
}
