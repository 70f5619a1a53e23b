/** The texts of signing in (behaviour: login-success, login-attempts). */
export const authText = {
  loggedIn: 'Login realizado com sucesso!',
  /** It is the same for an unknown e-mail and a wrong password (wire: login-timing). */
  wrongCredentials: 'Email ou senha incorretos.',
  /** Said only after the right password, so that it tells a stranger nothing. */
  suspended: 'Sua conta está suspensa. Fale com um administrador.',
  missingFields: 'Preencha todos os campos!',
  tooManyAttempts: 'Muitas tentativas de login. Aguarde alguns minutos e tente novamente.',
} as const;
