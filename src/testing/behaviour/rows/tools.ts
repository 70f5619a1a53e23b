import type { Rows } from '../row';

/** Resumir, Filtrar promoções. */
export const TOOLS: Rows = {
  summarize: [
    'console/features/chat/actions/summarize.test.ts › copies the script with the linked value, then confirms the stage',
    'console/features/chat/actions/summarize.test.ts › does nothing but say so while the customer’s record is not there',
    'e2e/mainPath.test.ts › the whole path, an agent and an administrator side by side',
  ],
  'summarize-script': [
    'domain/checkoutScript.test.ts › holds each part of the script, in order (behaviour: summarize-script)',
    'domain/checkoutScript.test.ts › shows the picture of the order where no restaurant is known, and neither where none is',
    'domain/checkoutScript.test.ts › says so when a detail is missing, and leaves out a change that is not wanted',
    'domain/checkoutScript.test.ts › a free coupon costs nothing, and is said to',
  ],
  'summarize-value': [
    'console/features/chat/actions/summarize.test.ts › copies the script with the linked value, then confirms the stage',
    'console/features/chat/actions/summarize.test.ts › fills in the value that the customer chose, to be taken or changed',
    'console/features/chat/actions/summarize.test.ts › asks for the discount when %s',
    'e2e/summarize.test.ts › no account linked: a discount is asked for, “%s” is copied',
    'e2e/summarize.test.ts › one that %s: the discount is asked for, and why',
  ],
  'summarize-discount': [
    'console/features/chat/actions/summarize.test.ts › a discount of %j is none: nothing is copied, no stage changed, and it says why',
    'console/features/chat/actions/summarize.test.ts › a discount that is cancelled cancels everything without a word',
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
    'e2e/promotions.test.ts › a small catalog: what is not on promotion, its prices, how many were left out',
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
    'console/features/promotions/PromotionsModal.test.tsx › copies all that is left, or what the search finds, and its button says which',
  ],
  'promotions-faults': [
    'console/features/promotions/PromotionsModal.test.tsx › %s: says what is wrong, in a toast and in its place',
    'domain/catalogFilter.test.ts › zero products in %s',
  ],
  'promotions-large': [
    'console/features/promotions/PromotionsModal.test.tsx › stands beside the page when it is large: its size, how it begins, and no text field',
    'console/features/promotions/PromotionsModal.test.tsx › is refused before it is read when it is too large for any browser',
    'console/features/promotions/PromotionsModal.test.tsx › shows how far it is once that is known, and can be cancelled',
    'e2e/promotions.test.ts › 20 MB from the clipboard, filtered, searched, scrolled and copied: no task of the page over 100 ms',
    'e2e/promotions.test.ts › a large catalog can be cancelled while it runs, filtered anew, and thrown away by closing',
  ],
};
