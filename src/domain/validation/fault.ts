import type { AdminUserFault } from './adminUser';
import type { LoginFault } from './login';
import type { PhotoFault } from './photo';
import type { ProfileFault } from './profile';
import type { PurchaseFault, PurchaseRequestFault } from './purchase';
import type { RefundFault } from './refund';
import type { RegistrationFault } from './registration';

/**
 * Every fault that a form can have, as a key: the compiler checks that a `Record<ValidationFault, string>` of texts is
 * complete.
 */
export type ValidationFault =
  | LoginFault
  | RegistrationFault
  | ProfileFault
  | PurchaseFault
  | PurchaseRequestFault
  | RefundFault
  | PhotoFault
  | AdminUserFault;

/** The faults of which nothing can be said at the field but that it is empty. */
const MISSING: ReadonlySet<ValidationFault> = new Set([
  'login.required',
  'registration.required',
  'profile.required',
  'profile.passwordPair',
  'adminUser.nameRequired',
]);

/** true when the fault is that a field holds nothing. */
export const isMissing = (fault: ValidationFault): boolean => MISSING.has(fault);
