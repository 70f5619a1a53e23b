/** The texts of toasts: successes, warnings and errors (behaviour: error-words). */
export const noticesPtBR = {
  signedIn: 'Login realizado com sucesso!',
  registered: 'Cadastro realizado com sucesso!',
  registeredPending: 'Cadastro recebido! Um administrador precisa aprovar a sua conta.',
  orderRegistered: '✅ Pedido registrado com sucesso!',
  attendanceFinished: '✅ Atendimento finalizado! Cliente pode fazer um novo pedido.',
  flowReset: '✅ Fluxo resetado com sucesso!',
  copied: 'Copiado!',
  scriptCopied: 'Resumo copiado!',
  stageNowConfirmation: 'Etapa: Aguardando confirmação',
  nobodyElseNeeds: 'Nenhuma outra conversa precisa de atenção agora',
  nothingToVerify: 'Nenhum PIX a verificar neste atendimento',
  partFailed: 'Não foi possível abrir. Verifique a sua conexão e tente de novo.',
  couponPulled: (value: string) => `Cupom de ${value} puxado!`,
  accountLinked: (name: string) => `Conta vinculada a ${name}`,
  accountWasLinked: (email: string, name: string) =>
    `A conta ${email} deixou de estar vinculada a ${name}`,
  accountUnlinked: 'Conta desvinculada',
  loginScriptCopied: 'Script de login copiado!',
  accountMarked: 'Conta marcada como sem cupom',
  couponReturned: 'Cupom devolvido',
  accountReleased: (email: string) => `A conta ${email}, já usada em um pedido, foi liberada`,

  paymentApproved: (name: string, value: string) => `Pagamento de ${name} aprovado (${value})`,
  paymentApprovedTitle: 'Pagamento aprovado',
  paymentLate: (name: string, value: string) =>
    `${name} pagou ${value} depois do fim do pedido. Reembolse o valor.`,
  /** To an agent who has no chat any more in which to refund. */
  paymentLateElsewhere: (name: string, value: string) =>
    `${name} pagou ${value} depois do fim do pedido. Um administrador fará o reembolso.`,
  paymentLateTitle: 'Pagamento com atraso',
  paymentExpired: (name: string) => `O pagamento de ${name} expirou`,
  orderRefunded: (name: string) => `O pedido de ${name} foi reembolsado`,
  takenBack: (name: string, value: string) =>
    `O banco devolveu ${value} a ${name}, sem reembolso nosso. O pedido conta como reembolsado.`,
  offerExpired: (name: string) => `A oferta de ${name} expirou`,
  wentOffline: 'Você foi marcado como OFFLINE por não aceitar uma oferta a tempo.',
  endedElsewhere: (name: string) => `O atendimento de ${name} foi encerrado em outro lugar`,
  endedElsewhereWithDraft: (name: string) =>
    `O atendimento de ${name} foi encerrado em outro lugar, e o rascunho não enviado foi descartado`,
  dataWiped: 'Os dados foram limpos por um administrador.',

  pixKeyChanged:
    'Sua chave PIX foi alterada. Se não foi você, troque a senha e encerre as outras sessões em Meu Perfil.',
  registerFailed: 'Erro ao registrar',
  profileFailed: 'Erro ao atualizar perfil',
  authFailed: 'Erro de autenticação. Faça login novamente.',
  sendFailed: 'Erro ao enviar mensagem. Tente novamente.',
  messageGivenUp: (text: string) =>
    `Esta mensagem não foi enviada, e a conversa não está mais com você: “${text}”`,
  draftGivenUp: (text: string) => `A conversa deste rascunho não está mais com você: “${text}”`,
  noteGivenUp: (text: string) => `A conversa desta nota não está mais com você: “${text}”`,
  finishRefused: '❌ Erro ao encerrar atendimento',
  finishFailed: '❌ Erro ao encerrar atendimento. Tente novamente.',
  resetFailed: '❌ Erro ao resetar fluxo. Tente novamente.',
  soughtGone: 'Essa mensagem não está mais na conversa',
  soughtFailed: 'Não foi possível chegar a essa mensagem. Tente novamente.',
  takeBackFailed: 'Erro ao cancelar a transferência. Tente novamente.',
  transferAccepted: (who: string, name: string) => `${who} aceitou a conversa de ${name}`,
  transferRefused: (who: string | null, name: string) =>
    who === null
      ? `Ninguém aceitou a conversa de ${name}. Ela continua com você.`
      : `${who} recusou a conversa de ${name}. Ela continua com você.`,
  transferExpired: (name: string) =>
    `Ninguém aceitou a conversa de ${name} a tempo. Ela continua com você.`,
  noteFailed: 'Não foi possível salvar a nota. O texto continua no campo: tente novamente.',
  pauseFailed: 'Erro ao pausar automação. Tente novamente.',
  resumeFailed: 'Erro ao retomar automação. Tente novamente.',
  purchaseFailed: '❌ Erro ao registrar pedido. Tente novamente.',
  purchaseUnsure: (email: string) =>
    `O pedido deve ter sido registrado, embora a resposta não tenha chegado. Se usou a conta ${email}, marque-a como sem cupom em Cupons.`,
  releaseFailed: (email: string) =>
    `O pedido foi registrado, mas a conta ${email} não foi liberada. Marque-a como sem cupom em Cupons.`,
  acceptFailed: 'Erro ao aceitar oferta',
  /** With the host's reason. */
  acceptRefused: (reason: string) => `Erro ao aceitar oferta: ${reason}`,
  refuseFailed: 'Erro ao recusar oferta',
  statusFailed: 'Erro ao atualizar status',
  forwardingFailed: 'Erro ao atualizar encaminhamento',
  verifyFailed: 'Erro ao verificar pagamento. Tente novamente.',
  refundFailed: 'Erro ao processar reembolso. Tente novamente.',
  couponPoolFailed: '❌ Erro ao carregar cupons disponíveis',
  scriptFailed: 'Erro ao copiar script',
  loginScriptFailed: 'Erro ao copiar script de login',
  pullFailed: 'Erro ao puxar cupom. Tente novamente.',
  noneLeft: (value: string) => `Não há mais cupons de ${value} disponíveis`,
  noCookies: 'Esta conta não possui cookies salvos',
  markFailed: 'Erro ao marcar conta sem cupom',
  returnFailed: 'Erro ao devolver cupom',
  dashboardFailed: 'Erro ao carregar dashboard',
  usersFailed: 'Erro ao carregar lista de usuários',
  wipeFailed: 'Erro ao limpar dados do banco',
  adminOnly: 'Acesso negado. Apenas administradores.',
  desktopBlocked:
    'O navegador bloqueia as notificações deste site. Permita-as nas configurações do navegador.',
  languageFailed: 'Não foi possível carregar o idioma',
  copyFailed: 'Não foi possível copiar',
  clientUnknown: 'Os dados do cliente ainda não foram carregados',
};
