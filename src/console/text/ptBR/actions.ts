/** The actions in a chat: 'Ações' and the tools (behaviour: actions-menu). */
export const actionsPtBR = {
  button: 'Ações',
  finish: 'Encerrar',
  search: 'Buscar na conversa',
  restart: 'Reiniciar',
  pause: 'Pausar automação',
  resume: 'Retomar automação',
  referrals: 'Indicações',
  transfer: 'Transferir…',
  remark: 'Observação do cliente',
  confirmFinish: 'Tem certeza que deseja encerrar este atendimento?',
  confirmRestart: (name: string) => `Tem certeza que deseja reiniciar o fluxo de ${name}?`,
};

/** The dialog of the referral summary (behaviour: referrals-dialog). */
export const referralsPtBR = {
  title: 'Indicações',
  loading: 'Carregando indicações…',
  failed: 'Não foi possível carregar as indicações.',
  hint: 'Amigos que este cliente indicou: as indicações rendem cupons grátis, até o limite.',
  freeCoupons: 'Cupons Grátis',
  total: 'Indicações',
  ofLimit: (total: number, limit: number) => `${total} de ${limit}`,
  toGo: (left: number) =>
    left === 1 ? 'Falta 1 indicação para o limite.' : `Faltam ${left} indicações para o limite.`,
  complete: 'O limite de indicações foi atingido.',
};

export const toolsPtBR = {
  label: 'Ferramentas do atendimento',
  summarize: 'Resumir',
  filterPromotions: 'Filtrar promoções',
  coupons: 'Cupons',
  registerOrder: 'Registrar pedido',
  pullCoupon: 'Puxar cupom',
  verifyPix: 'Verificar PIX',
};

export const summarizePtBR = {
  discountPrompt: 'Nenhuma conta vinculada a este cliente. Qual é o valor do desconto (R$)?',
  discountPromptEmpty: (email: string) =>
    `A conta vinculada (${email}) não tem cupom. Qual é o valor do desconto (R$)?`,
  discountPromptUnread: (email: string) =>
    `Não foi possível ler o cupom da conta vinculada (${email}). Qual é o valor do desconto (R$)?`,
  discountInvalid: 'Valor de desconto inválido: digite um valor positivo, como 15 ou 15,50.',
  confirmUnpriced: (of: { value: string; lowest: string; highest: string; price: string }) =>
    `O valor de ${of.value} está fora da tabela de preços (${of.lowest} a ${of.highest}): o resumo dirá ao cliente que o cupom custa ${of.price}. Copiar mesmo assim?`,
  copyPrompt: 'Não foi possível copiar automaticamente. Copie o texto abaixo:',
  shown: 'Resumo do pedido',
  place: 'Colocar na mensagem',
  close: 'Fechar resumo',
};
