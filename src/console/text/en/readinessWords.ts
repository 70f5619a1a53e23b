import type { readinessWordsPtBR } from '../ptBR/readinessWords';

export const readinessWordsEn: typeof readinessWordsPtBR = {
  region: 'Ready to serve?',
  title: 'So that you lose no customer, what is missing:',
  dismiss: 'Dismiss',
  lacks: {
    muted: { text: 'Sounds are off.', deed: 'Turn sounds on' },
    soundBlocked: {
      text: 'The browser blocks sounds until the first click.',
      deed: 'Allow sounds',
    },
    notices: { text: 'Desktop notifications are off.', deed: 'Turn notifications on' },
    noticesBlocked: { text: 'The browser blocks notifications.', deed: 'How to allow them' },
    whatsapp: { text: 'WhatsApp is disconnected.', deed: 'Connect WhatsApp' },
    clock: { text: "This computer's clock is wrong.", deed: 'How to set it' },
  },
  clockHelp:
    "Set date and time in the computer's settings. Until then Balcão's countdowns follow the server's clock.",
};
