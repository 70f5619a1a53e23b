import * as v from 'valibot';
import { lenientList, record } from './shapes';
import { wireId } from './wire';

const configFile = record({
  apiUrl: v.unknown(),
  couponUrl: v.unknown(),
  summaryAdminIds: v.unknown(),
  registration: v.unknown(),
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
}

/** A host's address without trailing slashes; '' for anything but an http(s) address. */
function readHost(input: unknown): string {
  return typeof input === 'string' && /^https?:\/\/[^\s/]\S*$/i.test(input)
    ? input.replace(/\/+$/, '')
    : '';
}

/**
 * Reads `/config.json`. When the file (`undefined`) or a key is missing or unreadable, the default is the same origin
 * and no ids. One bad key does not affect the others. Trailing slashes are removed, so that paths can be appended.
 */
export function readConfig(input: unknown): ConsoleConfig {
  const file = v.safeParse(configFile, input);
  if (!file.success) {
    return { apiUrl: '', couponUrl: '', summaryAdminIds: [], registration: 'open' };
  }
  const ids = v.safeParse(lenientList(wireId), file.output.summaryAdminIds);
  return {
    apiUrl: readHost(file.output.apiUrl),
    couponUrl: readHost(file.output.couponUrl),
    summaryAdminIds: ids.success ? ids.output.items : [],
    registration: REGISTRATION_MODES.find((mode) => mode === file.output.registration) ?? 'open',
  };
}
