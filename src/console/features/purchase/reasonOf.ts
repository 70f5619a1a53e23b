import { isApiError } from '@/console/api/apiError';

/** @returns why a call failed, for the log: without personal data. */
export function reasonOf(error: unknown): string {
  return isApiError(error) ? `${error.kind} ${String(error.status ?? '')}`.trim() : 'no success';
}
