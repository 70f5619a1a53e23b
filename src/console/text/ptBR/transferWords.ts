/** The dialog in which a chat is handed over (behaviour: transfer). */
export const transferWordsPtBR = {
  title: (name: string) => `Transferir a conversa de ${name}`,
  to: 'Para quem',
  toQueue: 'Devolver à fila',
  toQueueHint: 'Quem aceitar primeiro fica com a conversa',
  loading: 'Procurando quem está online…',
  failed: 'Não foi possível ver quem está online.',
  nobody: 'Nenhum outro agente está online agora.',
  note: 'Recado para quem receber (opcional)',
  moves: 'A conversa continua sua até alguém aceitar. Vai junto: o pedido aberto, se houver.',
  movesWith: (email: string) =>
    `A conversa continua sua até alguém aceitar. Vão junto: o pedido aberto, se houver, e a conta vinculada ${email}.`,
  unsent: 'Você ainda não enviou isto. Só você vê, e só você pode enviar até alguém aceitar:',
  kinds: { draft: 'Rascunho', note: 'Nota', queued: 'Na fila', failed: 'Falhou' },
  submit: 'Transferir',
  sending: 'Transferindo…',
  notSent: 'Não foi possível transferir a conversa. Tente novamente.',
  accountUnread: 'Não foi possível confirmar a conta vinculada. Tente novamente.',
};
