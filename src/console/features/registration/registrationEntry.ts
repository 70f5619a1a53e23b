import type { RegistrationForm } from '@/domain/validation/registration';

/** A register form as it is sent: the typed values, and the chosen photo, if any. */
export interface RegistrationEntry extends RegistrationForm {
  foto: Blob | null;
}

/**
 * The values kept while the person visits the login form. Passwords are never kept; the e-mail is shared with the
 * login.
 */
export type KeptEntry = Omit<RegistrationEntry, 'email' | 'senha' | 'confirmarSenha'>;

export const NOTHING_KEPT: KeptEntry = { nome: '', telefone: '', chavePix: '', foto: null };
