import type { offersPtBR } from '../ptBR/offers';

export const offersEn: typeof offersPtBR = {
  region: 'Offers',
  title: 'New offer',
  accept: 'Accept',
  accepting: 'Accepting...',
  ignore: 'Ignore',
  timeLeft: 'Time left',
  more: (count) => (count === 1 ? '1 more offer' : `${count} more offers`),
  announcement: (name) => `New offer: ${name}`,
};
