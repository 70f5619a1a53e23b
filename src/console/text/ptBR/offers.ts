/** Offers of new customers (behaviour: offer-toast). */
export const offersPtBR = {
  region: 'Ofertas',
  title: 'Nova oferta',
  accept: 'Aceitar',
  accepting: 'Aceitando...',
  ignore: 'Ignorar',
  timeLeft: 'Tempo restante',
  more: (count: number) => (count === 1 ? 'Mais 1 oferta' : `Mais ${count} ofertas`),
  announcement: (name: string) => `Nova oferta: ${name}`,
};
