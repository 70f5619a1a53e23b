/** The refusals of the calls on offers (wire: error-statuses). */

export const offerText = {
  taken: 'Esta oferta já foi aceita por outro agente.',
  expired: 'Esta oferta expirou.',
  refused: 'Você já recusou esta oferta.',
  accepted: 'Você já aceitou esta oferta.',
  offline: 'Você está offline. Fique online para aceitar ofertas.',
} as const;

/** The refusals of handing a chat over (wire: transfer-chat). */
export const transferText = {
  under: 'Esta conversa já está sendo transferida.',
  nobodyOnline: 'Nenhum outro agente está online agora.',
  notOnline: 'Este agente não está mais online. Escolha outro.',
  notLinked: 'A conta vinculada mudou. Vincule a conta de novo e tente outra vez.',
  keyReused: 'Esta chave de envio já foi usada para outra conversa.',
} as const;

/** The refusals of registering a purchase (behaviour: purchase-fields-host, purchase-backend). */
export const purchaseText = {
  noAccount: '❌ Você precisa vincular uma conta antes de registrar a compra',
  fields: '❌ Preencha o número do pedido, código de entrega e telefone da loja',
  numberAndCode: '❌ Preencha o número do pedido e código de entrega',
  registered: '❌ Esta compra já foi registrada.',
  noPaidOrder: '❌ Não há pedido pago aguardando registro para este cliente.',
  ended: '❌ Este atendimento já foi encerrado.',
  refunding: '❌ O reembolso deste pedido está em andamento. A compra não pode ser registrada.',
} as const;

/** The texts of a refund (behaviour: refund-check, refund-once). */
export const refundText = {
  noPaymentId: 'ID do pagamento não encontrado',
  notApproved: 'Somente pagamentos aprovados podem ser reembolsados',
  refunded: 'Este pedido já foi reembolsado.',
  refused: 'O banco recusou o reembolso. Tente novamente mais tarde.',
  inProgress: 'O reembolso deste pedido já está em andamento.',
  unknown:
    'O banco ainda não confirmou o reembolso. Ele continua em andamento, e o pedido será atualizado assim que houver resposta.',
  done: 'Pagamento reembolsado com sucesso!',
} as const;

/** The texts of 'Verificar', by the payment's status (behaviour: verify-button). */
export const paymentText = {
  aprovado: 'Pagamento aprovado!',
  pendente: 'O pagamento ainda não foi identificado.',
  expirado: 'O pagamento expirou.',
  cancelado: 'O pagamento foi cancelado.',
  pago_atrasado: 'O pagamento chegou depois do fim do pedido. Reembolse o cliente.',
} as const;

const refundedText = 'O pagamento foi aprovado e depois reembolsado.';

/** The texts of 'Verificar' for a refunded order, by its payment's status. */
export const refundedPaymentText = {
  aprovado: refundedText,
  pendente: refundedText,
  expirado: refundedText,
  cancelado: refundedText,
  pago_atrasado: 'O pagamento chegou com atraso e foi reembolsado.',
} as const;

/** The bank was asked about a payment and did not answer. */
export const bankDown = 'O banco não respondeu. Tente novamente em instantes.';

export const couponText = {
  noneLeft: 'Não há cupons disponíveis com este valor.',
  keepsValue: 'O valor de um cupom não muda.',
  emptyHasNoValue: 'Uma conta sem cupom não pode ter um valor.',
  /** The limits of a person (behaviour: coupon-limits). `until` is a time of day in São Paulo. */
  holdsEnough: (held: number) =>
    `Você já está com ${couponCount(held)}. Devolva um para puxar outro.`,
  pulledEnough: (pulled: number, until: string) =>
    `Você já puxou ${couponCount(pulled)} na última hora. Tente novamente às ${until}.`,
  readEnough: (read: number, until: string) =>
    `Você já copiou cookies ${read === 1 ? 'uma vez' : `${read} vezes`} na última hora. Tente novamente às ${until}.`,
} as const;

const couponCount = (count: number) => (count === 1 ? '1 cupom' : `${count} cupons`);

/** The description of a PIX charge. */
export const chargeDescription = (value: string) => `Cupom de ${value}`;
