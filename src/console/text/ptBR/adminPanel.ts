/** The admin panel (behaviour: admin-panel). */
export const adminPanelPtBR = {
  users: 'Usuários',
  usersShown: (shown: number, all: number) =>
    shown === all ? `${String(all)} ao todo` : `${String(shown)} de ${String(all)}`,
  search: 'Buscar por nome, email ou telefone...',
  clearSearch: 'Limpar busca',
  loadingUsers: 'Carregando usuários…',
  nobody: 'Nenhum usuário',
  nobodyFound: 'Nenhum usuário encontrado',
  nobodyFoundText: (query: string) => `Ninguém com “${query}” no nome, no email ou no telefone`,
  noName: 'Sem nome',
  admin: 'Administrador',
  you: 'Você',
  online: 'Online',
  offline: 'Offline',
  pending: 'Pendente',
  received: 'Recebido',
  earningsOf: (name: string) => `Ganhos de ${name}`,
  earningsFailed: 'Ganhos indisponíveis',
  edit: 'Editar perfil',
  editOf: (name: string) => `Editar perfil de ${name}`,
  name: 'Nome Completo',
  phone: 'Telefone WhatsApp',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'Perfil atualizado',
  saveFailed: 'Erro ao atualizar perfil',
  dangerZone: 'Zona de perigo',
  dangerText:
    'Remove todas as conversas, mensagens e atribuições. Usuários, pedidos e cupons permanecem. Isto não pode ser desfeito.',
  wipe: 'Limpar dados',
  wiping: 'Limpando...',
  wipeTitle: 'Limpar todos os dados?',
  wipeText:
    'Todas as conversas, mensagens e atribuições serão removidas para todos, agora e para sempre.',
  wipeLabel: (word: string) => `Digite ${word} para confirmar`,
  wiped: (conversations: number, messages: number, assignments: number) =>
    `Dados limpos: ${counted(conversations, 'conversa', 'conversas')}, ${counted(messages, 'mensagem', 'mensagens')} e ${counted(assignments, 'atribuição', 'atribuições')}`,
};

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
