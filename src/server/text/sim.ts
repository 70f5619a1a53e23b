/** What the simulator's commands answer when they cannot. */
export const simText = {
  noChat: 'Conversa não encontrada.',
  noCharge: 'Não há PIX em aberto para isso.',
} as const;

/** What a flood says, message by message. */
export const floodMessage = (number: number, of: number) => `Mensagem ${number} de ${of} 💬`;
