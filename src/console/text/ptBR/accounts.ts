import type { PasswordHint } from '@/domain/validation/password';

/** The texts shared by the account forms: registration, profile, an administrator's edit. */
export const accountPtBR = {
  name: 'Nome Completo',
  email: 'Email',
  phone: 'Telefone WhatsApp',
  phoneExample: '(11) 98765-4321',
  pixKey: 'Chave PIX',
  pixHint: 'Pode ser e-mail, CPF, telefone ou chave aleatória',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  addPhoto: 'Adicionar Foto',
  changePhoto: 'Alterar Foto',
  dropPhoto: 'Descartar foto escolhida',
  /** Advice, never a refusal (behaviour: password-advice). */
  passwordHints: {
    'passwordHint.short': 'Senha curta: com 8 caracteres ou mais ela protege melhor.',
    'passwordHint.common': 'Esta senha é das mais usadas e fácil de adivinhar.',
  } satisfies Record<PasswordHint, string>,
};

/** The register form (behaviour: register-form). */
export const registrationPtBR = {
  heading: 'Criar Conta',
  subtitle: 'Preencha seus dados para começar',
  password: 'Senha',
  repeat: 'Confirmar Senha',
  submit: 'Criar Conta',
  submitting: 'Cadastrando...',
  /** There was no response, so it is unknown whether the account was created. */
  maybeRegistered: 'Sem resposta do servidor: a conta pode ter sido criada. Tente entrar com ela.',
  hasAccount: 'Já tem uma conta?',
  login: 'Entrar',
};

/** The own profile (behaviour: profile-form). */
export const profilePtBR = {
  title: 'Meu Perfil',
  emailHint: 'O email não pode ser alterado',
  passwordSection: 'Alterar senha',
  passwordSectionHint: 'Deixe em branco para manter a senha atual',
  currentPassword: 'Senha atual',
  newPassword: 'Nova senha',
  submit: 'Salvar alterações',
  submitting: 'Salvando...',
  saved: 'Perfil atualizado com sucesso!',
  unchanged: 'Nenhuma alteração',
  changed: 'Há alterações não salvas',
  confirmLeave: 'Há alterações não salvas, que serão descartadas. Sair mesmo assim?',
};
