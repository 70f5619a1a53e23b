/** @returns the address of an open chat (behaviour: route-chat). */
export const chatPath = (chatId: string): string => `/dashboard?chat=${encodeURIComponent(chatId)}`;
