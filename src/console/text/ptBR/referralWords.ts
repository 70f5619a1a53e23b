/** What the dialog of a customer’s referrals says (behaviour: referrals-dialog). */
export const referralWordsPtBR = {
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
