import * as v from 'valibot';
import { lenientList, record } from './shapes';
import { wireId } from './wire';

const configFile = record({
  apiUrl: v.unknown(),
  couponUrl: v.unknown(),
  summaryAdminIds: v.unknown(),
});

/** The console's `/config.json`, read at start (wire: config-file). '' is the console's own origin. */
export interface ConsoleConfig {
  apiUrl: string;
  couponUrl: string;
  /** The admins who see the four summary cards (behaviour: dashboard-cards). */
  summaryAdminIds: string[];
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
  if (!file.success) return { apiUrl: '', couponUrl: '', summaryAdminIds: [] };
  const ids = v.safeParse(lenientList(wireId), file.output.summaryAdminIds);
  return {
    apiUrl: readHost(file.output.apiUrl),
    couponUrl: readHost(file.output.couponUrl),
    summaryAdminIds: ids.success ? ids.output.items : [],
  };
}
