import * as v from 'valibot';
import { lenientList, record } from './shapes';
import { wireId } from './wire';

const configFile = record({
  apiUrl: v.unknown(),
  couponUrl: v.unknown(),
  summaryAdminIds: v.unknown(),
  registration: v.unknown(),
  waitAmberMinutes: v.unknown(),
  waitRedMinutes: v.unknown(),
});

/** Who may register: anybody, anybody whom an administrator then approves, or nobody (wire: registration). */
export const REGISTRATION_MODES = ['open', 'approval', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** The console's `/config.json`, read at start (wire: config-file). '' is the console's own origin. */
export interface ConsoleConfig {
  apiUrl: string;
  couponUrl: string;
  /** The admins who see the four summary cards (behaviour: dashboard-cards). */
  summaryAdminIds: string[];
  /** Ours; a host that does not say it lets anybody register. */
  registration: RegistrationMode;
  /** Ours: from how many minutes on a customer's wait is long, and too long (behaviour: row-wait). */
  waitAmberMinutes: number;
  waitRedMinutes: number;
}

/** Where nobody sets it, a wait is long after this many minutes, and too long after that many. */
export const WAIT_AMBER_MINUTES = 5;
export const WAIT_RED_MINUTES = 15;
/** The most that either can be set to: a day. */
export const WAIT_MAX_MINUTES = 1_440;

/** A host's address without trailing slashes; '' for anything but an http(s) address. */
function readHost(input: unknown): string {
  return typeof input === 'string' && /^https?:\/\/[^\s/]\S*$/i.test(input)
    ? input.replace(/\/+$/, '')
    : '';
}

function readMinutes(input: unknown, fallback: number): number {
  const minutes = typeof input === 'number' && Number.isInteger(input) ? input : 0;
  return minutes >= 1 && minutes <= WAIT_MAX_MINUTES ? minutes : fallback;
}

/**
 * Reads `/config.json`. When the file (`undefined`) or a key is missing or unreadable, the default is the same origin
 * and no ids. One bad key does not affect the others. Trailing slashes are removed, so that paths can be appended.
 */
export function readConfig(input: unknown): ConsoleConfig {
  const file = v.safeParse(configFile, input);
  if (!file.success) return readConfig({});
  const ids = v.safeParse(lenientList(wireId), file.output.summaryAdminIds);
  return {
    apiUrl: readHost(file.output.apiUrl),
    couponUrl: readHost(file.output.couponUrl),
    summaryAdminIds: ids.success ? ids.output.items : [],
    registration: REGISTRATION_MODES.find((mode) => mode === file.output.registration) ?? 'open',
    waitAmberMinutes: readMinutes(file.output.waitAmberMinutes, WAIT_AMBER_MINUTES),
    waitRedMinutes: readMinutes(file.output.waitRedMinutes, WAIT_RED_MINUTES),
  };
}
