import type { Rows } from '../row';

/** Product and words, Routes. */
export const PRODUCT: Rows = {
  'product-name': [
    'console/text/productName.test.ts › is the same on screen, in the page, in its manifest and of its package',
  ],
  'product-purpose': [
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    'server/flow/machine.properties.test.ts › reaches every stage by what customers, agents and the bank do, without a hand',
  ],
  people: [
    'server/routes/registration.test.ts › makes an agent who is signed in at once, and can sign in again',
    'server/commands/admin.test.ts › promotes and demotes, by e-mail in any case, and writes it down',
    'server/rights.test.ts › %s answers each as the table says',
  ],
  'interface-language': [
    'console/text/texts.test.ts › are Portuguese until another is there, and whole once they were waited for',
    'console/shared/text/chooseLocale.test.ts › of which the words cannot be had leaves the old one, and an error says so',
    'console/features/topbar/TopBar.test.tsx › switches theme and language, and leaves',
    'console/app/AppTheme.test.tsx › the document says which language it speaks, and follows another choice',
  ],
  'screen-texts': [
    'console/text/texts.test.ts › have the same texts',
    'console/text/texts.test.ts › leave nothing unsaid, in either language, of one thing or of several',
    'scripts/words.test.ts › refuses %s',
  ],
  'english-texts': [
    "console/features/ordersDashboard/orders/OrdersView.test.tsx › in English it reads 'Page X of Y (N items)', First, Previous, Next and Last",
    'console/features/ordersDashboard/orders/orderRow.test.ts › the status %s reads %s, in English %s',
    'console/features/ordersDashboard/orders/orderRow.test.ts › the payment %s reads %s, in English %s',
    'domain/stages.test.ts › is ${header} in the header, with the same progress, colour and icon',
    'console/text/texts.test.ts › differ in every text but names',
  ],
  'page-title': [
    'console/app/guards.test.tsx › %s shows its screen to who may see it, and names the page',
    'e2e/topbar.test.ts › the page title counts the unread, and stops counting what is read',
    'console/features/inbox/listeners.test.ts › the title is that of a screen as soon as it shows, though the profile is read at the same time',
    'console/features/inbox/listeners.test.ts › the title of a burst is written every 250 ms at most, and ends at what is true',
  ],
  'runs-alone': [
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    'console/app/loadConfig.test.ts › reads the hosts and the admins of this deployment',
    'server/services/coupons.test.ts › holds invented accounts only, some without cookies',
    'server/demo/simulator/drawings.test.ts › is nobody’s: the area code 00 does not exist',
  ],
  routes: [
    'console/app/guards.test.tsx › %s shows its screen to who may see it, and names the page',
    'console/app/guards.test.tsx › who is signed in already is sent from the login to the console',
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    'e2e/ordersDashboard.test.ts › agents are sent to their console; administrators come by the user menu',
    'console/app/EntryPage.test.tsx › leads from the login to the register form and back, and carries the e-mail',
    'console/app/guards.test.tsx › who is not signed in is sent from %s to the login',
    'console/app/guards.test.tsx › who is no administrator is sent from %s to the console',
  ],
  'route-login': [
    'console/app/guards.test.tsx › who is signed in already is sent from the login to the console',
  ],
  'route-unknown': ['console/app/guards.test.tsx › any other path leads to the console'],
  'route-signed-out': [
    'console/app/guards.test.tsx › who is not signed in is sent to the login',
    'console/app/guards.test.tsx › who is not signed in is sent from %s to the login',
  ],
  'route-admin-only': [
    'console/app/guards.test.tsx › who is no administrator is sent from %s to the console',
    'console/app/guards.test.tsx › who is no administrator any more leaves the screens of administrators at once',
    'e2e/ordersDashboard.test.ts › agents are sent to their console; administrators come by the user menu',
  ],
  'route-loading': [
    'console/app/guards.test.tsx › a spinner shows while nobody knows yet who is there',
    'console/app/LoadingScreen.test.tsx › %s is said in its own words, and can be asked again at once',
    'e2e/recovery.test.ts › a host that is away at the first look: a spinner that says so, then the console by itself',
  ],
  'route-after-login': [
    'console/features/session/session.test.ts › sends what the vault held, keeps the token out of the state, and moves on after 500 ms',
    'console/app/EntryPage.test.tsx › makes the account and signs in: the token to its store, and no secret into the state',
  ],
  'route-chat': [
    'console/app/useChosenChat.test.tsx › stands in the address, whatever its id holds, and leaves it when it is closed',
    'e2e/inbox.test.ts › a reload opens the same chat, and its draft shows on its row',
  ],
  'crashed-screen': [
    'console/app/CrashBoundary.test.tsx › a screen that fails to render says so, and can be loaded anew',
    "console/app/CrashBoundary.test.tsx › in the console it says 'Algo deu errado nesta tela.', and offers 'Recarregar'",
  ],
};
