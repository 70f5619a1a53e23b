export type LoginFault = 'login.required';

/** The first fault of the login form: both fields are required (behaviour: login-required). */
export function loginFault(form: { email: string; senha: string }): LoginFault | null {
  return form.email.trim() === '' || form.senha === '' ? 'login.required' : null;
}
