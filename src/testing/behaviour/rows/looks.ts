import type { Rows } from '../row';

/** Layout, Keyboard and access. */
export const LOOKS: Rows = {
  'layout-wide': [
    'e2e/inbox.test.ts › at 1400 px a bar of 56 px, a list of 380 and a drawer of 400 at the right; the panes scroll, the page does not',
    'e2e/inbox.test.ts › list and chat stand side by side from 1400 px on, and one at a time below',
  ],
  'screen-states': [
    'e2e/inbox.test.ts › while it loads, the list holds rows of their final size',
    'e2e/everyScreen.test.ts › axe finds nothing in either theme and language, nothing goes sideways, and no request is refused by the policy: $name',
    'e2e/limits.test.ts › 200 rows with long names and 20 offers at once stay within their places (%s)',
    'e2e/limits.test.ts › texts of 4,000 characters, one without a space, right to left, emoji: 65% of the list at most, with room to answer',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › shows skeletons of the same layout while it loads',
  ],
  'keyboard-shortcuts': [
    'e2e/inbox.test.ts › a search finds names in any case and without accents, numbers with or without their mask; shortcuts follow it',
    'e2e/keyboardTools.test.ts › the search leads to another chat and back',
    'console/app/App.test.tsx › two keys in quick succession go two conversations further',
    'console/features/inbox/InboxListView.test.tsx › the arrow down leads from the list itself to its rows',
    'e2e/messages.test.ts › closes by Escape, without closing what is open beneath it',
  ],
  palette: [
    'console/features/palette/Palette.test.tsx › begins with the list’s search, which takes along what was typed',
    'console/features/palette/Palette.test.tsx › finds conversations by name or number, at most eight, in the list’s order',
    'console/features/palette/Palette.test.tsx › finds what can be done by the words of its name',
    'console/features/palette/Palette.test.tsx › are looked for from three letters on, once typing rests, and open where they stand',
    'console/features/palette/Palette.test.tsx › are not looked for on a host that cannot search them',
    'e2e/search.test.ts › the palette finds a message of any chat, and leads to it',
    'domain/commandList.test.ts › %j fits %j: %s',
    'e2e/keyboardTools.test.ts › the palette leads to a chat, to a command and to the shortcuts, by keyboard alone',
  ],
  'shortcut-list': [
    'console/features/palette/ShortcutsDialog.test.tsx › shows what works for an agent',
    'e2e/keyboardTools.test.ts › the palette leads to a chat, to a command and to the shortcuts, by keyboard alone',
  ],
  'next-that-needs': [
    'console/app/App.test.tsx › Alt+M goes round those that need somebody, whatever the list shows, and says when there is no other',
    'domain/waitsFor.test.ts › from %j is %j',
    'domain/waitsFor.test.ts › comes to each once in a round, in the list’s order',
    'e2e/whoNeedsMe.test.ts › of eighty, the twenty that need me are found and answered in their order, by keyboard alone',
  ],
  focus: [
    'e2e/keyboard.test.ts › every overlay keeps the focus, closes by Escape, and gives the focus back',
    'console/ui/FocusKeeper.test.tsx › hands it to the nearest focus home',
    'console/ui/FocusKeeper.test.tsx › hands it to the home of what opened its dialog, when both leave at once',
    'console/ui/FocusKeeper.test.tsx › hands it to the list when its home is gone as well, and else to the page’s main part',
    'console/features/chat/composer/Composer.test.tsx › with a mouse, opening a chat focuses the input, so the agent can answer at once',
    'console/features/chat/composer/Composer.test.tsx › on a phone opening a chat does not bring up the keyboard',
    'console/features/chat/composer/Composer.test.tsx › a person who is typing elsewhere keeps the focus there',
    'console/features/chat/composer/Composer.test.tsx › a person who has just chosen a filter of the list types nowhere, so the input takes the focus',
    'e2e/focus.test.ts › ‘Encerrar’ leads to the list, and from there to its rows',
  ],
  'roles-on-screen': [
    'e2e/keyboard.test.ts › every overlay keeps the focus, closes by Escape, and gives the focus back',
    'console/features/chat/viewer/PictureViewerView.test.tsx › is a dialog that says whose picture it shows, when it came, and how many there are',
    'console/features/ordersDashboard/OrdersDashboard.test.tsx › change with the arrow keys, and only one tab is a Tab stop',
    'console/features/topbar/TopBar.test.tsx › opens the QR modal: five steps, a spinner, the code that comes, and its end on ready',
    'e2e/messages.test.ts › shows each kind of message, its placeholder or its error text, with HH:mm and the day',
  ],
  accessible: [
    'console/ui/theme/tokens.test.ts › writes %s on %s at 4.5:1 or more',
    'console/ui/theme/tokens.test.ts › writes text, times and links on %s',
    'console/ui/theme/tokens.test.ts › draws %s at 3:1 or more on every background',
    'e2e/everyScreen.test.ts › menus, dialogs, the drawer and toasts move, but not for people who asked for reduced motion',
    'e2e/everyScreen.test.ts › axe finds nothing in either theme and language, nothing goes sideways, and no request is refused by the policy: $name',
    'e2e/keyboard.test.ts › the whole path works by keyboard alone, with a visible focus at every stop',
    'e2e/messages.test.ts › says "novas mensagens" to a reader further up, announces them once, and ignores own ones',
  ],
};
