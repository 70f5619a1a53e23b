import type { transferWordsPtBR } from '../ptBR/transferWords';

export const transferWordsEn: typeof transferWordsPtBR = {
  title: (name) => `Hand over the chat of ${name}`,
  to: 'To whom',
  toQueue: 'Back to the queue',
  toQueueHint: 'Whoever accepts first gets the chat',
  loading: 'Looking for who is online…',
  failed: 'It could not be read who is online.',
  nobody: 'No other agent is online right now.',
  note: 'A word to who gets it (optional)',
  moves:
    'The chat stays yours until somebody accepts. With it goes the open order, if there is one.',
  movesWith: (email) =>
    `The chat stays yours until somebody accepts. With it go the open order, if there is one, and the linked account ${email}.`,
  unsent:
    'You have not sent this yet. Only you see it, and only you can send it until somebody accepts:',
  kinds: { draft: 'Draft', note: 'Note', queued: 'Waiting', failed: 'Failed' },
  submit: 'Hand over',
  sending: 'Handing over…',
  notSent: 'The chat could not be handed over. Try again.',
  accountUnread: 'The linked account could not be confirmed. Try again.',
};
