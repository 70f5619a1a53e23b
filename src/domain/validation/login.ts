import { isBlank } from './blank';

export type LoginFault = 'login.required';

interface LoginForm {
  email: string;
  senha: string;
}

/** The first fault of the login form: both fields are required (behaviour: login-required). */
export function loginFault(form: LoginForm): LoginFault | null {
  return missingLoginFields(form).length > 0 ? 'login.required' : null;
}

/** The fields that hold nothing, in the order of the screen. A password may consist of blanks. */
export function missingLoginFields({ email, senha }: LoginForm): (keyof LoginForm)[] {
  return [
    ...(isBlank(email) ? ['email' as const] : []),
    ...(senha === '' ? ['senha' as const] : []),
  ];
}
