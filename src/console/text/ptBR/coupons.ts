/** The coupons drawer (behaviour: coupons-drawer). */
export const couponsPtBR = {
  title: 'Cupons',
  loading: 'Carregando cupons…',
  pool: 'Disponíveis',
  poolEmpty: 'Nenhum cupom disponível agora',
  available: (count: number) => (count === 1 ? '1 disponível' : `${count} disponíveis`),
  total: (count: number) => `${count} no total`,
  pull: 'Puxar',
  own: 'Meus cupons',
  ownEmpty: 'Você ainda não puxou nenhum cupom',
  ownFailed: 'Não foi possível carregar os seus cupons.',
  link: 'Vincular ao cliente',
  unlink: 'Desvincular',
  linkedTo: (name: string) => `Vinculada a ${name}`,
  linkedToEnded: (name: string) => `Vinculada a ${name} (atendimento encerrado)`,
  moreActions: 'Mais ações',
  copyScript: 'Copiar script de login',
  markEmpty: 'Marcar sem cupom',
  giveBack: 'Devolver',
  confirmMark: (email: string) =>
    `Marcar ${email} como sem cupom? A conta sai da sua lista e não volta para os disponíveis.`,
  confirmGiveBack: (email: string, name: string) =>
    `A conta ${email} está vinculada a ${name}. Devolver mesmo assim?`,
  noCoupon: 'Sem cupom',
  noClient: 'Selecione uma conversa para vincular uma conta',
  groupChat: 'Contas são vinculadas a um cliente, não a um grupo',
};
