// @ts-check
/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
export const nothing = { passed: 0, failed: 0, skipped: 0 };

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export function sum(parts) {
  return parts.reduce(
    (total, part) => ({
      passed: total.passed + part.passed,
      failed: total.failed + part.failed,
      skipped: total.skipped + part.skipped,
    }),
    nothing,
  );
}

/**
 * One check that passed or failed.
 *
 * @param {boolean} ok
 * @returns {Counts}
 */
export const one = (ok) => ({ ...nothing, ...(ok ? { passed: 1 } : { failed: 1 }) });

/**
 * @typedef {object} JestResult the part of jest's `--json` that is counted
 * @property {boolean} success
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {number} numRuntimeErrorTestSuites files that failed before any of their tests ran
 */

/**
 * Counts every test of a jest run, and a file that could not be loaded as one failure. A run that failed as a whole
 * without a failed test (no tests found, a leaked handle, a crash) also counts as one failure.
 *
 * @param {JestResult | undefined} result undefined: jest left no result
 * @param {number} exitCode of the jest process
 * @returns {Counts}
 */
export function countJest(result, exitCode) {
  if (result === undefined) return one(false);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  const failedAsAWhole = failed === 0 && (exitCode !== 0 || !result.success);
  return {
    passed: result.numPassedTests,
    failed: failedAsAWhole ? 1 : failed,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/**
 * @param {Counts} counts
 * @returns {string} the closing line of `npm test`
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
