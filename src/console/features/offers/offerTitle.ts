import type { Texts } from '@/console/text/texts';
import type { Offer } from '@/contract/entities/offer';

/** @returns what an offer is: of a new customer, or of one whom another agent hands over. */
export const offerTitle = (
  { transferencia }: Pick<Offer, 'transferencia'>,
  words: Texts['offers'],
): string => (transferencia === null ? words.title : words.transfer(transferencia.por));
