/** The texts of the second factor (behaviour: second-factor-login, second-factor-required). */
export const secondFactorText = {
  codeAsked: 'Digite o código do seu aplicativo autenticador.',
  /** By the verdict on a code that was not taken. */
  refused: {
    wrong: 'Código incorreto. Confira e tente novamente.',
    used: 'Este código não vale mais: cada um serve uma vez. Aguarde o próximo no aplicativo.',
    usedRecovery: 'Este código de recuperação já foi usado: cada um serve uma vez. Use outro.',
  },
  challengeOver: 'O tempo para digitar o código acabou. Entre novamente.',
  tooManyCodes: 'Muitos códigos incorretos. Entre novamente.',
  alreadyOn: 'A verificação em duas etapas já está ativa.',
  alreadyOff: 'A verificação em duas etapas não está ativa.',
  notBegun: 'Comece a ativação novamente para receber outro QR code.',
  requiredOfAdmins: 'A verificação em duas etapas é obrigatória para administradores.',
  turnItOn: 'Ative a verificação em duas etapas em Meu Perfil para continuar.',
} as const;
