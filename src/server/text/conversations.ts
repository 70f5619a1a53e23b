/** The refusals of the calls on conversations. */
export const conversationsText = {
  notFound: 'Conversa não encontrada.',
  messageNotFound: 'Mensagem não encontrada.',
  disconnected: 'WhatsApp desconectado. Reconecte para enviar mensagens.',
  badKey: 'O cabeçalho Idempotency-Key deve ser um UUID.',
  keyReused: 'Esta chave de envio já foi usada para outra mensagem.',
  noteKeyReused: 'Esta chave de envio já foi usada para outra nota.',
  tooManyMessages: 'Muitas mensagens em pouco tempo. Aguarde um momento e tente novamente.',
  notAttended: 'Só é possível pausar a automação de um cliente em atendimento.',
} as const;
