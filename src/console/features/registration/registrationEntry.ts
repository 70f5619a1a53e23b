import type { RegistrationForm } from '@/domain/validation/registration';

/** A register form as it is sent: what was typed, and the photo that was chosen, if any. */
export interface RegistrationEntry extends RegistrationForm {
  foto: Blob | null;
}

/** What of it outlives the way to the login and back: no secret, and not the e-mail, which the login has as well. */
export type KeptEntry = Omit<RegistrationEntry, 'email' | 'senha' | 'confirmarSenha'>;

export const NOTHING_KEPT: KeptEntry = { nome: '', telefone: '', chavePix: '', foto: null };
