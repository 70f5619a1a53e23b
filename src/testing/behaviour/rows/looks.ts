import type { Rows } from '../row';

/** Layout and look, Keyboard and access. */
export const LOOKS: Rows = {
  'layout-wide': [
    'e2e/inbox.test.ts › at 1400 px a bar of 56 px, a list of 380 and a drawer of 400 at the right; the panes scroll, the page does not',
    'e2e/inbox.test.ts › list and chat stand side by side from 1400 px on, and one at a time below',
  ],
  'layout-narrow': [
    'e2e/inbox.test.ts › on a narrow screen a chat stands before the list, which is found again as it was left',
    'e2e/inbox.test.ts › list and chat stand side by side from 1400 px on, and one at a time below',
    'e2e/recovery.test.ts › at 360 px nothing scrolls or sticks out sideways, on any screen of the path',
  ],
  'screen-states': [
    'e2e/inbox.test.ts › while it loads, the list holds rows of their final size',
    'e2e/everyScreen.test.ts › axe finds nothing in either theme, wide or on a phone, and nothing is asked that the policy refuses: $name',
    'e2e/limits.test.ts › 200 rows with long names and 20 offers at once keep to their places (%s)',
    'e2e/limits.test.ts › texts of 4,000 characters, one without a space, right to left, emoji: 65% of the list at most, with room to answer',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › has its shape while it loads',
  ],
  look: [
    'console/ui/theme/tokens.test.ts › writes %s on %s at 4.5:1 or more',
    'console/ui/theme/tokens.test.ts › writes text, times and links on %s',
    'console/ui/theme/tokens.test.ts › draws %s at 3:1 or more on every ground',
    'e2e/everyScreen.test.ts › menus, dialogs, the drawer and toasts move, but not for who asked for reduced motion',
  ],
  'keyboard-shortcuts': [
    'e2e/inbox.test.ts › a search finds names in any case and without accents, numbers with or without their mask; shortcuts follow it',
    'e2e/keyboardTools.test.ts › from the search to another chat and back',
    'console/app/App.test.tsx › of keys that follow each other at once, each goes one conversation further',
    'console/features/inbox/InboxListView.test.tsx › the arrow down leads from the list itself to its rows',
    'e2e/messages.test.ts › closes by Escape alone, and not what is open beneath it',
  ],
  focus: [
    'e2e/keyboard.test.ts › what opens keeps the focus, closes by Escape, and gives the focus back',
    'console/ui/FocusKeeper.test.tsx › leaves it to the nearest place that takes it',
    'console/ui/FocusKeeper.test.tsx › leaves it to the list where its place has gone as well, and else to the page’s main part',
    'console/features/chat/composer/Composer.test.tsx › at a desk a chat that is opened can be answered at once',
    'console/features/chat/composer/Composer.test.tsx › on a phone no keyboard springs up',
    'console/features/chat/composer/Composer.test.tsx › who types elsewhere is left there',
    'e2e/focus.test.ts › ‘Encerrar’ leads to the list, and from there to its rows',
  ],
  'roles-on-screen': [
    'e2e/keyboard.test.ts › what opens keeps the focus, closes by Escape, and gives the focus back',
    'console/features/chat/viewer/PictureViewerView.test.tsx › is a dialog that says whose picture it shows, when it came, and how many there are',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › are turned over by the arrows, and Tab knows one tab alone',
    'console/features/topbar/TopBar.test.tsx › opens the QR modal: five steps, a spinner, the code that comes, and its end on ready',
    'e2e/messages.test.ts › shows each kind, its placeholder or what it says when it does not load, with HH:mm and the day',
  ],
  accessible: [
    'e2e/everyScreen.test.ts › axe finds nothing in either theme, wide or on a phone, and nothing is asked that the policy refuses: $name',
    'e2e/keyboard.test.ts › the whole path by keyboard alone, with a focus that can be seen at every stop',
    'e2e/messages.test.ts › says "novas mensagens" to a reader further up, tells screen readers once, and of own ones nothing',
  ],
};
