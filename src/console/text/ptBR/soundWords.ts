/** The dialog of the sounds (behaviour: sound-preferences). */
export const soundWordsPtBR = {
  title: 'Sons',
  on: 'Sons ligados',
  volume: 'Volume',
  percent: (volume: number) => `${volume}%`,
  test: 'Ouvir o som da oferta',
  repeat: 'Repetir o som da oferta até eu ver',
  repeatHint: 'A cada 5 segundos, enquanto nenhuma aba do Balcão estiver à vista.',
};
