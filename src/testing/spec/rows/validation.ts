import { rowsUnder } from '../row';

/** Section 5 of the specification. */
export const VALIDATION = [
  ...rowsUnder(5, 'Login', [
    [
      "E-mail and senha are required, otherwise 'Preencha todos os campos!'.",
      'console/features/login/LoginPage.test.tsx › asks for both fields before it asks the host',
    ],
  ]),
  ...rowsUnder(5, 'Registration (checked in this order)', [
    [
      "nome, email, senha, telefone and chavePix are required: 'Preencha todos os campos obrigatórios!'.",
      'console/app/EntryPage.test.tsx › the first fault is said, and leads to its field: %s',
    ],
    [
      "Phone, with non-digits removed, must have exactly 11 digits: 'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX'.",
      'console/app/EntryPage.test.tsx › the first fault is said, and leads to its field: %s',
    ],
    [
      "senha has at least 6 characters: 'A senha deve ter no mínimo 6 caracteres!'.",
      'console/app/EntryPage.test.tsx › the first fault is said, and leads to its field: %s',
    ],
    [
      "confirmarSenha equals senha: 'As senhas não coincidem!'.",
      'console/app/EntryPage.test.tsx › the first fault is said, and leads to its field: %s',
    ],
    [
      'The photo must be an image; no size limit is shown for registration.',
      'console/app/EntryPage.test.tsx › a file that is no image is refused; no size is too large',
    ],
  ]),
  ...rowsUnder(5, 'Profile', [
    [
      "nome, telefone and chavePix are required ('Preencha todos os campos obrigatórios!').",
      'console/features/profile/Profile.test.tsx › the first fault is said, and leads to its field: %s',
    ],
    [
      'The phone has 11 digits (same message as above).',
      'console/features/profile/Profile.test.tsx › the first fault is said, and leads to its field: %s',
    ],
    [
      "If either password field is filled, both are needed: 'Preencha a senha atual e a nova senha!'.",
      'console/features/profile/Profile.test.tsx › the first fault is said, and leads to its field: %s',
    ],
    [
      'The new password has at least 6 characters. E-mail is read-only.',
      'console/features/profile/Profile.test.tsx › the first fault is said, and leads to its field: %s',
      'console/features/profile/Profile.test.tsx › shows what the account holds, with the e-mail to be read alone',
    ],
  ]),
  ...rowsUnder(5, 'Admin edit of a user', [
    [
      'The name is required to save.',
      'console/features/adminPanel/EditUser.test.tsx › says what is at fault, and leads there: %s',
    ],
    [
      "The photo must be an image ('Por favor, selecione uma imagem válida') and at most 5 MB ('A imagem deve ter no máximo 5MB').",
      'console/features/adminPanel/EditUser.test.tsx › refuses %s of %s with %i bytes',
      'console/features/profile/Profile.test.tsx › refuses %s of %s with %i bytes',
    ],
  ]),
  ...rowsUnder(5, 'Register purchase / coupon Done', [
    [
      "Order number, delivery code and store phone are all required after trimming; otherwise '❌ Preencha o número do pedido, código de entrega e telefone da loja'.",
      'console/features/purchase/PurchaseModal.test.tsx › then the three fields, of which blanks are none',
    ],
    [
      "A conversation must be selected, otherwise '❌ Nenhuma conversa selecionada'.",
      'console/features/purchase/PurchaseModal.test.tsx › first the conversation',
    ],
    [
      "An account must be linked first, otherwise '❌ Você precisa vincular uma conta antes de registrar a compra'.",
      'console/features/purchase/PurchaseModal.test.tsx › then the account',
    ],
    [
      "Another variant of the check lists only order number and delivery code: '❌ Preencha o número do pedido e código de entrega'.",
      'domain/validation/validation.test.ts › a request with %j is complete: %p, and its fault %s',
      'server/services/orders/purchase.test.ts › by its texts, in the order of the spec',
    ],
  ]),
  ...rowsUnder(5, 'Messages and numbers', [
    [
      'Sending needs non-empty trimmed text and a connected messaging app. An empty send is ignored.',
      'console/features/chat/composer/ComposerView.test.tsx › an empty send is ignored, by the key and by the button',
      'console/features/chat/composer/ComposerView.test.tsx › is disabled while the messaging app is not connected, and says so',
    ],
    [
      'Phone numbers are reduced to digits before use in paths.',
      'domain/phone.test.ts › a phone number is reduced to its digits',
      'contract/rest/calls.test.ts › a phone in a path is digits',
    ],
    [
      "Coupon-link cleanup removes stored links whose e-mail is not among the agent's own coupons.",
      "console/features/coupons/listeners.test.ts › are cleaned of accounts that are not among the agent's own",
    ],
  ]),
  ...rowsUnder(5, 'Summary script', [
    [
      'A manual discount must be a positive number, otherwise the script is cancelled.',
      'console/features/chat/actions/summarize.test.ts › a discount of %j is none: nothing is copied, no stage changed, and it says why',
    ],
  ]),
  ...rowsUnder(5, 'Catalog filter', [
    [
      "The pasted JSON must parse: 'Erro ao processar JSON. Verifique se o formato está correto.'.",
      'console/features/promotions/PromotionsModal.test.tsx › %s: says what is wrong, in a toast and in its place',
    ],
    [
      "If zero products are found, a warning says so. If all have a promotion, the error is 'Todos os produtos possuem promoção'.",
      'console/features/promotions/PromotionsModal.test.tsx › %s: says what is wrong, in a toast and in its place',
      'domain/catalogFilter.test.ts › zero products in %s',
    ],
    [
      'An item counts as promotional if it has a tag containing CHRN_FD_ but not FOMO, and has both a promotional price and a unit price.',
      'domain/catalogFilter.test.ts › %s: %p',
    ],
  ]),
  ...rowsUnder(5, 'Refund', [
    [
      "It needs a payment id ('ID do pagamento não encontrado') and approved status ('Somente pagamentos aprovados podem ser reembolsados'), and it asks for confirmation.",
      'console/features/chat/order/orderListeners.test.ts › needs a payment id, and an approved payment (%#)',
    ],
    [
      'The refund button shows only if the payment is approved, the order is not already refunded, and the customer value is above 0.',
      'domain/validation/validation.test.ts › the button for %j, seen by %j, shows: %p',
    ],
  ]),
];
