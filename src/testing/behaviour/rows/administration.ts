import type { Rows } from '../row';

/** Orders dashboard, Admin panel. */
export const ADMINISTRATION: Rows = {
  'dashboard-head': [
    'e2e/ordersDashboard.test.ts › agents are sent to their console; administrators come by the user menu',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › again, keeps what is there and says that it may be out of date',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › keeps its place in the list while it is read again: rows are the same elements',
  ],
  'dashboard-failed': [
    "console/features/ordersDashboard/OrdersDashboard.test.tsx › says 'Erro ao carregar dashboard', and is read by 'Tentar novamente'",
    "console/features/ordersDashboard/OrdersDashboard.test.tsx › says 'Acesso negado. Apenas administradores.' on a 403, and shows nothing of before",
    'console/app/guards.test.tsx › who is no administrator any more leaves the screens of administrators at once',
  ],
  'dashboard-periods': [
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › of the chosen period stand beside its tab: 24 hours, 7 days, 30 days',
    'server/services/dashboard/dashboard.properties.test.ts › cards, agents, periods, days, counters, pages and the file agree with a naive computation',
  ],
  'dashboard-cards': [
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › of everything show to the configured administrators alone',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › of everything do not show to any other',
    'server/main.test.ts › names the administrators who see the summary cards',
  ],
  'dashboard-agents': [
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › shows amount owed and order count; a click filters the table, another clears it',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › of many agents the first twelve show till all are asked for, and the chosen one always',
  ],
  'dashboard-counters': [
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › count each status; a click lists it alone, another all again',
  ],
  'dashboard-orders': [
    'console/features/ordersDashboard/orders/Orders.test.tsx › shows status, date, values including profit, payment and what can be done about it',
    'console/features/ordersDashboard/orders/Orders.test.tsx › are not there where nothing can be done: %j',
    'console/features/ordersDashboard/orders/OrdersView.test.tsx › where a table does not fit, each order is a card with the same values',
  ],
  'dashboard-paging': [
    'server/routes/dashboard.test.ts › has 20 orders on a page, newest first; what is behind the last page is the last page',
    'console/features/ordersDashboard/orders/Orders.test.tsx › turns its pages with Primeira, Anterior, Próxima and Última; the rows stay till others are there',
    "console/features/ordersDashboard/orders/Orders.test.tsx › of no orders says 'Nenhum pedido encontrado', and of a filter the way out",
    "console/features/ordersDashboard/orders/OrdersView.test.tsx › in English it reads 'Page X of Y (N items)', First, Previous, Next and Last",
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › shows amount owed and order count; a click filters the table, another clears it',
  ],
  'dashboard-search': [
    'server/routes/dashboard.test.ts › finds by name, phone and number beside every filter, and says so when nothing is left',
    'server/routes/dashboard.test.ts › counts a search up to 10,000, and lets fifty of its pages be turned to',
    'domain/orderSearch.test.ts › finds %s',
    'domain/orderSearch.test.ts › does not find %s',
    'console/features/ordersDashboard/address/search.test.tsx › is asked once typing rests, goes to the first page, and is one step of the history however long',
    'console/features/ordersDashboard/orders/Orders.test.tsx › is sorted by its heads: the larger first, then the smaller',
    'console/features/ordersDashboard/orders/OrdersView.test.tsx › cards are sorted by a list of the same orders',
  ],
  'dashboard-address': [
    'console/features/ordersDashboard/address/dashboardAddress.test.ts › %j says what is looked at, and leaves out what is the same by default',
    'console/features/ordersDashboard/address/dashboardAddress.test.ts › says any view so that it is read back to the same',
    'console/features/ordersDashboard/address/dashboardAddress.test.ts › falls back where it is no view of ours: %s',
    'e2e/ordersDashboard.test.ts › what is looked at stands in the address: a reload and Back show the same',
  ],
  'dashboard-chart': [
    'console/features/ordersDashboard/chart/ByDay.test.tsx › draws each measure on an axis of its own',
    'console/features/ordersDashboard/chart/ByDay.test.tsx › shows the same as a table with heads and sums, newest first',
    'server/services/dashboard/dashboard.properties.test.ts › cards, agents, periods, days, counters, pages and the file agree with a naive computation',
    'console/features/ordersDashboard/chart/chartDays.test.ts › of the last %s the chart shows the days they touch',
    'domain/saoPaulo.test.ts › %s is %s in São Paulo',
  ],
  'dashboard-export': [
    'server/routes/dashboard.test.ts › has the filtered orders in their order, for a spreadsheet, in the words of the screen',
    'server/routes/dashboard.test.ts › opens once, for a minute, and only for who is an administrator still',
    'domain/csv.test.ts › never runs: %j',
    'console/features/ordersDashboard/orders/Orders.test.tsx › has the browser fetch the filtered orders; the address of the file is kept nowhere',
    'console/features/ordersDashboard/orders/Orders.test.tsx › says when it failed',
    'e2e/ordersDashboard.test.ts › the filtered orders come as a file, as many as the table counts',
  ],
  'dashboard-fresh': [
    'console/features/ordersDashboard/listeners.test.ts › when %s',
    'console/features/ordersDashboard/listeners.test.ts › once a second of a burst, and once more after its last',
    'console/features/ordersDashboard/listeners.test.ts › not while nobody looks at it: it is read when it comes up',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › changes row and figures without a reload, marks the row and says it once',
  ],
  'admin-panel': [
    'console/features/adminPanel/AdminPanel.test.tsx › shows everybody, with what agents earn and whether they are online',
    'console/features/adminPanel/AdminPanel.test.tsx › finds by name, e-mail or phone: %s',
    'console/features/adminPanel/AdminPanel.test.tsx › says when the users cannot be read, and reads them when asked again',
    'console/features/adminPanel/AdminPanel.test.tsx › says that it is for administrators when the host refuses',
  ],
  'admin-user-card': [
    'console/features/adminPanel/AdminPanel.test.tsx › shows everybody, with what agents earn and whether they are online',
    'console/features/adminPanel/AdminPanel.test.tsx › asks for the earnings of many a few at a time',
    'console/features/adminPanel/AdminPanel.test.tsx › asks for the earnings of those alone who came into view',
    'console/features/adminPanel/AdminPanel.test.tsx › is kept true by events: who is online, and what they earn',
  ],
  'admin-edit': [
    'console/features/adminPanel/EditUser.test.tsx › saves name and phone, and the grid shows them',
    'console/features/adminPanel/EditUser.test.tsx › changes what was changed here alone: the rest stays as others saved it meanwhile',
    'console/features/adminPanel/EditUser.test.tsx › says what is at fault, and leads there: %s',
    'console/features/adminPanel/EditUser.test.tsx › that fails says why, and stays open with what was typed (%#)',
    'console/features/adminPanel/EditUser.test.tsx › asks before what was typed is left',
    'e2e/adminPanel.test.ts › the administrator edits an agent, and every list shows it; the grid is live',
  ],
  'admin-edit-photo': [
    'console/features/adminPanel/EditUser.test.tsx › refuses %s of %s with %i bytes',
  ],
  wipe: [
    'console/features/adminPanel/WipeData.test.tsx › wipes only after LIMPAR was typed, and says what was removed',
    'console/features/adminPanel/WipeData.test.tsx › says nothing twice to who did it, and tells of what others do',
    'console/features/adminPanel/WipeData.test.tsx › says when it failed, and lets one try again',
    'console/realtime/events.test.ts › empties the lists, closes the chat, and says so',
    'e2e/adminPanel.test.ts › the wipe: LIMPAR, what was removed, and everybody’s screens are empty at once',
  ],
  'wipe-scope': [
    'server/services/wipe.test.ts › removes every conversation with all that hangs on it, and says how much',
    'server/services/wipe.test.ts › keeps a paid order as it is, and cancels an unpaid one with its charge',
    'server/services/wipe.test.ts › keeps a customer’s free coupons and referrals, and nothing else of them',
  ],
};
