import { rowsUnder } from '../row';

/** Section 2 of the specification. */
export const SCREENS = [
  ...rowsUnder(2, 'Routes', [
    [
      '| /login | public; an already authenticated user is sent to /dashboard at once | switches between the login form and the register form |',
      'console/app/guards.test.tsx › who is signed in already is sent from the login to the console',
    ],
    [
      '| /dashboard | logged in | chat console |',
      'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    ],
    [
      '| /perfil | logged in | own profile |',
      'console/app/guards.test.tsx › %s shows its screen to who may see it, and names the page',
      'console/app/guards.test.tsx › who is not signed in is sent from %s to the login',
    ],
    [
      '| /admin | admin only | admin panel |',
      'console/app/guards.test.tsx › %s shows its screen to who may see it, and names the page',
      'console/app/guards.test.tsx › who is no administrator is sent from %s to the console',
    ],
    [
      '| /dashboard-pedidos | admin only | orders dashboard |',
      'e2e/ordersDashboard.test.ts › agents are sent to their console; administrators come by the user menu',
    ],
    [
      '| / and any unknown path | | redirect to /dashboard |',
      'console/app/guards.test.tsx › any other path leads to the console',
    ],
    [
      'Unauthenticated users are sent to /login.',
      'console/app/guards.test.tsx › who is not signed in is sent to the login',
    ],
    [
      'Non-admins on admin routes are sent to /dashboard.',
      'e2e/ordersDashboard.test.ts › agents are sent to their console; administrators come by the user menu',
    ],
    [
      'A spinner shows while authentication is loading.',
      'console/app/guards.test.tsx › a spinner shows while nobody knows yet who is there',
      'e2e/recovery.test.ts › a host that is away at the first look: a spinner that says so, then the console by itself',
    ],
    [
      'After a successful login or registration the app goes to /dashboard after about 500 ms.',
      'console/features/session/session.test.ts › sends what the vault held, keeps the token out of the state, and moves on after 500 ms',
    ],
  ]),
  ...rowsUnder(2, 'Login form', [
    [
      "Heading 'Bem-vindo!'; subtitle 'Entre com sua conta para continuar'.",
      'console/features/login/LoginView.test.tsx › hands over what was typed, by keyboard alone',
    ],
    [
      'Fields: Email and Senha (show/hide toggle on the password).',
      'console/features/login/LoginView.test.tsx › shows the password when asked, and hides it again',
    ],
    [
      "Submit button 'Entrar', which reads 'Entrando...' while loading.",
      'console/features/login/LoginView.test.tsx › is disabled while a request is in flight, and says so',
    ],
    [
      "Link 'Cadastre-se' switches to registration.",
      'console/app/EntryPage.test.tsx › leads from the login to the register form and back, and carries the e-mail',
    ],
    [
      'Inputs are disabled while a request is in flight.',
      'console/features/login/LoginView.test.tsx › is disabled while a request is in flight, and says so',
    ],
  ]),
  ...rowsUnder(2, 'Register form', [
    [
      "Heading 'Criar Conta'; subtitle 'Preencha seus dados para começar'.",
      'console/features/registration/RegistrationView.test.tsx › has the heading, the fields and the words of the specification',
    ],
    [
      "Optional photo picker: images only, round preview, button 'Adicionar Foto' or, once chosen, 'Alterar Foto'.",
      'console/features/registration/RegistrationView.test.tsx › shows the photo that was chosen, changes it, and lets go of its address',
      'console/features/registration/RegistrationView.test.tsx › leaves out what is no photo',
    ],
    [
      'Fields: Nome Completo, Email (email type), Telefone WhatsApp (mask (99) 99999-9999), Chave PIX (hint: may be an e-mail, CPF, phone or random key), Senha and Confirmar Senha (both with show/hide toggles).',
      'console/features/registration/RegistrationView.test.tsx › has the heading, the fields and the words of the specification',
      'console/features/registration/RegistrationView.test.tsx › writes the mask of a phone: %s is %s',
      'console/features/registration/RegistrationView.test.tsx › shows each password when asked, and hides it again',
    ],
    [
      "Submit button 'Criar Conta', which reads 'Cadastrando...' while loading.",
      'console/features/registration/RegistrationView.test.tsx › is disabled while a request is in flight, and says so',
    ],
    [
      "Link 'Entrar' switches back to login.",
      'console/app/EntryPage.test.tsx › leads from the login to the register form and back, and carries the e-mail',
    ],
    [
      'Inputs are disabled while a request is in flight.',
      'console/features/registration/RegistrationView.test.tsx › is disabled while a request is in flight, and says so',
    ],
  ]),
  ...rowsUnder(2, 'Top bar (chat console)', [
    [
      'A connection strip: green when the messaging app is connected, red when not.',
      'console/features/topbar/TopBar.test.tsx › says how the messaging app stands, also while nobody knows',
    ],
    [
      'A title, and a back button on mobile.',
      'e2e/inbox.test.ts › on a narrow screen a chat stands before the list, which is found again as it was left',
    ],
    [
      'Earnings pending/received (agents only).',
      'console/features/topbar/TopBar.test.tsx › follow ganhos_atualizados',
      'console/features/topbar/TopBar.test.tsx › are for agents alone, as the toggles are',
    ],
    [
      'A sound mute toggle.',
      "console/features/topbar/TopBar.test.tsx › are muted and back, and notificationsMuted holds 'true' or 'false'",
    ],
    [
      'A forwarding toggle (agents).',
      'console/features/topbar/TopBar.test.tsx › shows what was clicked at once, takes no second click meanwhile, and calls with the own id',
    ],
    [
      'An avatar with an online/offline dot; agents click it to toggle their online state.',
      'console/features/topbar/TopBar.test.tsx › follows agente_status_mudou of the own id',
      'e2e/topbar.test.ts › online and forwarding: each does what it says, and says when it fails',
    ],
    [
      'A dropdown with: Profile, dark/light mode, Admin Panel and Orders Dashboard (admin only), Logout.',
      'console/features/topbar/TopBar.test.tsx › switches theme and language, and leaves',
    ],
    [
      "A QR modal 'Connect WhatsApp' with 5 steps and a spinner 'Generating QR Code...' while the code is awaited.",
      'console/features/topbar/TopBar.test.tsx › opens the QR modal: five steps, a spinner, the code that comes, and its end on ready',
      "e2e/topbar.test.ts › the QR modal says 'Gerando QR Code...' while the code is awaited",
    ],
  ]),
  ...rowsUnder(2, 'Conversation list', [
    [
      "Search box (placeholder 'Buscar conversa...') filtering by name (case-insensitive substring) or by number.",
      'domain/search.test.ts › %j finds João',
      'e2e/inbox.test.ts › a search finds names in any case and without accents, numbers with or without their mask; shortcuts follow it',
    ],
    [
      "Empty state: title 'Nenhuma conversa'. Text is 'As conversas aparecerão aqui quando você receber mensagens' if the messaging app is connected, otherwise 'Conecte o WhatsApp para ver as conversas'.",
      'console/features/inbox/InboxListView.test.tsx › empty with the messaging app connected: %s',
    ],
    [
      'Each row shows:',
      'console/features/inbox/InboxListView.test.tsx › a row tells who, what, when, how far and how much is unread',
    ],
    [
      "avatar (profile picture or initials), name, last message (fallback 'Sem mensagens');",
      'console/features/inbox/InboxRow.test.tsx › says its last message, that there is none, or that the last has no words',
    ],
    [
      'unread count badge when above 0;',
      'console/features/inbox/InboxListView.test.tsx › a row tells who, what, when, how far and how much is unread',
    ],
    [
      "relative time of the last message in Portuguese ('há ...');",
      'console/text/format.test.ts › %d ms ago reads "%s"',
    ],
    [
      "for admins, the assigned agent's name and photo;",
      'console/features/inbox/InboxRow.test.tsx › tells an administrator whom it is assigned to',
    ],
    [
      'a flow-progress badge with icon, label and percentage.',
      'console/features/inbox/InboxRow.test.tsx › shows the stage with label and percentage',
    ],
    [
      'Sorting uses the assignment time (atribuidoEm), falling back to creation time, then last-message time. Admins get newest first, non-admins oldest first.',
      'domain/listSort.test.ts › sorts by %s',
      'domain/listSort.test.ts › admins see the newest first, agents the oldest first',
      'e2e/inbox.test.ts › an agent sees the oldest assignment first, an administrator the newest',
    ],
    [
      'Clicking a row selects the chat.',
      'e2e/inbox.test.ts › a reload opens the same chat, and its draft shows on its row',
    ],
    [
      'Agents see only conversations assigned to them; admins see all.',
      "server/routes/conversations.test.ts › holds an agent's own, and all for an administrator",
    ],
    [
      'Below 1400 px wide, the list and the chat are shown one at a time.',
      'e2e/inbox.test.ts › on a narrow screen a chat stands before the list, which is found again as it was left',
    ],
  ]),
  ...rowsUnder(2, 'Chat panel', [
    [
      'Empty state asks the user to select a conversation.',
      'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    ],
    [
      "Warning banner 'WhatsApp desconectado. Reconecte para enviar mensagens.' when the messaging app is disconnected.",
      'e2e/chatActions.test.ts › while WhatsApp is disconnected it is disabled and says so, with a banner above',
    ],
    [
      'Header: profile picture, customer number and name, the flow-stage badge.',
      'console/features/chat/header/ChatHeader.test.tsx › says in words where the customer stands',
    ],
    [
      "For non-group chats, a referral indicator shows 'Cupons Grátis' (count) and 'Indicações' as total/limit. It is green when free coupons are above 0.",
      'console/features/chat/header/ChatHeader.test.tsx › counts ‘Cupons Grátis’, and ‘Indicações’ as total/limit; not green without a free one',
      'console/features/chat/header/ChatHeader.test.tsx › is green when a coupon is free; the summary counts, not the record',
      'console/features/chat/header/ChatHeader.test.tsx › asks and shows nothing of referrals for a group, which can only be ended',
    ],
    [
      "'Ações' dropdown (closes on outside click or Escape):",
      'console/features/chat/header/ChatHeader.test.tsx › opens a menu that Escape and a click outside close, and the focus returns',
    ],
    [
      "'Encerrar' (danger style);",
      'e2e/chatActions.test.ts › asks, says what failed, and then the chat leaves',
    ],
    [
      "'Reiniciar';",
      'e2e/chatActions.test.ts › asks by the customer’s name, says that it failed, then starts again',
    ],
    [
      'a further item relating to referrals; its label and effect are not shown.',
      'console/features/chat/header/ChatHeader.test.tsx › reads the summary again, and shows free coupons, the total of the limit and what is to go',
    ],
    [
      'Order-info card or strip: photo, name, delivery address, payment method. Clicking name or address copies it; placeholder values are ignored for copying.',
      'console/features/chat/order/OrderInfo.test.tsx › a click on name or address copies it',
      'console/features/chat/order/OrderInfo.test.tsx › a placeholder (%j) is said in words and is no button',
    ],
    [
      'Collapsible order history.',
      'console/features/chat/order/OrderHistory.test.tsx › is collapsed at first and read when it is opened, and each time again',
    ],
    [
      'Message list:',
      'e2e/messages.test.ts › shows each kind, its placeholder or what it says when it does not load, with HH:mm and the day',
    ],
    [
      'own messages on the right, others on the left; group messages show the author;',
      'console/features/chat/messages/chatItems.test.ts › is own when it is from here, sent or not',
      'e2e/messages.test.ts › says who wrote what in a group',
    ],
    [
      'kinds: text, image, video, audio, an old-media placeholder, an empty-body placeholder;',
      'e2e/messages.test.ts › shows each kind, its placeholder or what it says when it does not load, with HH:mm and the day',
      'console/features/chat/messages/messageContent.test.ts › %s is shown as %s, with its caption',
    ],
    [
      'times shown as HH:mm from a timestamp in seconds;',
      'console/text/format.test.ts › times read HH:mm, and a date with its time as the language writes it',
      'contract/wire.test.ts › any message reads to the same from seconds, milliseconds and ISO',
    ],
    [
      "an image that fails to load shows 'Imagem não disponível'.",
      'console/features/chat/messages/MessageRowView.test.tsx › a picture that does not load says so, and keeps its caption',
    ],
    [
      'Message input: multi-line, Enter sends, Shift+Enter inserts a newline, maximum height 120 px, send button. It is disabled when the messaging app is disconnected, and the placeholder then says so.',
      'console/features/chat/composer/ComposerView.test.tsx › Enter sends; Shift+Enter makes a line',
      'console/features/chat/composer/ComposerView.test.tsx › is disabled while the messaging app is not connected, and says so',
      'e2e/chatActions.test.ts › has the focus, grows to 120 px, then scrolls; Shift+Enter breaks the line, Enter sends',
    ],
    [
      'Menu actions:',
      'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
    ],
    [
      'Summarize: copies a checkout script to the clipboard and sets the customer stage to aguardando_confirmacao.',
      'console/features/chat/actions/summarize.test.ts › copies the script with the linked value, then confirms the stage',
    ],
    [
      'Filter Promotions: a modal in which a catalog JSON is pasted.',
      'e2e/promotions.test.ts › a small catalog: what is not on promotion, its prices, how many were left out',
    ],
    [
      "Coupons: a side drawer (400 px) listing available coupons by value and the agent's own coupons.",
      'console/features/coupons/CouponsDrawer.test.tsx › shows what is there by value, ascending, with counts and the total',
      'e2e/inbox.test.ts › the list is 380 px wide, the coupons drawer 400',
    ],
    [
      'Register-order modal: fields order number, delivery code and store phone, a linked coupon account, and a warning that an account must be linked first. The Done button is greyed until all three fields are filled.',
      'console/features/purchase/PurchaseModalView.test.tsx › is greyed until it is complete, and a press still tells its owner',
      'e2e/purchase.test.ts › what is missing is said by a click on the greyed button, in order',
    ],
    [
      'Full-screen image viewer.',
      'e2e/messages.test.ts › goes by keyboard from picture to picture, zooms, and gives the focus back',
    ],
  ]),
  ...rowsUnder(2, 'Offers', [
    [
      'A toast shows an offer to agents with a countdown in mm:ss, switching to a warning colour under 30 seconds.',
      'console/features/offers/OfferStack.test.tsx › runs in mm:ss and changes to the warning under 30 seconds',
    ],
    [
      'Sounds play for offers and for notifications, unless muted.',
      'console/features/offers/offers.test.ts › make no sound when muted',
      'console/realtime/events.test.ts › shows and sounds to an agent it names, and is acknowledged once it is on screen',
    ],
  ]),
  ...rowsUnder(2, 'Orders dashboard (admin)', [
    [
      'Back and refresh buttons.',
      'e2e/ordersDashboard.test.ts › agents are sent to their console; administrators come by the user menu',
      'console/features/ordersDashboard/OrdersDashboard.test.tsx › keeps its place in the list while it is read again: rows are the same elements',
    ],
    [
      'Period tabs: last 24 hours, 7 days, 30 days.',
      'console/features/ordersDashboard/OrdersDashboard.test.tsx › of the chosen period stand beside its tab: 24 hours, 7 days, 30 days',
    ],
    [
      'Four summary cards (total orders, total revenue, gross profit, owed to staff), shown only to two specific admin user ids.',
      'console/features/ordersDashboard/OrdersDashboard.test.tsx › of everything show to the configured administrators alone',
      'console/features/ordersDashboard/OrdersDashboard.test.tsx › of everything do not show to any other',
    ],
    [
      'Agent cards with amount owed and order count; clicking one filters the table, clicking again clears the filter.',
      'console/features/ordersDashboard/OrdersDashboard.test.tsx › shows amount owed and order count; a click filters the table, another clears it',
    ],
    [
      'Status counters.',
      'console/features/ordersDashboard/OrdersDashboard.test.tsx › count each status; a click lists it alone, another all again',
    ],
    [
      "Orders table with paging text 'Page X of Y (N items)' and buttons First, Previous, Next, Last. Empty text is 'Nenhum pedido encontrado'.",
      'console/features/ordersDashboard/orders/Orders.test.tsx › turns its pages with Primeira, Anterior, Próxima and Última; the rows stay till others are there',
      "console/features/ordersDashboard/orders/Orders.test.tsx › of no orders says 'Nenhum pedido encontrado', and of a filter the way out",
      "console/features/ordersDashboard/orders/OrdersView.test.tsx › in English it reads 'Page X of Y (N items)', First, Previous, Next and Last",
    ],
    [
      'Per order: status, date, values including profit, payment status, a verify button and a refund button.',
      'console/features/ordersDashboard/orders/Orders.test.tsx › shows status, date, values including profit, payment and what can be done about it',
    ],
  ]),
  ...rowsUnder(2, 'Admin panel', [
    [
      'Danger zone with a data-wipe button and a confirmation modal.',
      'console/features/adminPanel/WipeData.test.tsx › wipes only after LIMPAR was typed, and says what was removed',
    ],
    [
      'Grid of users, each with edit profile (name, phone, photo).',
      'console/features/adminPanel/AdminPanel.test.tsx › shows everybody, with what agents earn and whether they are online',
      'console/features/adminPanel/EditUser.test.tsx › saves name and phone, and the grid shows them',
      'e2e/adminPanel.test.ts › the administrator edits an agent, and every list shows it; the grid is live',
    ],
  ]),
  ...rowsUnder(2, 'Profile', [
    [
      'Photo, name, e-mail (read-only), WhatsApp phone with mask, PIX key, optional password change (current and new).',
      'console/features/profile/Profile.test.tsx › shows what the account holds, with the e-mail to be read alone',
      'e2e/profile.test.ts › an agent changes name, phone and photo, and finds them after a reload',
      'e2e/profile.test.ts › a new password: this browser goes on in all its tabs, another one is signed out',
    ],
  ]),
];
