import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppSelector } from '@/console/store/hooks';
import { formatMoney } from '@/domain/money';
import { isPlaceholder } from '@/domain/placeholders';
import type { ReplyFacts } from '@/domain/replyText';

/** The first of these texts that says something. */
const firstKnown = (...texts: readonly (string | null)[]): string | null =>
  texts.find((text) => !isPlaceholder(text))?.trim() ?? null;

/** Some people are known to the messaging app by their number alone. */
const isNumber = (name: string): boolean => !/\p{L}/u.test(name);

/**
 * What is known of a chat's customer, and of who serves them (behaviour: quick-reply-fill). The value is written as the
 * customer reads money, whatever language the console is in.
 */
export function useReplyFacts(chatId: string): ReplyFacts {
  const cliente = useAppSelector((state) => selectCliente(state, chatId));
  const conversation = useAppSelector((state) => selectConversation(state, chatId));
  const agente = useAppSelector((state) => selectUser(state)?.nome ?? null);
  const isPerson = conversation !== null && !conversation.isGroup;
  const name = isPerson && !isNumber(conversation.name) ? conversation.name : null;
  const wanted = cliente?.cupomValor ?? null;
  return {
    nome: firstKnown(cliente?.nomeCompleto ?? null, name),
    valor: wanted === null ? null : formatMoney(wanted),
    endereço: firstKnown(cliente?.enderecoEntrega ?? null),
    agente: firstKnown(agente),
  };
}
