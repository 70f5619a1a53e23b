import type { qrWordsPtBR } from '../ptBR/qrWords';

export const qrWordsEn: typeof qrWordsPtBR = {
  title: 'Connect WhatsApp',
  generating: 'Generating QR Code...',
  alt: 'QR code to connect WhatsApp',
  steps: [
    'Open WhatsApp on your phone',
    'Tap More options or Settings',
    'Tap Linked devices',
    'Tap Link a device',
    'Point your phone at this screen',
  ],
};
