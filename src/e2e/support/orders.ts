import type { Backend } from './backend';
import type { AgentClient } from './agentClient';

interface Ordering {
  backend: Backend;
  /** Calls the API as the chat's agent. */
  call: AgentClient['call'];
  chatId: string;
}

const phoneOf = (chatId: string) => chatId.replace(/\D/g, '');

/** Sets the customer's stage, as an agent may by hand. */
async function setStage({ call, chatId }: Ordering, estadoFluxo: string): Promise<void> {
  await call('POST', `/api/clientes/${phoneOf(chatId)}/estado-fluxo`, { estadoFluxo });
}

/** Leads a silent customer to an order that waits for its payment. */
export async function confirmOrder(ordering: Ordering): Promise<void> {
  const { backend, chatId } = ordering;
  await setStage(ordering, 'aguardando_nome');
  for (const text of ['Maria Aparecida', 'Rua das Flores, 123, Centro', 'pix']) {
    await backend.sim('say', { chatId, text });
  }
  await setStage(ordering, 'aguardando_confirmacao');
  await backend.sim('say', { chatId, text: 'sim' });
}
