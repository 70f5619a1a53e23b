import type { Rows } from '../row';

/** Resumir, Filtrar promoções. */
export const TOOLS: Rows = {
  summarize: [
    'console/features/chat/actions/summarize.test.ts › copies the script with the linked value, then confirms the stage',
    'console/features/chat/actions/summarize.test.ts › only shows a notice while the customer’s record is not loaded',
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
  ],
  'summarize-shown': [
    'console/features/chat/actions/ChatTools.test.tsx › is shown as it was copied, and goes into the message',
    'console/features/chat/actions/ChatTools.test.tsx › goes below what is typed already',
    'console/features/chat/actions/ChatTools.test.tsx › goes when it is closed, or a message is sent in its chat',
    'console/features/chat/actions/summarize.test.ts › copies the script with the linked value, then confirms the stage',
    'e2e/nextStep.test.ts › from the customer’s wish to the purchase the next step is one key, and one filled button',
  ],
  'summarize-script': [
    'domain/checkoutScript.test.ts › holds each part of the script, in order (behaviour: summarize-script)',
    'domain/checkoutScript.test.ts › shows the order’s picture when no restaurant is known, and nothing when both are missing',
    'domain/checkoutScript.test.ts › names a missing detail, and leaves out change that is not wanted',
    'domain/checkoutScript.test.ts › a free coupon costs nothing, and the script says so',
  ],
  'summarize-value': [
    'console/features/chat/actions/summarize.test.ts › copies the script with the linked value, then confirms the stage',
    'console/features/chat/actions/summarize.test.ts › fills in the value that the customer chose, to be taken or changed',
    'console/features/chat/actions/summarize.test.ts › asks for the discount when %s',
    'e2e/summarize.test.ts › without a linked account a discount is asked for, “%s” is copied',
    'e2e/summarize.test.ts › an account that %s: the discount is asked for, and the reason is given',
  ],
  'summarize-discount': [
    'console/features/chat/actions/summarize.test.ts › a discount of %j is refused: nothing is copied, no stage changes, and a notice says why',
    'console/features/chat/actions/summarize.test.ts › a discount that is cancelled cancels everything without a notice',
    'domain/checkoutScript.test.ts › the manual discount %j is %p',
  ],
  'summarize-unpriced': [
    'console/features/chat/actions/summarize.test.ts › a discount of %s has no price: asks before it offers R$ 0,00 (behaviour: summarize-unpriced; answered %p)',
    'console/features/chat/actions/summarize.test.ts › asks the same of a linked account, and nothing of a coupon that is free anyway',
  ],
  'summarize-clipboard': [
    'console/features/chat/actions/summarize.test.ts › shows the script to be copied by hand when the clipboard refuses, and goes on',
    'e2e/summarize.test.ts › a clipboard that refuses: says so, shows the text to be copied by hand, and goes on',
  ],
  'promotions-modal': [
    'console/features/promotions/PromotionsModal.test.tsx › lists what is not promotional, with prices, and says how many were left out',
    'console/features/promotions/PromotionsModal.test.tsx › may be a file, dropped or chosen',
    'e2e/promotions.test.ts › a small catalog: the products not on promotion, their prices, how many were left out',
  ],
  'promotions-product': [
    'domain/catalogFilter.test.ts › finds products at any depth, in the catalog’s order',
    'domain/catalogFilter.test.ts › with a price called %s',
  ],
  'promotions-promotional': [
    'domain/catalogFilter.test.ts › %s: %p',
    'domain/catalogFilter.test.ts › a tag may be an object with %s',
    'domain/catalogFilter.test.ts › its price may be called %s',
  ],
  'promotions-result': [
    'console/features/promotions/PromotionsModal.test.tsx › lists what is not promotional, with prices, and says how many were left out',
    'console/features/promotions/PromotionsModal.test.tsx › searches without case and accents, and says when nothing is found',
    'console/features/promotions/PromotionsModal.test.tsx › copies all products or those found by the search, and its button says which',
  ],
  'promotions-faults': [
    'console/features/promotions/PromotionsModal.test.tsx › %s: says what is wrong, in a toast and in the modal',
    'domain/catalogFilter.test.ts › zero products in %s',
  ],
  'promotions-large': [
    'console/features/promotions/PromotionsModal.test.tsx › is not put into a text field when it is large: its size and first lines are shown instead',
    'console/features/promotions/PromotionsModal.test.tsx › is refused before it is read when it is too large for any browser',
    'console/features/promotions/PromotionsModal.test.tsx › shows its progress once that is known, and can be cancelled',
    'e2e/promotions.test.ts › 20 MB from the clipboard, filtered, searched, scrolled and copied: no task of the page over 100 ms',
    'e2e/promotions.test.ts › a large catalog can be cancelled while it runs, filtered again, and dropped by closing',
  ],
};
