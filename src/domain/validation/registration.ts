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

/** The fields that a fault is about, in the order of the screen: every empty one where something is missing. */
export function registrationFieldsOf(
  fault: RegistrationFault,
  form: RegistrationForm,
): readonly (keyof RegistrationForm)[] {
  switch (fault) {
    case 'registration.required':
      return FIELDS.filter((field) => isMissing(field, form));
    case 'registration.phoneDigits':
      return ['telefone'];
    case 'registration.passwordLength':
      return ['senha'];
    case 'registration.passwordMismatch':
      return ['confirmarSenha'];
  }
}

/** A password may consist of blanks. */
function isMissing(field: keyof RegistrationForm, form: RegistrationForm): boolean {
  return field === 'senha' || field === 'confirmarSenha'
    ? form[field] === ''
    : isBlank(form[field]);
}
