/** The question who is there (behaviour: confirm-identity). */
export const identityPtBR = {
  title: 'Confirme que é você',
  passwordText: 'Esta ação é sensível. Digite sua senha para continuar; vale por 10 minutos.',
  codeText:
    'Esta ação é sensível. Digite um código do seu aplicativo autenticador para continuar; vale por 10 minutos.',
  password: 'Sua senha',
  code: 'Código',
  submit: 'Confirmar',
  submitting: 'Confirmando...',
  failed: 'Não foi possível confirmar. Tente novamente.',
};
