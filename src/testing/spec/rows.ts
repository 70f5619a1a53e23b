import type { SpecRow } from './row';
import { CONSTANTS } from './rows/constants';
import { ERRORS } from './rows/errors';
import { SCREENS } from './rows/screens';
import { STATES } from './rows/states';
import { VALIDATION } from './rows/validation';

/** Every statement of the specification that a person sees or meets, and the tests that hold it. */
export const ROWS: readonly SpecRow[] = [
  ...SCREENS,
  ...STATES,
  ...VALIDATION,
  ...ERRORS,
  ...CONSTANTS,
];
