import type { remarkWordsPtBR } from '../ptBR/remarkWords';

export const remarkWordsEn: typeof remarkWordsPtBR = {
  title: 'Remark on the customer',
  label: 'Remark',
  hint: 'It stays with the customer in every attendance. They do not see it.',
  changed: (by, at) => `Last changed by ${by}, ${at}`,
  save: 'Save',
  saving: 'Saving…',
  failed: 'The remark could not be saved. Try again.',
  confirmLeave: 'The remark is not saved. Leave anyway?',
};
