/** A customer's order and their earlier ones (behaviour: order-strip, order-history). */
export const orderInfoPtBR = {
  title: 'Dados do pedido',
  photo: 'Imagem do pedido',
  noPhoto: 'Sem imagem do pedido',
  name: 'Nome',
  address: 'Endereço',
  payment: 'Pagamento',
  change: (amount: string) => `troco para ${amount}`,
  noName: 'Nome não informado',
  noAddress: 'Endereço não informado',
  noPayment: 'Pagamento não informado',
  coupon: 'Cupom',
  wanted: (money: string) => `Cupom pedido ${money}`,
  noCoupon: 'Cupom não informado',
  noAccount: 'Nenhuma conta vinculada',
  copy: (what: string) => `Copiar ${what}`,
  loading: 'Carregando dados do cliente…',
  failed: 'Não foi possível carregar os dados do cliente.',
};

export const historyPtBR = {
  title: 'Histórico de pedidos',
  loading: 'Carregando pedidos…',
  failed: 'Não foi possível carregar os pedidos.',
  empty: 'Nenhum pedido encontrado',
  status: {
    pendente: 'Pendente',
    feito: 'Feito',
    em_preparo: 'Em preparo',
    entregue: 'Entregue',
    cancelado: 'Cancelado',
    reembolsado: 'Reembolsado',
  },
  payment: {
    aprovado: 'Pago',
    pendente: 'Pendente',
    expirado: 'Expirado',
    cancelado: 'Cancelado',
    pago_atrasado: 'Pago com atraso',
  },
  givenBack: 'devolvido',
  paymentLabel: 'Pagamento',
  couponValue: 'Cupom',
  customerValue: 'Preço',
  noRestaurant: 'Pedido',
  number: (number: string) => `nº ${number}`,
  verify: 'Verificar',
  verifying: 'Verificando…',
  /** Used when the host sends no text: the status in words. */
  verified: (payment: string) => `Pagamento: ${payment}`,
  refund: 'Reembolsar',
  refunding: 'Reembolsando…',
  /** The bank has not confirmed the refund yet. */
  refundUnderWay: 'Reembolso em andamento',
  refunded: 'Reembolso realizado com sucesso!',
  confirmRefund: (value: string, name: string) =>
    `Tem certeza que deseja reembolsar ${value}${name === '' ? '' : ` a ${name}`}?`,
  /** The accessible names of the buttons, which name the order. */
  of: (action: string, order: string) => `${action}: ${order}`,
};
