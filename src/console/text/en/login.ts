import type { loginPtBR } from '../ptBR/login';

export const loginEn: typeof loginPtBR = {
  heading: 'Welcome!',
  subtitle: 'Sign in with your account to continue',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  noAccount: 'No account yet?',
  register: 'Register',
  failed: 'Could not sign in',
  check: 'Check the email and the password',
};
