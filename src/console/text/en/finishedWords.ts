import type { finishedWordsPtBR } from '../ptBR/finishedWords';

export const finishedWordsEn: typeof finishedWordsPtBR = {
  lastDays: (days) => (days === 1 ? 'Last day' : `Last ${days} days`),
  back: 'Back to the conversations',
  loading: 'Loading finished attendances…',
  failed: 'The finished attendances could not be loaded.',
  retry: 'Try again',
  empty: 'No finished attendances',
  emptyHint: 'Once you finish an attendance, it stays here to be read.',
  ended: (moment) => `Finished on ${moment}`,
  purchase: 'Order registered',
  purchaseOf: (money) => `Order of ${money}`,
  noPurchase: 'No order registered',
  loadingMore: 'Loading more attendances…',
  moreFailed: 'More attendances could not be loaded.',
  chat: 'Finished attendance',
  closeChat: 'Close the attendance',
  endedAt: (moment) => `Attendance finished on ${moment}`,
  notThere: 'This attendance is not available any more',
  notThereHint: 'Choose another one from the finished ones.',
};
