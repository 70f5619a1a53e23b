/** The refusals of the simulator's commands. */
export const simText = {
  noChat: 'Conversa não encontrada.',
  noCharge: 'Não há PIX em aberto para isso.',
} as const;

/** The text of each message in a flood. */
export const floodMessage = (number: number, of: number) => `Mensagem ${number} de ${of} 💬`;
