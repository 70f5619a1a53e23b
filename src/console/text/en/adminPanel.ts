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
  secondFactor: 'Two steps',
  secondFactorHint: 'Signs in with two-step verification',
  earningsOf: (name) => `Earnings of ${name}`,
  earningsFailed: 'Earnings unavailable',
  edit: 'Edit profile',
  // It begins with what the button shows, so that who speaks to the computer can say it.
  editOf: (name) => `Edit profile of ${name}`,
  name: 'Full name',
  phone: 'WhatsApp phone',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Profile updated',
  saveFailed: 'The profile could not be updated',
  waits: 'Waits for approval',
  suspended: 'Suspended',
  accountMenu: (name) => `Actions on the account of ${name}`,
  acts: {
    approve: 'Approve',
    refuse: 'Refuse',
    suspend: 'Suspend',
    reactivate: 'Bring back',
    promote: 'Make administrator',
    demote: 'Make agent',
    endSessions: 'End sessions',
  },
  actOn: (act, name) => `${act}: ${name}`,
  actQuestions: {
    refuse: {
      title: (name) => `Refuse the registration of ${name}?`,
      text: 'The registration and its photo are removed. The email can register again.',
    },
    suspend: {
      title: (name) => `Suspend ${name}?`,
      text: 'They are signed out of all devices now and cannot sign in again. Their chats are offered to the other agents, and their coupon accounts go back to the pool. Their orders and earnings stay theirs. Cookies that they copied stay with them: the audit says of which accounts.',
    },
    promote: {
      title: (name) => `Make ${name} an administrator?`,
      text: 'They will see all conversations, orders and users, and can refund and wipe data. They go offline and get no more offers.',
    },
    demote: {
      title: (name) => `Make ${name} an agent?`,
      text: 'They will see their own conversations alone, and lose the panel, the orders and the audit.',
    },
    endSessions: {
      title: (name) => `End the sessions of ${name}?`,
      text: 'They are signed out of all devices now and have to sign in again. Messages that they have not sent yet stay on their device.',
    },
  },
  actsDone: {
    approve: (name) => `The account of ${name} is approved`,
    refuse: (name) => `The registration of ${name} is refused`,
    suspend: (name, chats, coupons) =>
      `The account of ${name} is suspended. Taken back: ${counted(chats, 'conversation')} and ${counted(coupons, 'coupon account')}`,
    reactivate: (name) => `The account of ${name} is active again`,
    promote: (name) => `${name} is an administrator now`,
    demote: (name) => `${name} is an agent now`,
    endSessions: (name) => `The sessions of ${name} have ended`,
  },
  acting: 'One moment...',
  actFailed: 'The account could not be changed. Try again.',
  dangerZone: 'Danger zone',
  dangerText:
    'Removes all conversations, messages and assignments. Users, orders and coupons stay. This cannot be undone.',
  wipe: 'Wipe data',
  wiping: 'Wiping...',
  wipeTitle: 'Wipe all data?',
  wipeText:
    'All conversations, messages and assignments will be removed for everybody, now and for good.',
  wipeLabel: (word) => `Type ${word} to confirm`,
  wipeHint: 'In capital letters',
  wiped: (conversations, messages, assignments) =>
    `Data wiped: ${counted(conversations, 'conversation')}, ${counted(messages, 'message')} and ${counted(assignments, 'assignment')}`,
};

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
