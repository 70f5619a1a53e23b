import type { UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '@/console/api/apiError';

/** The parts of a call's action from which its row is named. Any action may lack them. */
interface CallAction {
  type: string;
  payload?: unknown;
  meta?: { arg?: { endpointName?: unknown }; requestStatus?: unknown };
}

function endOf(payload: unknown): string {
  return isApiError(payload) ? String(payload.status ?? payload.kind) : 'failed';
}

/**
 * @returns the name under which a list of actions shows one: for a call `getConversation ⏳`, `getConversation ✓` or
 * `sendMessage ✗ 409`, with the kind of error where there was no answer; for every other action its type.
 */
export function rowName(action: UnknownAction): string {
  const { meta, payload, type } = action as CallAction;
  const name = meta?.arg?.endpointName;
  if (typeof name !== 'string') return type;
  switch (meta?.requestStatus) {
    case 'pending':
      return `${name} ⏳`;
    case 'fulfilled':
      return `${name} ✓`;
    case 'rejected':
      return `${name} ✗ ${endOf(payload)}`;
    default:
      return type;
  }
}
