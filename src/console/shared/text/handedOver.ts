import type { Texts } from '@/console/text/texts';
import type { Conversation } from '@/contract/entities/conversation';

/** @returns to whom a chat is being handed over, in words; null while it is not (behaviour: transfer-pending). */
export function handedOver(
  { transferencia }: Pick<Conversation, 'transferencia'>,
  { transfer }: Texts['chat'],
): string | null {
  if (transferencia === null) return null;
  return transferencia.para === null ? transfer.toQueue : transfer.to(transferencia.para);
}
