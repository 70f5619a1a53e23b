/** The address at which a chat is open (behaviour: route-chat). */
export const chatPath = (chatId: string): string => `/dashboard?chat=${encodeURIComponent(chatId)}`;
