import type { accountPtBR, profilePtBR, registrationPtBR } from '../ptBR/accounts';

export const accountEn: typeof accountPtBR = {
  name: 'Full name',
  email: 'Email',
  phone: 'WhatsApp phone',
  phoneExample: '(11) 98765-4321',
  pixKey: 'PIX key',
  pixHint: 'May be an e-mail, CPF, phone or random key',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  addPhoto: 'Add photo',
  changePhoto: 'Change photo',
  dropPhoto: 'Discard the chosen photo',
  passwordHints: {
    'passwordHint.short': 'A short password: 8 characters or more protect better.',
    'passwordHint.common': 'This password is among the most used and easy to guess.',
  },
};

export const registrationEn: typeof registrationPtBR = {
  heading: 'Create account',
  subtitle: 'Fill in your details to begin',
  password: 'Password',
  repeat: 'Confirm password',
  submit: 'Create account',
  submitting: 'Registering...',
  maybeRegistered:
    'The server did not answer: the account may have been made. Try to sign in with it.',
  hasAccount: 'Already have an account?',
  login: 'Sign in',
};

export const profileEn: typeof profilePtBR = {
  title: 'My profile',
  emailHint: 'The email cannot be changed',
  passwordSection: 'Change password',
  passwordSectionHint: 'Leave blank to keep the current password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  submit: 'Save changes',
  submitting: 'Saving...',
  saved: 'Profile updated!',
  unchanged: 'Nothing was changed',
  changed: 'There are unsaved changes',
  confirmLeave: 'There are unsaved changes, which will be discarded. Leave anyway?',
};
