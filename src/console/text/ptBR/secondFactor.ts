/** The own second factor on the profile (behaviour: profile-second-factor). */
export const secondFactorPtBR = {
  title: 'Verificação em duas etapas',
  hint: 'Além da senha, pede um código do seu celular sempre que você entra.',
  missing:
    'Administradores precisam da verificação em duas etapas. Ative-a para continuar a usar o console.',
  isOn: 'Ativa',
  turnOn: 'Ativar verificação',
  turnOff: 'Desativar',
  confirmOff: 'Desativar a verificação em duas etapas? Só a senha protegerá a sua conta.',
  mustStay:
    'Administradores precisam dela: enquanto você for administrador, não pode ser desativada.',
  turnedOff: 'Verificação em duas etapas desativada',
  scan: 'Leia o QR code com um aplicativo autenticador e digite o código que ele mostra.',
  qrLabel: 'QR code para o aplicativo autenticador',
  byHand: 'Sem câmera? Digite esta chave no aplicativo:',
  copySecret: 'Copiar chave',
  code: 'Código de 6 dígitos',
  confirm: 'Confirmar código',
  confirming: 'Confirmando...',
  cancel: 'Cancelar',
  codes: 'Códigos de recuperação',
  codesHint:
    'Guarde estes códigos em lugar seguro: eles não serão mostrados de novo. Cada um serve uma vez para entrar sem o aplicativo.',
  copyCodes: 'Copiar códigos',
  codesKept: 'Guardei os códigos',
  confirmLeave: 'Os códigos de recuperação não serão mostrados de novo. Sair sem guardá-los?',
  renew: 'Gerar novos códigos',
  failed: 'Erro na verificação em duas etapas',
};
