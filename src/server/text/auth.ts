/** What signing in says (behaviour: login-success, login-attempts). */
export const authText = {
  loggedIn: 'Login realizado com sucesso!',
  /** It does not tell an unknown e-mail from a wrong password (wire: login-timing). */
  wrongCredentials: 'Email ou senha incorretos.',
  missingFields: 'Preencha todos os campos!',
  tooManyAttempts: 'Muitas tentativas de login. Aguarde alguns minutos e tente novamente.',
} as const;
