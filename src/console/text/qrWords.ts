import { qrWordsEn } from './en/qrWords';
import { qrWordsPtBR } from './ptBR/qrWords';
import { wordsIn } from './wordsIn';

export type QrWords = typeof qrWordsPtBR;

/** The words of the window with the QR code. */
export const qrWordsOf = wordsIn({ 'pt-BR': qrWordsPtBR, en: qrWordsEn });
