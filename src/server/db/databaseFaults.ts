import type { WorkFaults } from '@/server/limits/budgets';
import { WriteRefusedError } from './serialWrites';
import { isDatabaseAway, isDatabaseStuck } from './sqlState';

/** What a person's calls and sockets that failed by the database say about the rest of theirs (wire: budgets). */
export const DATABASE_FAULTS: WorkFaults = {
  counts: (error) => !isDatabaseAway(error),
  isStuck: (error) => error instanceof WriteRefusedError || isDatabaseStuck(error),
};
