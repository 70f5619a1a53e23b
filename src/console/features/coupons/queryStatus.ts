/** What of a query's result says how it stands. */
interface QueryResult {
  data?: unknown;
  isError: boolean;
}

/** How a list stands: 'outdated' is one that was read once and could not be read again. */
export type QueryStatus = 'loading' | 'ready' | 'outdated' | 'failed';

/** One word for how a list stands; while it is read again, the last one read stays on screen. */
export function queryStatus({ data, isError }: QueryResult): QueryStatus {
  if (isError) return data === undefined ? 'failed' : 'outdated';
  return data === undefined ? 'loading' : 'ready';
}
