import { PUSHED } from '@/console/store/pushed';

/** Reads the conversation list. Like all reads here, it resolves to whether the host responded (store/pushed.ts). */
export const readList = () => PUSHED.conversations.read();

/** Reads the messaging app's connection. */
export const readStatus = () => PUSHED.whatsapp.read();

/** Reads a chat's newest messages, or those before the message `before`: so many, or a page of the usual length. */
export const readMessages = (chatId: string, before?: string, limit?: number) =>
  PUSHED.messages.read({
    chatId,
    ...(before !== undefined && { before }),
    ...(limit !== undefined && { limit }),
  });

/** Reads the record of a chat's customer. */
export const readCliente = (chatId: string) => PUSHED.clientes.read({ chatId });

/** Reads the agent's earnings. */
export const readEarnings = () => PUSHED.earnings.read();

/** Reads whether the agent is online. */
export const readOnline = () => PUSHED.online.read();

/** Reads the signed-in person: somebody else may have changed their name, photo or rights. */
export const readProfile = () => PUSHED.profile.read();
