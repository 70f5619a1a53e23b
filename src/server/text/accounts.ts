import type { AdminUserFault } from '@/domain/validation/adminUser';
import type { PhotoFault, PhotoRefusal } from '@/domain/validation/photo';
import type { ProfileFault } from '@/domain/validation/profile';
import type { RegistrationFault } from '@/domain/validation/registration';

const required = 'Preencha todos os campos obrigatórios!';
const phoneDigits = 'Telefone deve ter 11 dígitos: (DDD) 9XXXX-XXXX';
const passwordLength = 'A senha deve ter no mínimo 6 caracteres!';

/**
 * The texts for the faults of a form, to the letter (behaviour: register-required, register-phone,
 * register-password-length, register-password-match, profile-password, admin-edit, admin-edit-photo).
 */
export const faultText: Readonly<
  Record<RegistrationFault | ProfileFault | AdminUserFault | PhotoFault, string>
> = {
  'registration.required': required,
  'registration.phoneDigits': phoneDigits,
  'registration.passwordLength': passwordLength,
  'registration.passwordMismatch': 'As senhas não coincidem!',
  'profile.required': required,
  'profile.phoneDigits': phoneDigits,
  'profile.passwordPair': 'Preencha a senha atual e a nova senha!',
  'profile.passwordLength': passwordLength,
  'adminUser.nameRequired': required,
  'photo.notImage': 'Por favor, selecione uma imagem válida',
  'photo.tooLarge': 'A imagem deve ter no máximo 5MB',
};

/** The reasons why a photo is refused. */
export const photoText: Readonly<Record<PhotoRefusal, string>> = {
  notImage: faultText['photo.notImage'],
  tooLarge: faultText['photo.tooLarge'],
  tooManyPixels: 'A imagem tem resolução alta demais (máximo de 40 megapixels)',
};

/** The other texts of the calls on accounts (behaviour: register-success, profile-saved). */
export const accountText = {
  registered: 'Cadastro realizado com sucesso!',
  updated: 'Perfil atualizado com sucesso!',
  badEmail: 'Informe um email válido.',
  emailTaken: 'Este email já está cadastrado.',
  wrongPassword: 'A senha atual está incorreta.',
  wrongConfirmation: 'Senha incorreta.',
  commonPassword: 'Esta senha é das mais usadas e fácil de adivinhar. Escolha outra.',
  registeredPending: 'Cadastro recebido! Um administrador precisa aprovar a sua conta.',
  registrationClosed: 'O cadastro está fechado. Fale com um administrador.',
  ownAccount: 'Você não pode suspender a sua própria conta.',
  lastAdmin: 'Este é o último administrador ativo. Torne outra pessoa administradora antes.',
  notPending: 'Esta conta não aguarda aprovação.',
  notActive: 'Esta conta não está ativa.',
  userNotFound: 'Usuário não encontrado.',
  tooManyRegistrations:
    'Muitos cadastros em pouco tempo. Aguarde alguns minutos e tente novamente.',
  tooManyUploads: 'Muitos envios ao mesmo tempo. Aguarde um momento e tente novamente.',
} as const;
