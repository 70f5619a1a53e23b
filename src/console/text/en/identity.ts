import type { identityPtBR } from '../ptBR/identity';

export const identityEn: typeof identityPtBR = {
  title: 'Confirm that it is you',
  passwordText: 'This act is sensitive. Type your password to go on; it holds for 10 minutes.',
  codeText:
    'This act is sensitive. Type a code of your authenticator app to go on; it holds for 10 minutes.',
  password: 'Your password',
  code: 'Code',
  submit: 'Confirm',
  submitting: 'Confirming...',
  failed: 'That could not be confirmed. Try again.',
};
