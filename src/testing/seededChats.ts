import { Client } from 'pg';

/** Runs work on a connection of its own to a Postgres database, beside whoever else uses it. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  // A server that a test stops breaks it off.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Ends every other session of the database, as an administrator of Postgres would. */
export const endAllSessions = (databaseUrl: string) =>
  withClient(databaseUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    ),
  );

/** Makes further agents, who have the demo's password, beside a running server. @returns their e-mails. */
export async function seedAgents(databaseUrl: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, n) => `agente${n}@balcao.local`);
  await withClient(databaseUrl, (client) =>
    client.query(
      `insert into users
       select (jsonb_populate_record(ana, jsonb_build_object('id', mail, 'email', mail))).*
       from users ana, unnest($1::text[]) as mail where ana.email = 'ana@balcao.local'`,
      [emails],
    ),
  );
  return emails;
}

/** Makes chats that belong to an account, beside a running server, which announces none of them. @returns their ids. */
export async function seedChats(
  databaseUrl: string,
  email: string,
  count: number,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, n) => `55119${1_000_000 + n}`);
  const ids = numbers.map((number) => `${email.split('@')[0] ?? ''}-${number}@c.us`);
  await withClient(databaseUrl, async (client) => {
    for (const [n, id] of ids.entries()) {
      await client.query(
        `insert into conversations (id, name, number, created_at, atribuido_em, agente_id)
         select $1, $1, $2, 1, 1, id from users where email = $3`,
        [id, numbers[n], email],
      );
      await client.query(`insert into clientes (chat_id, telefone) values ($1, $2)`, [
        id,
        numbers[n],
      ]);
    }
  });
  return ids;
}

/** @returns how often each text that a person sent is stored. */
export async function storedSends(databaseUrl: string): Promise<Map<string, number>> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ body: string; times: string }>(
      `select body, count(*) as times from messages where agente_id is not null group by body`,
    ),
  );
  return new Map(rows.map(({ body, times }) => [body, Number(times)]));
}
