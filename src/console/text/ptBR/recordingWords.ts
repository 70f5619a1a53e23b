/** Exporting a recording (behaviour: recording-export). */
export const recordingWordsPtBR = {
  intro:
    'Um arquivo com o que aconteceu nesta aba, para quem desenvolve o Balcão encontrar o erro. Ele é salvo neste computador, e nada é enviado.',
  holdsTitle: 'O que está no arquivo',
  holds:
    'Cada ação e cada evento com a sua hora, etapas, valores em dinheiro, quantidades, erros, o navegador, o fuso horário e o tamanho da janela.',
  hidesTitle: 'O que não está',
  hides:
    'Nomes, telefones, e-mails, endereços, mensagens, imagens e senhas. No lugar de cada palavra e de cada número há um substituto do mesmo tamanho, sempre o mesmo. Quem conhece o Balcão pode adivinhar as palavras que ele mesmo escreve, como as das perguntas automáticas, e um número curto que também aparece num texto sobre um valor. Com a chave, que não vai no arquivo, quem usa este navegador pode desfazer a troca enquanto a gravação está nele: até alguém sair, ou por 24 horas.',
  minutesTitle: 'Os últimos',
  minutes: (count: number) => `${count} minutos`,
  save: 'Salvar arquivo',
  saved: 'Gravação salva.',
  empty: 'Não há gravação desses minutos.',
  impossible: 'Não foi possível fazer a gravação neste navegador.',
};
