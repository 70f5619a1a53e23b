import { rowsUnder } from '../row';

/** Section 8 of the specification. */
export const ERRORS = [
  ...rowsUnder(8, 'Authentication and profile', [
    [
      "Login failure: the server message, or 'Erro ao fazer login'.",
      'console/features/login/LoginPage.test.tsx › says why it did not, and lets one try again (%#)',
    ],
    [
      "Registration failure: the server message, or 'Erro ao registrar'.",
      'console/app/EntryPage.test.tsx › that fails says so, keeps what was typed, and can be tried again: %s',
    ],
    [
      "Profile update failure: the server message, or 'Erro ao atualizar perfil'.",
      'console/features/profile/Profile.test.tsx › that cannot be saved says why, and keeps what was typed (%#)',
    ],
    [
      'Invalid token on profile fetch: silent logout.',
      'console/features/session/session.test.ts › a refused token signs out silently',
    ],
    [
      'Using the auth hook outside its provider throws an error in Portuguese saying it must be used inside the auth provider.',
      'console/shared/session/auth.test.tsx › outside its provider throws, in Portuguese',
    ],
    [
      "'Erro de autenticação. Faça login novamente.'.",
      'console/features/session/session.test.ts › is forced by a 401 of any call, with its text, once',
    ],
  ]),
  ...rowsUnder(8, 'Chat and attendance', [
    [
      "'Erro ao enviar mensagem. Tente novamente.'.",
      'console/features/outbox/outbox.test.ts › fails on any HTTP error, says so, and goes again with the same key when asked',
    ],
    [
      "'❌ Erro ao encerrar atendimento' when the finalize response lacks success; '❌ Erro ao encerrar atendimento. Tente novamente.' on failure. A failure to finalize after a registered purchase is only logged.",
      'console/features/chat/actions/chatDeeds.test.ts › says how it went (%#)',
      'console/features/purchase/registerOrder.test.ts › whose finalizar %s: that is only logged, and the account is given back all the same',
    ],
    [
      "'❌ Erro ao resetar fluxo. Tente novamente.'.",
      'console/features/chat/actions/chatDeeds.test.ts › says when it failed, and reads nothing again (%#)',
    ],
    [
      "'❌ Erro ao registrar pedido. Tente novamente.' (the server's error text is preferred when present).",
      'console/features/purchase/registerOrder.test.ts › ends nothing and says why, in the server’s words where it has any (%#)',
    ],
    [
      "'❌ Erro: número de telefone não encontrado'.",
      'console/features/purchase/PurchaseModal.test.tsx › then the customer’s number',
    ],
    [
      'A failed flow-state update is only logged.',
      'console/features/chat/actions/summarize.test.ts › a stage that could not be set is only logged (spec 8)',
    ],
    [
      'If the client or orders fetch fails, client and orders are cleared. Other fetch failures are logged and give empty lists.',
      'console/features/chat/order/OrderHistory.test.tsx › shows no orders of before when reading them again failed',
      'console/features/chat/order/OrderInfo.test.tsx › a record that could not be read says so, and is tried again',
    ],
  ]),
  ...rowsUnder(8, 'Offers, status and payments', [
    [
      "'Erro ao aceitar oferta'; 'Erro ao atualizar status'; 'Erro ao atualizar encaminhamento'.",
      'console/features/offers/offers.test.ts › says so when it %s',
      "console/features/topbar/TopBar.test.tsx › turns, and says 'Erro ao atualizar status' when it fails",
      "console/features/topbar/TopBar.test.tsx › says 'Erro ao atualizar encaminhamento' when it fails, and goes back to what is true",
    ],
    [
      "'Erro ao verificar pagamento. Tente novamente.'.",
      'console/features/chat/order/orderListeners.test.ts › says when it failed (%#)',
    ],
    [
      "'Erro ao processar reembolso. Tente novamente.' (the server message is preferred).",
      'console/features/chat/order/orderListeners.test.ts › says why it failed, in the host’s words where it has any (%#)',
    ],
    [
      'Warnings for an offer expired, payment expired, and going offline after a missed offer.',
      'console/features/offers/offers.test.ts › leaves at 00:00 and warns once, though the event follows',
      'console/features/payments/payments.test.ts › that expired warns, and an order that was refunded is told',
      'console/realtime/events.test.ts › warns for a missed offer (motivo %s)',
    ],
  ]),
  ...rowsUnder(8, 'Coupons', [
    [
      "'❌ Erro ao carregar cupons disponíveis'.",
      'console/features/coupons/CouponsDrawer.test.tsx › that cannot be read says so, and is read by ‘Tentar novamente’, which hands the focus on',
      'e2e/coupons.test.ts › every failure has its words, and leaves things as they are',
    ],
    [
      "'Erro ao copiar script'; 'Erro ao copiar script de login'. On a clipboard failure of the checkout script, a prompt is offered as fallback.",
      'console/features/chat/actions/summarize.test.ts › shows the script to be copied by hand when the clipboard refuses, and goes on',
      'console/features/coupons/acts.test.ts › says so when the clipboard refuses',
    ],
    [
      "'Erro ao puxar cupom. Tente novamente.'.",
      'console/features/coupons/acts.test.ts › that fails says why (%#)',
    ],
    [
      "'Esta conta não possui cookies salvos'.",
      'console/features/coupons/acts.test.ts › says so when %s',
    ],
    [
      "'Erro ao marcar conta sem cupom'; 'Erro ao devolver cupom'.",
      'e2e/coupons.test.ts › every failure has its words, and leaves things as they are',
    ],
  ]),
  ...rowsUnder(8, 'Admin', [
    [
      "'Erro ao carregar dashboard'; 'Erro ao carregar lista de usuários'; 'Erro ao limpar dados do banco'.",
      "console/features/ordersDashboard/OrdersDashboard.test.tsx › says 'Erro ao carregar dashboard', and is read by 'Tentar novamente'",
      'console/features/adminPanel/AdminPanel.test.tsx › says when the users cannot be read, and reads them when asked again',
      'console/features/adminPanel/WipeData.test.tsx › says when it failed, and lets one try again',
    ],
    [
      "'Acesso negado. Apenas administradores.' on a 403.",
      "console/features/ordersDashboard/OrdersDashboard.test.tsx › says 'Acesso negado. Apenas administradores.' on a 403, and shows nothing of before",
    ],
  ]),
  ...rowsUnder(8, 'Success messages', [
    [
      "'Login realizado com sucesso!'; 'Cadastro realizado com sucesso!'.",
      'console/features/login/LoginPage.test.tsx › signs in: the token goes to its store, and neither it nor the password into the state',
    ],
    [
      "'✅ Pedido registrado com sucesso!'.",
      'console/features/purchase/registerOrder.test.ts › is said and heard, ends the attendance, takes the chat away and gives the account back',
    ],
    [
      "'✅ Atendimento finalizado! Cliente pode fazer um novo pedido.'.",
      'console/features/chat/actions/chatDeeds.test.ts › says how it went (%#)',
    ],
    [
      "'✅ Fluxo resetado com sucesso!'.",
      'console/features/chat/actions/chatDeeds.test.ts › names the customer, resets and reads their record again',
    ],
    [
      'Validation errors appear as error toasts (see section 5).',
      'console/features/login/LoginPage.test.tsx › asks for both fields before it asks the host',
      'e2e/purchase.test.ts › what is missing is said by a click on the greyed button, in order',
    ],
  ]),
];
