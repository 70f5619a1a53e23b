/** The texts of the second factor (behaviour: second-factor-login, second-factor-required). */
export const secondFactorText = {
  codeAsked: 'Digite o código do seu aplicativo autenticador.',
  wrongCode: 'Código incorreto. Confira no aplicativo e tente novamente.',
  challengeOver: 'O tempo para digitar o código acabou. Entre novamente.',
  tooManyCodes: 'Muitos códigos incorretos. Entre novamente.',
  alreadyOn: 'A verificação em duas etapas já está ativa.',
  alreadyOff: 'A verificação em duas etapas não está ativa.',
  notBegun: 'Comece a ativação novamente para receber outro QR code.',
  requiredOfAdmins: 'A verificação em duas etapas é obrigatória para administradores.',
  turnItOn: 'Ative a verificação em duas etapas em Meu Perfil para continuar.',
} as const;
