/** The second step of a sign-in (behaviour: second-factor-login). */
export const loginCodePtBR = {
  heading: 'Verificação em duas etapas',
  ofApp: 'Digite o código do seu aplicativo autenticador',
  ofRecovery: 'Digite um dos seus códigos de recuperação',
  code: 'Código de 6 dígitos',
  recoveryCode: 'Código de recuperação',
  submit: 'Confirmar',
  submitting: 'Confirmando...',
  noApp: 'Sem o aplicativo?',
  useRecovery: 'Usar código de recuperação',
  hasApp: 'Está com o aplicativo?',
  useApp: 'Usar código do aplicativo',
  back: 'Voltar',
};
