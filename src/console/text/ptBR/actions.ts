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

export const toolsPtBR = {
  label: 'Ferramentas do atendimento',
  summarize: 'Resumir',
  filterPromotions: 'Filtrar promoções',
  coupons: 'Cupons',
  registerOrder: 'Registrar pedido',
  pullCoupon: 'Puxar cupom',
  verifyPix: 'Verificar PIX',
};
