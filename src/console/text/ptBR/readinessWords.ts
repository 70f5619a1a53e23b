/** What an agent who is online still lacks to serve well (behaviour: readiness). */
export const readinessWordsPtBR = {
  region: 'Pronto para atender?',
  title: 'Para não perder clientes, falta:',
  dismiss: 'Dispensar',
  lacks: {
    muted: { text: 'Os sons estão desligados.', deed: 'Ligar sons' },
    soundBlocked: {
      text: 'O navegador bloqueia o som até o primeiro clique.',
      deed: 'Liberar som',
    },
    notices: {
      text: 'As notificações na área de trabalho estão desativadas.',
      deed: 'Ativar notificações',
    },
    noticesBlocked: { text: 'O navegador bloqueia as notificações.', deed: 'Como liberar' },
    whatsapp: { text: 'O WhatsApp está desconectado.', deed: 'Conectar WhatsApp' },
    clock: { text: 'O relógio deste computador está errado.', deed: 'Como acertar' },
  },
  clockHelp:
    'Acerte a data e a hora nas configurações do computador. Até lá, as contagens do Balcão seguem o relógio do servidor.',
};
