import { isApiError } from '@/console/api/apiError';

/** The host's status for a new password that is too easy to guess (wire: error-statuses). */
const PASSWORD_REFUSED = 422;

/** True when what the host refused is the new password alone (behaviour: password-common). */
export const isPasswordRefused = (error: unknown): boolean =>
  isApiError(error) && error.status === PASSWORD_REFUSED;
