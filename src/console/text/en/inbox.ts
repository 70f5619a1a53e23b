import type { inboxPtBR } from '../ptBR/inbox';

export const inboxEn: typeof inboxPtBR = {
  title: 'Conversations',
  search: 'Search conversation...',
  clearSearch: 'Clear search',
  loading: 'Loading conversations…',
  failed: 'The conversations could not be loaded.',
  emptyTitle: 'No conversations',
  emptyConnected: 'Conversations will appear here when you receive messages',
  emptyOffline: 'You are offline. Go online to receive customers.',
  emptyDisconnected: 'Connect WhatsApp to see the conversations',
  nothingFound: (query) => `Nothing found for “${query}”`,
  noMessages: 'No messages',
  draft: 'Draft:',
  unread: (count) => `${count} unread`,
  assignedTo: (name) => `Agent: ${name}`,
  count: (shown) => (shown === 1 ? '1 conversation' : `${shown} conversations`),
  gone: 'This conversation has left the list',
  group: 'Group',
  wordless: 'Message without text',
  waiting: (count) => `${count} new`,
  showWaiting: 'Show the new conversations',
};
