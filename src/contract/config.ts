import * as v from 'valibot';
import { lenientList, record } from './shapes';
import { wireId } from './wire';

const configFile = record({
  apiUrl: v.unknown(),
  couponUrl: v.unknown(),
  summaryAdminIds: v.unknown(),
});

/** What a console build reads from `/config.json` at start (wire: config-file). '' is the console's own origin. */
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
 * Reads `/config.json`. A missing file (`undefined`), a missing or an unreadable key: same origin, no
 * ids. One bad key never costs the others. Trailing slashes are dropped, so that paths can be appended.
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
