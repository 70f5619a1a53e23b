/** The address at which a chat is open (decisions 3.9). */
export const chatPath = (chatId: string): string => `/dashboard?chat=${encodeURIComponent(chatId)}`;
