import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallMeta } from '@/console/api/callBaseQuery';

/** What RTK Query says of a call beside its answer. */
export interface CallActionMeta {
  requestId: string;
  requestStatus: 'pending' | 'fulfilled' | 'rejected';
  arg: { endpointName: string; originalArgs: unknown };
  /** What the answer is true at; absent while there is none. */
  baseQueryMeta?: CallMeta;
}

/** The meta of an action, as a call's has it; of any other action, whatever is there. */
export const metaOf = (action: UnknownAction): Partial<CallActionMeta> | undefined =>
  action['meta'] as Partial<CallActionMeta> | undefined;
