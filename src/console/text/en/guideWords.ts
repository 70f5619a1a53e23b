import type { guideWordsPtBR } from '../ptBR/guideWords';

export const guideWordsEn: typeof guideWordsPtBR = {
  title: 'Your first steps',
  dismiss: 'Dismiss',
  done: 'done',
  steps: {
    online: 'Go online to get customers',
    accept: 'Accept an offer: the customer becomes yours',
    link: 'Link a coupon of the wanted value to the customer, with “Pull coupon”',
  },
};
