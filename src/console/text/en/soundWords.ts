import type { soundWordsPtBR } from '../ptBR/soundWords';

export const soundWordsEn: typeof soundWordsPtBR = {
  title: 'Sounds',
  on: 'Sounds on',
  volume: 'Volume',
  percent: (volume) => `${volume}%`,
  test: 'Hear the sound of an offer',
  repeat: 'Repeat the sound of an offer until I see it',
  repeatHint: 'Every 5 seconds, while no tab of Balcão is in sight.',
};
