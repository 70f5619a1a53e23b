/** The refusals that every call may answer with (wire: error-statuses). */
export const httpText = {
  badInput: 'Requisição inválida.',
  invalidToken: 'Token inválido',
  confirmationNeeded: 'Confirme que é você para continuar.',
  forbidden: 'Você não tem permissão para fazer isso.',
  accountPending: 'Sua conta aguarda aprovação',
  notFound: 'Não encontrado.',
  methodNotAllowed: 'Método não permitido.',
  timeout: 'A requisição demorou demais.',
  tooLarge: 'O conteúdo enviado é grande demais.',
  unsupportedMedia: 'Tipo de conteúdo não suportado.',
  tooMany: 'Muitas requisições. Aguarde um momento e tente novamente.',
  headersTooLarge: 'Os cabeçalhos da requisição são grandes demais.',
  internal: 'Erro interno do servidor. Tente novamente.',
  unavailable: 'Serviço indisponível. Tente novamente em instantes.',
} as const;
