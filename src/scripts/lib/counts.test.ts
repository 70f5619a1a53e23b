import { loadScript } from '../testing/loadScript';
import type * as script from './counts.mjs';

const { closingLine, countJest, nothing, one, sum } = loadScript('counts.mjs') as typeof script;

const green = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

describe('countJest', () => {
  it('counts each test', () => {
    const result = {
      ...green,
      success: false,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
    };
    expect(countJest(result, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const result = { ...green, success: false, numRuntimeErrorTestSuites: 1 };
    expect(countJest(result, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  it('counts one failure when jest left no result', () => {
    expect(countJest(undefined, 1)).toEqual(one(false));
  });

  it('counts one failure when jest failed though no test did', () => {
    expect(countJest(green, 1)).toEqual({ passed: 7, failed: 1, skipped: 0 });
    expect(countJest({ ...green, numPassedTests: 0, success: false }, 0).failed).toBe(1);
  });
});

describe('the closing line', () => {
  it('adds everything up', () => {
    expect(sum([one(true), one(false), { passed: 5, failed: 0, skipped: 1 }])).toEqual({
      passed: 6,
      failed: 1,
      skipped: 1,
    });
    expect(sum([])).toEqual(nothing);
  });

  it('names skipped tests only if there are any', () => {
    expect(closingLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(closingLine({ passed: 12, failed: 1, skipped: 2 })).toBe(
      '12 passed, 1 failed, 2 skipped',
    );
  });
});
