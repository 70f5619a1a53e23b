/**
 * The events about a chat whose effect is tested in a table of its own (`ownChatEvents.test.ts`), beside that of all
 * others (`events.test.ts`): one table would be too long a file.
 */
export type OwnChatEvent = 'conversationDeleted' | 'novaNota' | 'transferenciaEncerrada';
