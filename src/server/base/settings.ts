import { isIP } from 'node:net';
import * as v from 'valibot';
import { normalEmail } from '@/contract/email';
import {
  REGISTRATION_MODES,
  WAIT_AMBER_MINUTES,
  WAIT_MAX_MINUTES,
  WAIT_RED_MINUTES,
  type RegistrationMode,
} from '@/contract/config';

/** Whether administrators must have a second factor (wire: second-factor-required). */
const ADMIN_SECOND_FACTOR_MODES = ['optional', 'required'] as const;
type AdminSecondFactor = (typeof ADMIN_SECOND_FACTOR_MODES)[number];

/** The environment, read and checked (wire: environment). */
export interface Settings {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Absolute, or relative to the working directory of the process. */
  dataDir: string;
  /** undefined: the embedded database is used. */
  databaseUrl: string | undefined;
  /** undefined: created once and kept in `dataDir`. Secret: never logged. */
  jwtSecret: string | undefined;
  /**
   * The keys of secrets at rest, 32 bytes each in base64url: the first seals, all open. Empty: created once and kept in
   * `dataDir`. Secret: never logged.
   */
  secretsKeys: readonly string[];
  /** A sign-in that was not used for so many ms ends. */
  sessionIdleMs: number;
  /** A sign-in ends after so many ms at the latest. */
  sessionMaxMs: number;
  /** Demo accounts, simulator and `POST /sim/<command>`. */
  demo: boolean;
  simSeed: number;
  /** The number of customers' events in a minute; 0: none. */
  simRate: number;
  offerTtlMs: number;
  /** The proxies whose X-Forwarded-For header is trusted: addresses, ranges, or names of such. */
  trustProxy: readonly string[];
  /** The agent's commission on an order. */
  commissionCents: number;
  /**
   * The e-mails (wire: emails) of administrators who see the summary cards in addition to the demo's first one
   * (behaviour: dashboard-cards).
   */
  summaryAdmins: readonly string[];
  /** The number of coupon accounts that a person may hold at once. */
  couponsHeldMax: number;
  /** The number of coupons that a person may pull within an hour. */
  couponPullsPerHour: number;
  /** How often a person may read an account's cookies within an hour. */
  cookieReadsPerHour: number;
  /** How long one statement may run on a Postgres server, ms. */
  statementTimeoutMs: number;
  /** How long a statement may wait for somebody else's lock on a Postgres server, ms. */
  lockTimeoutMs: number;
  /** How long a query may wait for a connection to a Postgres server, ms. */
  connectionWaitMs: number;
  /** How long a write may wait for its turn, counted from its arrival, ms. */
  writeWaitMs: number;
  /** How long the end of the process may take after a signal, ms. */
  shutdownGraceMs: number;
  /** Who may register (wire: registration). */
  registration: RegistrationMode;
  /** From how many minutes on consoles show a customer's wait as long, and as too long (behaviour: row-wait). */
  waitAmberMinutes: number;
  waitRedMinutes: number;
  /** For how many days an agent may read an attendance of theirs that is over (behaviour: finished-list). */
  finishedDays: number;
  /** Whether administrators must have a second factor (wire: second-factor-required). */
  adminSecondFactor: AdminSecondFactor;
  /** For how many days each is kept (wire: retention); 0: for ever. */
  retentionDays: Readonly<Record<RetentionSubject, number>>;
}

/** What the server removes by itself when it is old: each has its setting. */
export const RETENTION_SUBJECTS = ['messages', 'offers', 'charges', 'audit'] as const;
export type RetentionSubject = (typeof RETENTION_SUBJECTS)[number];

/** Thrown for an unusable environment variable. Its message is a sentence for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const MAX_INT32 = 2 ** 31 - 1;
const HOUR_MS = 60 * 60_000;
/** What is kept for days is kept for so many at least: limits by the hour and keys of a day count on it. */
const RETENTION_MIN_DAYS = 7;
/** HS256 needs a key as long as its hash (RFC 7518, 3.2). */
const SECRET_MIN_LENGTH = 32;

/**
 * Reads the settings from environment variables.
 *
 * @param env such as process.env; an empty value counts as unset.
 * @throws SettingsError for the first variable that cannot be used.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string) => env[name]?.trim() || undefined;
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name);
    if (value === undefined) return fallback;
    const result = v.safeParse(wholeNumber(min, max), value);
    if (!result.success) {
      throw new SettingsError(`${name} must be a whole number from ${min} to ${max}.`);
    }
    return result.output;
  };
  const days = (name: string, fallback: number) => {
    const value = integer(name, fallback, 0, 36_500);
    if (value === 0 || value >= RETENTION_MIN_DAYS) return value;
    throw new SettingsError(
      `${name} must be 0, which keeps for ever, or at least ${RETENTION_MIN_DAYS} days.`,
    );
  };
  const host = text('HOST') ?? '127.0.0.1';
  const demo = readDemo(text('DEMO'), host);
  return {
    port: integer('PORT', 3000, 0, 65_535),
    host,
    dataDir: text('DATA_DIR') ?? '.data',
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    jwtSecret: readSecret(text('JWT_SECRET')),
    secretsKeys: readSecretsKeys(text('SECRETS_KEY')),
    // Use is written down once a minute (auth/sessions), so an idle limit of a few minutes is the least that holds.
    // A timeout cannot wait longer than 24 days.
    sessionIdleMs: integer('SESSION_IDLE_MS', 12 * HOUR_MS, HOUR_MS / 12, 480 * HOUR_MS),
    sessionMaxMs: integer('SESSION_MAX_MS', 24 * HOUR_MS, HOUR_MS / 12, 480 * HOUR_MS),
    demo,
    simSeed: integer('SIM_SEED', 1, 0, MAX_INT32),
    simRate: integer('SIM_RATE', 20, 0, 6_000),
    offerTtlMs: integer('OFFER_TTL_MS', 60_000, 1_000, 86_400_000),
    trustProxy: readProxies(text('TRUST_PROXY')),
    commissionCents: integer('COMMISSION_CENTS', 100, 0, 100_000),
    summaryAdmins: readEmails(text('SUMMARY_ADMINS')),
    couponsHeldMax: integer('COUPONS_HELD_MAX', 20, 1, 100_000),
    couponPullsPerHour: integer('COUPON_PULLS_PER_HOUR', 40, 1, 100_000),
    cookieReadsPerHour: integer('COOKIE_READS_PER_HOUR', 80, 1, 100_000),
    statementTimeoutMs: integer('STATEMENT_TIMEOUT_MS', 5_000, 100, 600_000),
    lockTimeoutMs: integer('LOCK_TIMEOUT_MS', 2_000, 100, 600_000),
    connectionWaitMs: integer('CONNECTION_WAIT_MS', 2_000, 100, 600_000),
    writeWaitMs: integer('WRITE_WAIT_MS', 2_000, 100, 600_000),
    shutdownGraceMs: integer('SHUTDOWN_GRACE_MS', 10_000, 1_000, 600_000),
    registration: readRegistration(text('REGISTRATION'), demo),
    waitAmberMinutes: integer('WAIT_AMBER_MINUTES', WAIT_AMBER_MINUTES, 1, WAIT_MAX_MINUTES),
    waitRedMinutes: integer('WAIT_RED_MINUTES', WAIT_RED_MINUTES, 1, WAIT_MAX_MINUTES),
    finishedDays: integer('FINISHED_DAYS', 7, 1, 365),
    adminSecondFactor: readAdminSecondFactor(text('ADMIN_SECOND_FACTOR')),
    retentionDays: {
      messages: days('RETENTION_MESSAGES_DAYS', 365),
      offers: days('RETENTION_OFFERS_DAYS', 90),
      charges: days('RETENTION_CHARGES_DAYS', 180),
      audit: days('RETENTION_AUDIT_DAYS', 730),
    },
  };
}

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

function readDatabaseUrl(url: string | undefined): string | undefined {
  if (url === undefined || /^postgres(ql)?:\/\/[^\s]+$/.test(url)) return url;
  throw new SettingsError(
    'DATABASE_URL must be the address of a Postgres server, such as postgres://user@host/name.',
  );
}

function readSecret(secret: string | undefined): string | undefined {
  if (secret === undefined || secret.length >= SECRET_MIN_LENGTH) return secret;
  throw new SettingsError(`JWT_SECRET must have at least ${SECRET_MIN_LENGTH} characters.`);
}

/** 32 bytes in base64url are 43 characters, with or without padding. */
function readSecretsKeys(list: string | undefined): string[] {
  const keys = list?.split(',').map((key) => key.trim().replace(/=$/, '')) ?? [];
  if (keys.every((key) => /^[A-Za-z0-9_-]{43}$/.test(key))) return keys;
  throw new SettingsError(
    'SECRETS_KEY must be 32 bytes in base64url (43 characters), or several such keys with commas between them.',
  );
}

function readEmails(list: string | undefined): string[] {
  const emails = list?.split(',').map(normalEmail) ?? [];
  if (emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email))) return emails;
  throw new SettingsError('SUMMARY_ADMINS must be e-mails with commas between them.');
}

/** Whoever tries the demo is let in at once; elsewhere a stranger has no rights until somebody approves. */
function readRegistration(mode: string | undefined, demo: boolean): RegistrationMode {
  if (mode === undefined) return demo ? 'open' : 'approval';
  const known = REGISTRATION_MODES.find((one) => one === mode.toLowerCase());
  if (known) return known;
  throw new SettingsError('REGISTRATION must be open, approval or closed.');
}

function readAdminSecondFactor(mode: string | undefined): AdminSecondFactor {
  if (mode === undefined) return 'optional';
  const known = ADMIN_SECOND_FACTOR_MODES.find((one) => one === mode.toLowerCase());
  if (known) return known;
  throw new SettingsError('ADMIN_SECOND_FACTOR must be optional or required.');
}

/** The names for the addresses of this machine and of networks that are not the internet. */
const PROXY_NAMES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function readProxies(list: string | undefined): string[] {
  const proxies = list?.split(',').map((proxy) => proxy.trim()) ?? [];
  const isProxy = (proxy: string) => {
    const [address = '', bits, ...rest] = proxy.split('/');
    const isRange = bits === undefined || /^\d{1,3}$/.test(bits);
    return PROXY_NAMES.includes(proxy) || (isIP(address) > 0 && isRange && rest.length === 0);
  };
  if (proxies.every(isProxy)) return proxies;
  throw new SettingsError(
    'TRUST_PROXY must be addresses or ranges with commas between them, such as loopback or 10.0.0.0/8.',
  );
}

/** The demo's passwords are public, so it stays on this machine unless it is forced (wire: demo-loopback). */
function readDemo(demo: string | undefined, host: string): boolean {
  switch (demo?.toLowerCase()) {
    case 'off':
    case '0':
    case 'false':
      return false;
    case 'force':
      return true;
    case undefined:
    case 'on':
    case '1':
    case 'true':
      if (isLoopback(host)) return true;
      throw new SettingsError(
        `DEMO is on, its passwords are public, and HOST ${host} is not this machine alone. Set DEMO=off, or DEMO=force if that is what you want.`,
      );
    default:
      throw new SettingsError('DEMO must be on, off or force.');
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
