/** The frame of every screen. */
export const appPtBR = {
  name: 'Balcão',
  /** The page title: the route's name, with the number of who needs somebody before it (behaviour: page-title). */
  pageTitle: (route: string, waiting: number) =>
    `${waiting > 0 ? `(${waiting}) ` : ''}${route} · Balcão`,
  routes: { login: 'Entrar', dashboard: 'Conversas' },
  loading: 'Carregando…',
  offline: 'Sem conexão',
  notEntered: 'Não foi possível carregar o seu perfil',
  crashed: 'Algo deu errado nesta tela.',
  reload: 'Recarregar',
  exportRecording: 'Exportar gravação',
};

export const commonPtBR = {
  close: 'Fechar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  back: 'Voltar',
  retry: 'Tentar novamente',
  refresh: 'Atualizar',
  notifications: 'Notificações',
  fieldMissing: 'Preencha este campo',
};
