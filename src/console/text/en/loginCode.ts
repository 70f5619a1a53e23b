import type { loginCodePtBR } from '../ptBR/loginCode';

export const loginCodeEn: typeof loginCodePtBR = {
  heading: 'Two-step verification',
  ofApp: 'Enter the code of your authenticator app',
  ofRecovery: 'Enter one of your recovery codes',
  code: '6-digit code',
  recoveryCode: 'Recovery code',
  submit: 'Confirm',
  submitting: 'Confirming...',
  noApp: 'Without the app?',
  useRecovery: 'Use a recovery code',
  hasApp: 'Have the app?',
  useApp: 'Use the code of the app',
  back: 'Back',
};
