import {
  describeWithPostgres,
  makePostgresCluster,
  type PostgresCluster,
} from '@/testing/postgresCluster';
import { turnOn } from '@/testing/secondFactor';
import { startTestServer, type TestServer } from '@/testing/startTestServer';
import { codeAt } from '@/testing/totpCodes';

/** The embedded database runs one transaction after the other, so this needs a Postgres. */
describeWithPostgres('a code that comes in several transactions at once', () => {
  let cluster: PostgresCluster;
  let server: TestServer;
  beforeAll(async () => {
    cluster = await makePostgresCluster();
    server = await startTestServer({ settings: { databaseUrl: await cluster.makeDatabase() } });
  });
  afterAll(async () => {
    await server.close();
    await cluster.remove();
  });

  it('is taken in one of them, of the app as of recovery', async () => {
    const { parts, people, clock } = server;
    const { takeCode } = server.server.services.secondFactor;
    const { secret, codes } = await turnOn(server, 'ana');
    clock.advance(60_000);
    for (const code of [codeAt(secret, clock.now()), codes[0] ?? '']) {
      const taken = await Promise.all(
        [1, 2, 3].map(() => parts.db.transaction((tx) => takeCode(tx, people.ana.id, code))),
      );
      expect(taken.filter((verdict) => verdict === 'right')).toHaveLength(1);
    }
  });
});
