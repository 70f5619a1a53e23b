/** The parts of a query's result that decide its status. */
interface QueryResult {
  data?: unknown;
  isError: boolean;
}

/** The status of a list: 'outdated' means that it was read once, but the last re-read failed. */
export type QueryStatus = 'loading' | 'ready' | 'outdated' | 'failed';

/** @returns the list's status. While it is read again, the last data stays on screen. */
export function queryStatus({ data, isError }: QueryResult): QueryStatus {
  if (isError) return data === undefined ? 'failed' : 'outdated';
  return data === undefined ? 'loading' : 'ready';
}
