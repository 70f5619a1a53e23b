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
  secondFactor: 'Duas etapas',
  secondFactorHint: 'Entra com verificação em duas etapas',
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
  waits: 'Aguarda aprovação',
  suspended: 'Suspenso',
  accountMenu: (name: string) => `Ações da conta de ${name}`,
  acts: {
    approve: 'Aprovar',
    refuse: 'Recusar',
    suspend: 'Suspender',
    reactivate: 'Reativar',
    promote: 'Tornar administrador',
    demote: 'Tornar agente',
    endSessions: 'Encerrar sessões',
  },
  actOn: (act: string, name: string) => `${act}: ${name}`,
  /** What an act asks before it is done, and what it says will happen. */
  actQuestions: {
    refuse: {
      title: (name: string) => `Recusar o cadastro de ${name}?`,
      text: 'O cadastro e a foto são apagados. O email fica livre para um novo cadastro.',
    },
    suspend: {
      title: (name: string) => `Suspender ${name}?`,
      text: 'A pessoa sai agora de todos os aparelhos e não entra mais. As conversas dela são oferecidas aos outros agentes, e as contas de cupom voltam para o estoque. Os pedidos e os ganhos continuam dela. Cookies que ela já copiou continuam com ela: a auditoria diz de quais contas.',
    },
    promote: {
      title: (name: string) => `Tornar ${name} administrador?`,
      text: 'A pessoa passa a ver todas as conversas, os pedidos e os usuários, a fazer reembolsos e a limpar dados. Ela fica offline e deixa de receber ofertas.',
    },
    demote: {
      title: (name: string) => `Tornar ${name} agente?`,
      text: 'A pessoa passa a ver só as próprias conversas, e perde o painel, os pedidos e a auditoria.',
    },
    endSessions: {
      title: (name: string) => `Encerrar as sessões de ${name}?`,
      text: 'A pessoa sai agora de todos os aparelhos e precisa entrar de novo. Mensagens que ela ainda não enviou ficam guardadas no aparelho dela.',
    },
  },
  /** What was done. */
  actsDone: {
    approve: (name: string) => `Conta de ${name} aprovada`,
    refuse: (name: string) => `Cadastro de ${name} recusado`,
    suspend: (name: string, chats: number, coupons: number) =>
      `Conta de ${name} suspensa. Devolvidas: ${counted(chats, 'conversa', 'conversas')} e ${counted(coupons, 'conta de cupom', 'contas de cupom')}`,
    reactivate: (name: string) => `Conta de ${name} reativada`,
    promote: (name: string) => `${name} agora é administrador`,
    demote: (name: string) => `${name} agora é agente`,
    endSessions: (name: string) => `Sessões de ${name} encerradas`,
  },
  acting: 'Aguarde...',
  actFailed: 'Não foi possível alterar a conta. Tente novamente.',
  dangerZone: 'Zona de perigo',
  dangerText:
    'Remove todas as conversas, mensagens e atribuições. Usuários, pedidos e cupons permanecem. Esta ação não pode ser desfeita.',
  wipe: 'Limpar dados',
  wiping: 'Limpando...',
  wipeTitle: 'Limpar todos os dados?',
  wipeText:
    'Todas as conversas, mensagens e atribuições serão removidas para todos, de forma permanente.',
  wipeLabel: (word: string) => `Digite ${word} para confirmar`,
  wipeHint: 'Em letras maiúsculas',
  wiped: (conversations: number, messages: number, assignments: number) =>
    `Dados limpos: ${counted(conversations, 'conversa', 'conversas')}, ${counted(messages, 'mensagem', 'mensagens')} e ${counted(assignments, 'atribuição', 'atribuições')}`,
};

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
