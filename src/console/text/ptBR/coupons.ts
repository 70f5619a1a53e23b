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
  /** What is pinned for the open chat's customer (behaviour: coupon-wanted). */
  wanted: 'Cupom pedido',
  wantedBy: (name: string) => `Pedido por ${name}`,
  wantedLinked: (email: string) => `Conta vinculada: ${email}`,
  wantedOther: (money: string) => `A conta vinculada tem ${money}`,
  wantedEmpty: 'A conta vinculada está sem cupom',
  wantedOwn: (email: string) => `Você já tem uma conta desse valor: ${email}`,
  noneOfIt: 'Nenhum disponível agora',
  pullAndLink: 'Puxar e vincular',
  servesOther: (email: string, name: string) => `A conta ${email} está vinculada a ${name}.`,
  /** `has` is null for an account without a coupon. */
  otherValue: (name: string, wanted: string, has: string | null) =>
    `${name} pediu um cupom de ${wanted}, e esta conta ${has === null ? 'está sem cupom' : `tem ${has}`}.`,
  linkAnyway: 'Vincular mesmo assim?',
  undo: 'Desfazer',
};
