import { rowsUnder } from '../row';

/** Section 4 of the specification. */
export const STATES = [
  ...rowsUnder(4, 'Authentication', [
    [
      'Initial state: no user, the token taken from storage, loading true.',
      'console/features/session/session.test.ts › without a token nobody is signed in, and nothing is asked',
    ],
    [
      'If a token exists, it is set as a bearer Authorization header and the profile is fetched. If no token exists, loading ends.',
      'console/features/session/session.test.ts › with a token the profile is read with it as bearer, and user_id is stored',
    ],
    [
      "If the profile fetch fails (the server says 'Token inválido'), the user is logged out silently. Logout clears token, user and stored token and removes the header.",
      'console/features/session/session.test.ts › a refused token signs out silently',
    ],
    [
      'A successful login or registration stores token and user and sets the bearer header. A profile update replaces the stored user.',
      'console/features/session/session.test.ts › sends what the vault held, keeps the token out of the state, and moves on after 500 ms',
    ],
    [
      'isAuthenticated is true when a user exists. isAdmin is true when user.isAdmin is true.',
      'console/app/guards.test.tsx › who is not signed in is sent to the login',
    ],
  ]),
  ...rowsUnder(4, 'Theme', [
    [
      'Dark by default. It is light only when the stored preference is something other than dark.',
      'console/features/session/session.test.ts › a stored theme of %s is %s',
    ],
    [
      'The user toggles it and every change is saved.',
      'console/features/session/session.test.ts › are stored with every change',
    ],
  ]),
  ...rowsUnder(4, 'Customer flow stage (estadoFluxo)', [
    [
      'The conversation-list badge shows label and progress:',
      'domain/stages.test.ts › the table has every stage of the contract',
    ],
    [
      '| empty or aguardando_escolha_inicial | Escolha inicial | 0 for empty, 10 otherwise (an ambiguity in the source; both readings apply) |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_agente | Procurando agente | 20 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_pedido | Escolhendo pedido | 30 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_nome | Informando nome | 40 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_endereco | Informando endereço | 50 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_pagamento | Escolhendo pagamento | 60 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_troco | Escolhendo pagamento | 65 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_confirmacao | Aguardando confirmação | 75 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_pagamento_cupom | Aguardando pagamento | 80 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_finalizacao_pedido | Pronto para pedir | 90 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| aguardando_numero_pedido_status | Verificando status | 95 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| pronto_para_montar | Pronto para montar | 100 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      '| finalizado | Finalizado | 100 |',
      'domain/stages.test.ts › is ${label} at ${progress} %, ${band}, in the list',
    ],
    [
      "If pagamentoPago is set, the badge is always 'Pronto para pedir' at 100%.",
      'domain/stages.test.ts › is ready to order at 100 % once it is paid',
    ],
    [
      'Progress colour: under 30 amber, under 60 yellow, under 80 lime, otherwise green.',
      'domain/stages.test.ts › %i %% is %s',
    ],
    [
      'In the chat header the stages read, in English: new customer, choosing option, waiting for attendant, sending order, name, address, choosing payment, giving change, ready to assemble, confirmation, waiting PIX payment, ready to order, checking status, finished.',
      'domain/stages.test.ts › is ${header} in the header, with the same progress, colour and icon',
    ],
    [
      'Pressing Summarize sets the stage to aguardando_confirmacao.',
      'console/features/chat/actions/summarize.test.ts › copies the script with the linked value, then confirms the stage',
    ],
  ]),
  ...rowsUnder(4, 'Attendance', [
    [
      "'Encerrar' (after browser confirmation 'Tem certeza que deseja encerrar este atendimento?') ends the attendance.",
      'console/features/chat/actions/chatDeeds.test.ts › asks first, and does nothing on a no',
    ],
    [
      "'Reiniciar' resets the order flow after a browser confirmation that names the customer. It needs a loaded client, and the client is re-fetched afterwards.",
      'console/features/chat/actions/chatDeeds.test.ts › names the customer, resets and reads their record again',
      'console/features/chat/actions/chatDeeds.test.ts › needs a loaded client, and says so without asking',
    ],
    [
      "Registering a purchase also ends the attendance so the customer can order again. The chat is removed from the list, and the coupon account is set to status 'Tudo certo' with no coupon and no applicator. The coupon list is refreshed 1 second later.",
      'console/features/purchase/registerOrder.test.ts › is said and heard, ends the attendance, takes the chat away and gives the account back',
      'console/features/purchase/registerOrder.test.ts › has the coupons read again a second after the attendance ended',
    ],
    [
      "A realtime 'clienteUpdated' event for the same chat refreshes the client record.",
      'console/realtime/events.test.ts › refreshes the record, and the stage in the list',
    ],
  ]),
  ...rowsUnder(4, 'Order and payment statuses', [
    [
      'Order status: pendente, feito, em_preparo, entregue, cancelado, reembolsado. Normal path: pendente to feito to entregue; cancelled; refunded after an approved payment.',
      'console/features/chat/order/OrderHistory.test.tsx › the order status %s reads %s',
    ],
    [
      'Coupon payment status: aprovado (Paid), pendente (Pending, can be verified), expirado (Expired); anything else shows Cancelled.',
      'console/features/chat/order/OrderHistory.test.tsx › the payment status %j reads %s',
    ],
  ]),
  ...rowsUnder(4, 'Offers and agents', [
    [
      'An offer is received, then accepted (by one agent; it is then removed for the others), ignored, or expired (countdown from expiraEm).',
      'e2e/offers.test.ts › several at once: one is accepted, one taken by another, one ignored, and it is back after a reload',
      'e2e/offers.test.ts › an offer that runs out › warns once, and sends offline who saw it',
    ],
    [
      "An agent is online or offline. An agent goes offline automatically if an offer is not accepted in time, with a warning 'Você foi marcado como OFFLINE por não aceitar uma oferta a tempo.'.",
      'console/realtime/events.test.ts › warns for a missed offer (motivo %s)',
    ],
  ]),
  ...rowsUnder(4, 'Messaging connection', [
    [
      'States: QR shown, ready, disconnected.',
      'console/realtime/events.test.ts › moves the connection strip',
      'console/realtime/events.test.ts › connects, and the code is gone',
    ],
    [
      'The realtime connection reconnects with exponential backoff with jitter.',
      'console/realtime/ioSocket.test.ts › connects with the numbers of the spec',
    ],
  ]),
];
