// @ts-check
import Sequencer from '@jest/test-sequencer';

/**
 * The test files that take longest, the longest first. Jest knows them from its last run, and on a fresh clone goes by
 * their size: then the longest of all would come last, and one worker wait for it.
 */
const LONGEST = [
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
];

/** @param {string} file */
function placeOf(file) {
  const place = LONGEST.findIndex((name) =>
    file.replaceAll('\\', '/').endsWith(`/${name}.test.ts`),
  );
  return place === -1 ? LONGEST.length : place;
}

/** Jest's order, but for these: they begin first. */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((a, b) => placeOf(a.path) - placeOf(b.path));
  }
}
