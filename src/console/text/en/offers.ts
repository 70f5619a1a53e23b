import type { offersPtBR } from '../ptBR/offers';

export const offersEn: typeof offersPtBR = {
  region: 'Offers',
  title: 'New offer',
  transfer: (giver) => `Handed over by ${giver}`,
  accept: 'Accept',
  accepting: 'Accepting...',
  ignore: 'Ignore',
  timeLeft: 'Time left',
  value: (money) => `${money} coupon`,
  commission: (money) => `Your commission: ${money}`,
  waiting: (ago) => `Waiting since ${ago}`,
  more: (count) => (count === 1 ? '1 more offer' : `${count} more offers`),
  fewer: 'Show only one',
  announcement: (name) => `New offer: ${name}`,
};
