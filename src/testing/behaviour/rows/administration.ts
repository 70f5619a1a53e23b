import type { Rows } from '../row';

/** Orders dashboard, Admin panel. */
export const ADMINISTRATION: Rows = {
  'dashboard-head': [
    'e2e/ordersDashboard.test.ts › agents are redirected to their console; administrators come through the user menu',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › again, keeps the old data and says that it may be out of date',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › keeps its place in the list while it is read again: rows are the same elements',
  ],
  'dashboard-failed': [
    "console/features/ordersDashboard/OrdersDashboard.test.tsx › says 'Erro ao carregar dashboard', and is read by 'Tentar novamente'",
    "console/features/ordersDashboard/OrdersDashboard.test.tsx › says 'Acesso negado. Apenas administradores.' on a 403, and hides the earlier data",
    'console/app/guards.test.tsx › a person who stops being an administrator leaves the screens for administrators at once',
  ],
  'dashboard-periods': [
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › of the chosen period are shown beside its tab: 24 hours, 7 days, 30 days',
    'server/services/dashboard/dashboard.properties.test.ts › cards, agents, periods, days, counters, pages and the file agree with a naive computation',
  ],
  'dashboard-cards': [
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › of everything are shown only to the configured administrators',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › of everything are not shown to anybody else',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › show what came late and has to go back, while there is any',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › show nothing of it when all of it went back',
    'server/main.test.ts › names the administrators who see the summary cards',
  ],
  'dashboard-agents': [
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › shows amount owed and order count; a click filters the table, another clears it',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › the first twelve of many agents are shown until all are requested; the chosen one always is',
  ],
  'dashboard-counters': [
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › count each status; a click lists it alone, another all again',
  ],
  'dashboard-orders': [
    'console/features/ordersDashboard/orders/Orders.test.tsx › shows status, date, values including profit, payment and the possible deeds',
    'console/features/ordersDashboard/orders/Orders.test.tsx › are absent when no deed applies: %j',
    'console/features/ordersDashboard/orders/OrdersView.test.tsx › when the table does not fit, each order is a card with the same values',
  ],
  'dashboard-paging': [
    'server/routes/dashboard.test.ts › has 20 orders on a page, newest first; a page behind the last one is the last page',
    'console/features/ordersDashboard/orders/Orders.test.tsx › turns its pages with Primeira, Anterior, Próxima and Última; the rows stay until the new ones arrive',
    "console/features/ordersDashboard/orders/Orders.test.tsx › without orders says 'Nenhum pedido encontrado', and offers to clear a filter",
    "console/features/ordersDashboard/orders/OrdersView.test.tsx › in English it reads 'Page X of Y (N items)', First, Previous, Next and Last",
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › shows amount owed and order count; a click filters the table, another clears it',
  ],
  'dashboard-search': [
    'server/routes/dashboard.test.ts › finds by name, phone and number beside every filter, and says so when nothing is left',
    'server/routes/dashboard.test.ts › counts a search up to 10,000, and lets fifty of its pages be turned to',
    'domain/orderSearch.test.ts › finds %s',
    'domain/orderSearch.test.ts › does not find %s',
    'console/features/ordersDashboard/address/search.test.tsx › is sent once typing pauses, goes to the first page, and is one step of the history however long',
    'console/features/ordersDashboard/orders/Orders.test.tsx › sorts by its column headers: descending first, then ascending',
    'console/features/ordersDashboard/orders/OrdersView.test.tsx › cards are sorted by a list of the same orders',
  ],
  'dashboard-address': [
    'console/features/ordersDashboard/address/dashboardAddress.test.ts › %j describes the view, and leaves out default values',
    'console/features/ordersDashboard/address/dashboardAddress.test.ts › reads any view back as it was written',
    'console/features/ordersDashboard/address/dashboardAddress.test.ts › falls back to defaults for values it does not know: %s',
    'e2e/ordersDashboard.test.ts › the view is in the address: a reload and Back show the same',
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
    'server/routes/dashboard.test.ts › opens once, within a minute, and only while its owner is an administrator',
    'domain/csv.test.ts › never runs: %j',
    'console/features/ordersDashboard/orders/Orders.test.tsx › makes the browser download the filtered orders; the file’s URL is stored nowhere',
    'console/features/ordersDashboard/orders/Orders.test.tsx › says when it failed',
    'e2e/ordersDashboard.test.ts › the filtered orders come as a file, as many as the table counts',
  ],
  'dashboard-fresh': [
    'console/features/ordersDashboard/listeners.test.ts › when %s',
    'console/features/ordersDashboard/listeners.test.ts › once a second during a burst, and once more after its last event',
    'console/features/ordersDashboard/listeners.test.ts › only when it opens, if it is not on screen',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › changes row and figures without a reload, marks the row and announces it once',
  ],
  'admin-panel': [
    'console/features/adminPanel/AdminPanel.test.tsx › shows everybody, with what agents earn and whether they are online',
    'console/features/adminPanel/AdminPanel.test.tsx › finds by name, e-mail or phone: %s',
    'console/features/adminPanel/AdminPanel.test.tsx › says when the users cannot be read, and reads them when asked again',
    'console/features/adminPanel/AdminPanel.test.tsx › says that it is for administrators when the host refuses',
  ],
  'admin-user-card': [
    'console/features/adminPanel/AdminPanel.test.tsx › shows everybody, with what agents earn and whether they are online',
    'console/features/adminPanel/AdminPanel.test.tsx › requests the earnings of many people a few at a time',
    'console/features/adminPanel/AdminPanel.test.tsx › requests earnings only for people who came into view',
    'console/features/adminPanel/AdminPanel.test.tsx › is updated by events: who is online, and what they earn',
  ],
  'admin-edit': [
    'console/features/adminPanel/EditUser.test.tsx › saves name and phone, and the grid shows them',
    'console/features/adminPanel/EditUser.test.tsx › changes only the fields changed here: the rest stays as others saved it meanwhile',
    'console/features/adminPanel/EditUser.test.tsx › names the fault, and focuses its field: %s',
    'console/features/adminPanel/EditUser.test.tsx › that fails says why, and stays open with what was typed (%#)',
    'console/features/adminPanel/EditUser.test.tsx › asks before unsaved input is discarded',
    'e2e/adminPanel.test.ts › the administrator edits an agent, and every list shows it; the grid is live',
  ],
  'admin-edit-photo': [
    'console/features/adminPanel/EditUser.test.tsx › refuses %s of %s with %i bytes',
  ],
  wipe: [
    'console/features/adminPanel/WipeData.test.tsx › wipes only after LIMPAR was typed, and says what was removed',
    'console/features/adminPanel/WipeData.test.tsx › shows one notice for one’s own wipe, and one for a wipe by others',
    'console/features/adminPanel/WipeData.test.tsx › says when it failed, and allows another try',
    'console/features/session/wipeListeners.test.ts › has everything read again for an agent, who is told',
    'console/features/chat/reading/reading.test.ts › leads away from an open chat %s, once',
    'console/realtime/events.test.ts › empties the lists, closes the chat, and says so',
    'e2e/adminPanel.test.ts › the wipe: LIMPAR, the numbers of what was removed, and everybody’s screens are empty at once',
  ],
  'wipe-scope': [
    'server/services/administration/wipe.test.ts › removes every conversation with everything that belongs to it, and says how much',
    'server/services/administration/wipe.test.ts › keeps a paid order as it is, and cancels an unpaid one with its charge',
    'server/services/administration/wipe.test.ts › keeps a customer’s free coupons and referrals, and nothing else of them',
  ],
  'audit-screen': [
    'console/features/auditTrail/AuditTrail.test.tsx › says in words who did what to what, and when in São Paulo',
    'console/features/auditTrail/AuditTrail.test.tsx › is filtered by what the address says, and writes what is chosen there',
    'console/features/auditTrail/AuditTrail.test.tsx › is narrowed to one object by a press on it: the custody of one account',
    'console/features/auditTrail/AuditTrail.test.tsx › loads older entries behind the last one, and says when they could not be read',
    'console/features/auditTrail/AuditTrail.test.tsx › shows skeletons while it loads, and a sentence when there is nothing',
    'console/features/auditTrail/AuditTrail.test.tsx › that cannot be read says so, and is read when asked again (%#)',
    'server/routes/audit.test.ts › comes newest first, with the names of who did it and what it was done to',
    'server/routes/audit.test.ts › continues behind the last entry known, and misses none that come meanwhile',
  ],
  'audit-export': [
    'console/features/auditTrail/AuditTrail.test.tsx › downloads the entries of the filter',
    'console/features/auditTrail/AuditTrail.test.tsx › that fails says so',
    'server/routes/audit.test.ts › has the entries of the filter, and its export is an entry itself',
    'server/routes/audit.test.ts › opens once, within a minute, for an administrator alone',
  ],
};
