import type { Texts } from '@/console/text/texts';
import type { Conversation } from '@/contract/entities/conversation';
import { knownSender } from '@/domain/lastSender';

/**
 * The word before a preview that says who wrote it (behaviour: row-last-sender); null for a customer's, and where the
 * host does not tell. To an administrator, who reads everybody's chats, what an agent sent is an agent's.
 */
export function senderWord(
  { ultimaMensagemDe }: Pick<Conversation, 'ultimaMensagemDe'>,
  isAdmin: boolean,
  text: Texts['inbox'],
): string | null {
  switch (knownSender(ultimaMensagemDe)) {
    case 'fluxo':
      return text.fromFlow;
    case 'agente':
      return isAdmin ? text.fromAgent : text.fromYou;
    case 'cliente':
    case null:
      return null;
  }
}
