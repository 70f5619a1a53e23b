/** The register-order modal (behaviour: purchase-modal). */
export const purchasePtBR = {
  title: 'Registrar pedido',
  orderNumber: 'Número do pedido',
  deliveryCode: 'Código de entrega',
  storePhone: 'Telefone da loja',
  linkedAccount: 'Conta vinculada',
  noAccount: 'Nenhuma conta',
  warning: 'Vincule uma conta antes de registrar a compra',
  submit: 'Concluir',
  submitting: 'Concluindo...',
  alreadyUsed: 'já usada em um pedido',
  linkedElsewhere: (name: string) => `vinculada a ${name}`,
  noAccounts: 'Você ainda não puxou nenhum cupom. Puxe um em Cupons.',
  chatLeft: (name: string) =>
    `A conversa com ${name} saiu da sua lista: o pedido não pode mais ser registrado por aqui. Copie o que digitou, se ainda precisar.`,
  copyEntry: 'Copiar dados',
  unanswered:
    'Sem resposta do servidor: o pedido pode já estar registrado. Tente novamente; ele não é registrado duas vezes.',
};
