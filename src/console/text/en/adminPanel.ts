import type { adminPanelPtBR } from '../ptBR/adminPanel';

export const adminPanelEn: typeof adminPanelPtBR = {
  users: 'Users',
  usersShown: (shown, all) =>
    shown === all ? `${String(all)} in all` : `${String(shown)} of ${String(all)}`,
  search: 'Search by name, email or phone...',
  clearSearch: 'Clear search',
  loadingUsers: 'Loading users…',
  nobody: 'No users',
  nobodyFound: 'No user found',
  nobodyFoundText: (query) => `Nobody with “${query}” in their name, email or phone`,
  noName: 'No name',
  admin: 'Administrator',
  you: 'You',
  online: 'Online',
  offline: 'Offline',
  pending: 'Pending',
  received: 'Received',
  earningsOf: (name) => `Earnings of ${name}`,
  earningsFailed: 'Earnings unavailable',
  edit: 'Edit profile',
  editOf: (name) => `Edit the profile of ${name}`,
  name: 'Full name',
  phone: 'WhatsApp phone',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Profile updated',
  saveFailed: 'The profile could not be updated',
  dangerZone: 'Danger zone',
  dangerText:
    'Removes all conversations, messages and assignments. Users, orders and coupons stay. This cannot be undone.',
  wipe: 'Wipe data',
  wiping: 'Wiping...',
  wipeTitle: 'Wipe all data?',
  wipeText:
    'All conversations, messages and assignments will be removed for everybody, now and for good.',
  wipeLabel: (word) => `Type ${word} to confirm`,
  wiped: (conversations, messages, assignments) =>
    `Data wiped: ${counted(conversations, 'conversation')}, ${counted(messages, 'message')} and ${counted(assignments, 'assignment')}`,
};

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
