// @ts-check
import Sequencer from '@jest/test-sequencer';
import { interleave } from './interleave.mjs';

/**
 * The slowest test files, slowest first. Jest knows them from its last run, but on a fresh clone it sorts by file size:
 * then the slowest of all would start last, and everything would wait for it.
 */
export const LONGEST = [
  'e2e/everyScreen',
  'e2e/reconnect',
  'e2e/keyboard',
  'e2e/offers',
  'e2e/mainPath',
  'e2e/inbox',
  'e2e/profile',
  'e2e/chatActions',
  'e2e/recovery',
  'e2e/promotions',
  'server/commands/backup/backup',
  'server/demo/simulator/restart',
  'server/main',
  'server/commands/admin',
  'server/routes/dashboard',
  'server/services/orders/books',
  'server/hostileInput',
  'server/db/openDatabase',
  'server/services/administration/wipe',
];

/** @typedef {Parameters<Sequencer['sort']>[0][number]} Test */

/** @param {Test} test */
function placeOf({ path: file }) {
  const place = LONGEST.findIndex((name) =>
    file.replaceAll('\\', '/').endsWith(`/${name}.test.ts`),
  );
  return place === -1 ? LONGEST.length : place;
}

/** @param {Test} test */
const isJourney = ({ context }) => context.config.displayName?.name === 'e2e';

/**
 * Jest's order, except that these files start first, and that journeys alternate with other tests: while a journey waits,
 * a test computes.
 */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Test[]} tests
   */
  async sort(tests) {
    const sorted = [...(await super.sort(tests))].sort((a, b) => placeOf(a) - placeOf(b));
    return interleave(
      sorted.filter(isJourney),
      sorted.filter((test) => !isJourney(test)),
    );
  }
}
