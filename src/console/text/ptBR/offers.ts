/** Offers of new customers (behaviour: offer-card). */
export const offersPtBR = {
  region: 'Ofertas',
  title: 'Nova oferta',
  transfer: (giver: string) => `Transferência de ${giver}`,
  accept: 'Aceitar',
  accepting: 'Aceitando...',
  ignore: 'Ignorar',
  timeLeft: 'Tempo restante',
  /** The coupon's value, not what the customer pays. */
  value: (money: string) => `Cupom de ${money}`,
  commission: (money: string) => `Sua comissão: ${money}`,
  waiting: (ago: string) => `Espera ${ago}`,
  more: (count: number) => (count === 1 ? 'Mais 1 oferta' : `Mais ${count} ofertas`),
  fewer: 'Mostrar só uma',
  announcement: (name: string) => `Nova oferta: ${name}`,
};
