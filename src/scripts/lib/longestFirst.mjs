// @ts-check
import Sequencer from '@jest/test-sequencer';
import { interleave } from './interleave.mjs';

/**
 * The slowest test files, slowest first. Jest knows them from its last run, but on a fresh clone it sorts by file size:
 * then the slowest of all would start last, and everything would wait for it.
 */
export const LONGEST = [
  'e2e/reconnect',
  'e2e/everyScreen',
  'e2e/whoNeedsMe',
  'e2e/finished',
  'e2e/chatActions',
  'e2e/keyboard',
  'e2e/recovery',
  'e2e/coupons',
  'e2e/mainPath',
  'e2e/inbox',
  'e2e/promotions',
  'e2e/crash',
  'e2e/offers',
  'e2e/purchase',
  'e2e/messages',
  'e2e/lowWindow',
  'e2e/summarize',
  'e2e/profile',
  'e2e/keyboardTools',
  'e2e/keyboardAdmin',
  'e2e/transfer',
  'e2e/limits',
  'server/commands/backup/backup',
  'server/main',
  'server/demo/simulator/restart',
  'server/commands/admin',
  'server/services/offers/transferRaces',
  'testing/startAndEnd',
  'testing/databaseLoss',
  'server/routes/dashboard',
  'server/services/orders/books',
  'server/hostileInput',
  'server/db/openDatabase',
  'server/services/administration/wipe',
  'server/http/uploads',
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

/** The part of the other tests with which the journeys alternate. */
const BESIDE_JOURNEYS = 2 / 3;

/**
 * Jest's order, except that these files start first, and that journeys alternate with other tests: while a journey waits,
 * a test computes. The last files are short tests, so that no processor waits for a last journey.
 */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Test[]} tests
   */
  async sort(tests) {
    const sorted = [...(await super.sort(tests))].sort((a, b) => placeOf(a) - placeOf(b));
    const journeys = sorted.filter(isJourney);
    const others = sorted.filter((test) => !isJourney(test));
    const beside = Math.ceil(others.length * BESIDE_JOURNEYS);
    return [...interleave(journeys, others.slice(0, beside)), ...others.slice(beside)];
  }
}
