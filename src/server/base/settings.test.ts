import { readSettings, SettingsError } from './settings';

describe('the settings', () => {
  it('have the defaults of the contract', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      jwtSecret: undefined,
      secretsKeys: [],
      sessionIdleMs: 43_200_000,
      sessionMaxMs: 86_400_000,
      demo: true,
      simSeed: 1,
      simRate: 20,
      offerTtlMs: 60_000,
      commissionCents: 100,
      trustProxy: [],
      summaryAdmins: [],
      couponsHeldMax: 20,
      couponPullsPerHour: 40,
      cookieReadsPerHour: 80,
      statementTimeoutMs: 5_000,
      lockTimeoutMs: 2_000,
      connectionWaitMs: 2_000,
      writeWaitMs: 2_000,
      shutdownGraceMs: 10_000,
      registration: 'open',
      waitAmberMinutes: 5,
      waitRedMinutes: 15,
      finishedDays: 7,
      adminSecondFactor: 'optional',
      retentionDays: { messages: 365, offers: 90, charges: 180, audit: 730 },
    });
  });

  it('read set variables, and treat an empty value as unset', () => {
    const settings = readSettings({
      PORT: ' 8080 ',
      DATABASE_URL: 'postgres://user@db/balcao',
      DEMO: 'off',
      HOST: '0.0.0.0',
      SIM_RATE: '',
      COMMISSION_CENTS: '0',
      REGISTRATION: 'Closed',
      ADMIN_SECOND_FACTOR: 'Required',
      SUMMARY_ADMINS: 'Chefe@balcao.test, rita@balcao.test',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
      SECRETS_KEY: `${'a'.repeat(42)}A=, ${'b'.repeat(42)}A`,
      COUPONS_HELD_MAX: '3',
      WAIT_AMBER_MINUTES: '2',
      WAIT_RED_MINUTES: '1440',
      FINISHED_DAYS: '365',
      RETENTION_MESSAGES_DAYS: '0',
      RETENTION_AUDIT_DAYS: '7',
    });
    expect(settings).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://user@db/balcao',
      demo: false,
      host: '0.0.0.0',
      simRate: 20,
      commissionCents: 0,
      summaryAdmins: ['chefe@balcao.test', 'rita@balcao.test'],
      secretsKeys: [`${'a'.repeat(42)}A`, `${'b'.repeat(42)}A`],
      couponsHeldMax: 3,
      registration: 'closed',
      waitAmberMinutes: 2,
      waitRedMinutes: 1_440,
      finishedDays: 365,
      adminSecondFactor: 'required',
      retentionDays: { messages: 0, offers: 90, charges: 180, audit: 7 },
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    });
  });

  it.each([
    ['WAIT_AMBER_MINUTES', '0'],
    ['WAIT_RED_MINUTES', '1441'],
    ['FINISHED_DAYS', '0'],
    ['FINISHED_DAYS', '366'],
    ['PORT', '65536'],
    ['SUMMARY_ADMINS', 'chefe,'],
    ['REGISTRATION', 'maybe'],
    ['ADMIN_SECOND_FACTOR', 'yes'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['SIM_SEED', '1.5'],
    ['SIM_RATE', '1e3'],
    ['OFFER_TTL_MS', '0'],
    ['COMMISSION_CENTS', '100001'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8/8'],
    ['DATABASE_URL', 'mysql://db'],
    ['JWT_SECRET', 'too short'],
    ['SECRETS_KEY', 'too-short'],
    ['SECRETS_KEY', `${'a'.repeat(43)},`],
    ['COUPONS_HELD_MAX', '0'],
    ['COUPON_PULLS_PER_HOUR', 'many'],
    ['COOKIE_READS_PER_HOUR', '100001'],
    ['SESSION_IDLE_MS', '60000'],
    ['SESSION_MAX_MS', '2147483648'],
    ['DEMO', 'perhaps'],
    ['RETENTION_MESSAGES_DAYS', '6'],
    ['RETENTION_OFFERS_DAYS', '36501'],
    ['RETENTION_CHARGES_DAYS', 'ever'],
    ['RETENTION_AUDIT_DAYS', '-1'],
  ])('refuse %s=%s with a sentence that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} .*\\.$`));
  });

  it('never repeat a secret in a refusal', () => {
    expect(() => readSettings({ JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    'allow the demo when HOST is %s',
    (HOST) => {
      expect(readSettings({ HOST }).demo).toBe(true);
    },
  );

  it.each(['0.0.0.0', '::', '192.0.2.7', 'example.test', '127.0.0.1.example.test'])(
    'refuse the demo when HOST is %s, unless it is forced',
    (HOST) => {
      expect(() => readSettings({ HOST })).toThrow(/DEMO=force/);
      expect(readSettings({ HOST, DEMO: 'force' }).demo).toBe(true);
      expect(readSettings({ HOST, DEMO: 'off' }).demo).toBe(false);
    },
  );
});
