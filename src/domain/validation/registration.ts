import { isCompletePhone } from '../phone';
import { isBlank } from './blank';
import { isLongEnough } from './password';

export type RegistrationFault =
  | 'registration.required'
  | 'registration.phoneDigits'
  | 'registration.passwordLength'
  | 'registration.passwordMismatch';

export interface RegistrationForm {
  nome: string;
  email: string;
  senha: string;
  confirmarSenha: string;
  telefone: string;
  chavePix: string;
}

/**
 * The first fault of the registration form, in the order of its checks (behaviour: register-required, register-phone,
 * register-password-length, register-password-match).
 */
export function registrationFault(form: RegistrationForm): RegistrationFault | null {
  const { nome, email, senha, confirmarSenha, telefone, chavePix } = form;
  const missing = [nome, email, telefone, chavePix].some(isBlank);
  if (missing || senha === '') return 'registration.required';
  if (!isCompletePhone(telefone)) return 'registration.phoneDigits';
  if (!isLongEnough(senha)) return 'registration.passwordLength';
  return confirmarSenha === senha ? null : 'registration.passwordMismatch';
}

/** The form's fields in the order of the screen. */
const FIELDS = ['nome', 'email', 'telefone', 'chavePix', 'senha', 'confirmarSenha'] as const;

/** The field that a fault is about. For a missing field, the first empty one. */
export function registrationFieldOf(
  fault: RegistrationFault,
  form: RegistrationForm,
): keyof RegistrationForm {
  switch (fault) {
    case 'registration.required':
      return FIELDS.find((field) => isBlank(form[field])) ?? 'nome';
    case 'registration.phoneDigits':
      return 'telefone';
    case 'registration.passwordLength':
      return 'senha';
    case 'registration.passwordMismatch':
      return 'confirmarSenha';
  }
}
