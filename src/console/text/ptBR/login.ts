/** The login form (behaviour: login-form). */
export const loginPtBR = {
  heading: 'Bem-vindo!',
  subtitle: 'Entre com sua conta para continuar',
  email: 'Email',
  password: 'Senha',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  submit: 'Entrar',
  submitting: 'Entrando...',
  noAccount: 'Não tem uma conta?',
  register: 'Cadastre-se',
  failed: 'Erro ao fazer login',
  check: 'Confira o email e a senha',
};
