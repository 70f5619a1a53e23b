import type { secondFactorPtBR } from '../ptBR/secondFactor';

export const secondFactorEn: typeof secondFactorPtBR = {
  title: 'Two-step verification',
  hint: 'Asks for a code of your phone besides the password whenever you sign in.',
  missing: 'Administrators need two-step verification. Turn it on to go on using the console.',
  isOn: 'On',
  turnOn: 'Turn on verification',
  turnOff: 'Turn off',
  confirmOff: 'Turn two-step verification off? Your password alone will protect your account.',
  mustStay: 'Administrators need it: as long as you are one, it cannot be turned off.',
  turnedOff: 'Two-step verification is off',
  scan: 'Scan the QR code with an authenticator app and enter the code that it shows.',
  qrLabel: 'QR code for the authenticator app',
  byHand: 'No camera? Type this key into the app:',
  copySecret: 'Copy key',
  code: '6-digit code',
  confirm: 'Confirm code',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  codes: 'Recovery codes',
  codesHint:
    'Keep these codes in a safe place: they are not shown again. Each signs you in once without the app.',
  copyCodes: 'Copy codes',
  codesKept: 'I kept the codes',
  confirmLeave: 'The recovery codes will not be shown again. Leave without keeping them?',
  renew: 'Make new codes',
  failed: 'Two-step verification failed',
};
