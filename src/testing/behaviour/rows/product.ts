import type { Rows } from '../row';

/** Product and words, Routes. */
export const PRODUCT: Rows = {
  'product-name': [
    'console/text/productName.test.ts › is the same on screen, in the page, in the manifest and in the package',
  ],
  'product-purpose': [
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    'server/flow/machine.properties.test.ts › reaches every stage by what customers, agents and the bank do, without one set by hand',
  ],
  people: [
    'server/routes/registration.test.ts › makes an agent who is signed in at once, and can sign in again',
    'server/commands/admin.test.ts › promotes and demotes, by e-mail in upper or lower case, and records it in the audit',
    'server/rights.test.ts › %s answers each as the table says',
  ],
  'interface-language': [
    'console/text/texts.test.ts › are Portuguese until another language is loaded, and complete once awaited',
    'console/features/topbar/chooseLocale.test.ts › keeps the old language and shows an error when the new texts cannot be downloaded',
    'console/features/topbar/TopBar.test.tsx › switches theme and language, and leaves',
    "console/app/AppTheme.test.tsx › the document's language is the chosen one, and follows another choice",
  ],
  'screen-texts': [
    'console/text/texts.test.ts › have the same texts',
    'console/text/texts.test.ts › are never empty, in either language, for one thing or several',
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
    'console/app/guards.test.tsx › %s shows its screen to permitted people, and names the page',
    'e2e/topbar.test.ts › the page title counts the conversations that need the agent, however much each says, and no longer counts an answered one',
    'console/features/inbox/listeners.test.ts › the title counts the conversations that need somebody, not the messages, and follows them',
    'console/features/inbox/listeners.test.ts › the title is that of the screen as soon as it shows, although the profile is read at the same time',
    'console/features/inbox/listeners.test.ts › in a burst the title is written every 500 ms at most, and the last one is right',
  ],
  'runs-alone': [
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    'console/app/loadConfig.test.ts › reads the hosts and the admins of this deployment',
    'server/services/coupons/coupons.test.ts › holds invented accounts only, some without cookies',
    'server/demo/simulator/drawings.test.ts › belongs to nobody: the area code 00 does not exist',
  ],
  routes: [
    'console/app/guards.test.tsx › %s shows its screen to permitted people, and names the page',
    'console/app/guards.test.tsx › a person who is signed in already is redirected from the login to the console',
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    'e2e/ordersDashboard.test.ts › agents are redirected to their console; administrators come through the user menu',
    'console/app/EntryPage.test.tsx › leads from the login to the register form and back, and carries the e-mail',
    'console/app/guards.test.tsx › a person who is not signed in is redirected from %s to the login',
    'console/app/guards.test.tsx › a person who is not an administrator is redirected from %s to the console',
  ],
  'route-login': [
    'console/app/guards.test.tsx › a person who is signed in already is redirected from the login to the console',
  ],
  'route-unknown': ['console/app/guards.test.tsx › any other path leads to the console'],
  'route-signed-out': [
    'console/app/guards.test.tsx › a person who is not signed in is redirected to the login',
    'console/app/guards.test.tsx › a person who is not signed in is redirected from %s to the login',
  ],
  'route-admin-only': [
    'console/app/guards.test.tsx › a person who is not an administrator is redirected from %s to the console',
    'console/app/guards.test.tsx › a person who stops being an administrator leaves the screens for administrators at once',
    'e2e/ordersDashboard.test.ts › agents are redirected to their console; administrators come through the user menu',
  ],
  'route-loading': [
    'console/app/guards.test.tsx › a spinner shows while the signed-in person is unknown',
    'console/app/LoadingScreen.test.tsx › %s has its own text, and can be retried at once',
    'e2e/recovery.test.ts › a host that is away at the start: a spinner says so, then the console appears by itself',
  ],
  'route-after-login': [
    'console/features/session/session.test.ts › sends what the vault held, keeps the token out of the state, and moves on after 500 ms',
    'console/app/EntryPage.test.tsx › makes the account and signs in: the token to its store, and no secret into the state',
    'console/features/session/otherTabs.test.ts › a tab that shows the login leaves it at once when somebody signs in elsewhere, and no other screen',
    'console/app/App.test.tsx › a tab that shows the login follows who signs in elsewhere, also when it draws rarely',
  ],
  'route-chat': [
    'console/app/desk/useChosenChat.test.tsx › is in the address, whatever characters its id has, until it is closed',
    'e2e/inbox.test.ts › a reload opens the same chat, and its draft shows on its row',
  ],
  'route-finished': [
    'console/app/desk/useFinished.test.tsx › is in the address: the list, an attendance, and back step by step',
    'console/app/desk/useFinished.test.tsx › is left by the browser’s own way back, and what was closed is not behind it',
    'console/app/desk/useFinished.test.tsx › is opened by a link as well, from which the way back leads within the console',
    'console/app/desk/useFinished.test.tsx › is nothing where the host remembers none',
    'console/app/desk/finishedChat.test.tsx › is closed by Escape, then the list is',
    'e2e/finished.test.ts › a finished attendance is found and read, wide and on a phone, by keyboard, and a reload opens the same: $width px, $theme',
  ],
  'part-not-downloaded': [
    'console/shared/parts/downloadedPart.test.tsx › a failed download is said, is not shown, and is tried again',
    'console/shared/parts/downloadedPart.test.tsx › that was taken away before its download failed says nothing',
    'e2e/recovery.test.ts › what is opened and cannot be downloaded says so; the chat goes on, and the next press opens it',
  ],
  'crashed-screen': [
    'console/app/CrashBoundary.test.tsx › a screen that fails to render says so, and can be loaded anew',
    "console/app/CrashBoundary.test.tsx › in the console it says 'Algo deu errado nesta tela.', and offers 'Recarregar'",
  ],
};
