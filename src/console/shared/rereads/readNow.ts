import { PUSHED } from '@/console/store/pushed';

/** Reads the conversation list. Comes to whether the host answered, as all of these do (store/pushed.ts). */
export const readList = () => PUSHED.conversations.read();

/** Reads the messaging app's connection. */
export const readStatus = () => PUSHED.whatsapp.read();

/** Reads a chat's newest messages, or those before the message `before`. */
export const readMessages = (chatId: string, before?: string) =>
  PUSHED.messages.read(before === undefined ? { chatId } : { chatId, before });

/** Reads the record of a chat's customer. */
export const readClient = (chatId: string) => PUSHED.clients.read({ chatId });

/** Reads the agent's earnings. */
export const readEarnings = () => PUSHED.earnings.read();

/** Reads whether the agent is online. */
export const readOnline = () => PUSHED.online.read();

/** Reads who is signed in: their name, their photo and their rights may have been changed by somebody else. */
export const readProfile = () => PUSHED.profile.read();
