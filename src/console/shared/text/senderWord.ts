import type { Texts } from '@/console/text/texts';
import type { LastSender } from '@/contract/entities/conversation';

/**
 * The word before a message in one line that says who wrote it (behaviour: row-last-sender); null for a customer's, and
 * where the host does not tell. To an administrator, who reads everybody's chats, what an agent sent is an agent's.
 */
export function senderWord(
  sender: LastSender | null,
  isAdmin: boolean,
  text: Texts['inbox'],
): string | null {
  switch (sender) {
    case 'fluxo':
      return text.fromFlow;
    case 'agente':
      return isAdmin ? text.fromAgent : text.fromYou;
    case 'cliente':
    case null:
      return null;
  }
}
