import type { summaryWordsPtBR } from '../ptBR/summaryWords';

export const summaryWordsEn: typeof summaryWordsPtBR = {
  discountPrompt: 'No account is linked to this customer. What is the discount (R$)?',
  discountPromptEmpty: (email) =>
    `The linked account (${email}) holds no coupon. What is the discount (R$)?`,
  discountPromptUnread: (email) =>
    `The coupon of the linked account (${email}) could not be read. What is the discount (R$)?`,
  discountInvalid: 'That is no discount: type a positive amount, such as 15 or 15.50.',
  confirmUnpriced: ({ value, lowest, highest, price }) =>
    `The value ${value} is outside of the price table (${lowest} to ${highest}): the summary will tell the customer that the coupon costs ${price}. Copy it all the same?`,
  copyPrompt: 'It could not be copied automatically. Copy the text below:',
  shown: 'Order summary',
  place: 'Put into the message',
  close: 'Close summary',
};
