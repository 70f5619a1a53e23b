import { isCompletePhone } from '../phone';
import { isBlank } from './blank';
import { isLongEnough } from './password';

export type ProfileFault =
  'profile.required' | 'profile.phoneDigits' | 'profile.passwordPair' | 'profile.passwordLength';

/** The profile form. Both passwords are '' when the password stays as it is. */
export interface ProfileForm {
  nome: string;
  telefone: string;
  chavePix: string;
  senhaAtual: string;
  senhaNova: string;
}

/** The first fault of the profile form (behaviour: profile-required, profile-password), in the order of its checks. */
export function profileFault(form: ProfileForm): ProfileFault | null {
  const { nome, telefone, chavePix, senhaAtual, senhaNova } = form;
  if ([nome, telefone, chavePix].some(isBlank)) return 'profile.required';
  if (!isCompletePhone(telefone)) return 'profile.phoneDigits';
  if (senhaAtual === '' && senhaNova === '') return null;
  if (senhaAtual === '' || senhaNova === '') return 'profile.passwordPair';
  return isLongEnough(senhaNova) ? null : 'profile.passwordLength';
}

const REQUIRED = ['nome', 'telefone', 'chavePix'] as const;

/** The fields that a fault is about, in the order of the screen: every empty one where something is missing. */
export function profileFieldsOf(
  fault: ProfileFault,
  form: ProfileForm,
): readonly (keyof ProfileForm)[] {
  switch (fault) {
    case 'profile.required':
      return REQUIRED.filter((field) => isBlank(form[field]));
    case 'profile.phoneDigits':
      return ['telefone'];
    case 'profile.passwordPair':
      return [form.senhaAtual === '' ? 'senhaAtual' : 'senhaNova'];
    case 'profile.passwordLength':
      return ['senhaNova'];
  }
}
