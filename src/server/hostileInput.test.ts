import * as v from 'valibot';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { ANAS_CALLS, encodeBody, pathOf, CALL_NAMES } from '@/testing/callRequests';
import { databaseHash } from '@/testing/databaseHash';
import { seedOwnedByAna, type OwnedByAna } from '@/testing/seedRights';
import { until } from '@/testing/until';
import { startTestServer, type TestAnswer, type TestServer } from '@/testing/startTestServer';

let server: TestServer;
let own: OwnedByAna;
let before: Awaited<ReturnType<typeof databaseHash>>;
beforeAll(async () => {
  server = await startTestServer();
  own = await seedOwnedByAna(server);
});
/** Time passes, so that a test does not spend the budget of the next. It is noted that both sign-ins are used. */
beforeEach(async () => {
  server.clock.advance(60_000);
  for (const as of ['ana', 'admin'] as const) {
    await server.request('GET', '/api/auth/perfil', { as });
    await until(async () => {
      const [last] = await server.parts.sessions.list(server.people[as].id);
      return last?.lastSeenAt === server.clock.now();
    });
  }
  before = await databaseHash(server.parts.db);
});
afterAll(() => server.close());

const TEN_MB = 10 * 1024 * 1024;

/** Texts that are no object's id, as they appear in a URL. */
const HOSTILE_IDS = [
  '%00',
  '%zz',
  '%ED%A0%80',
  '%0d%0aSet-Cookie:x=1',
  '..%2f..%2f..%2fetc%2fpasswd',
  "'%20or%201=1--",
  '__proto__',
  'constructor',
  'null',
  '%F0%9F%92%A5',
  '-1',
  'x'.repeat(201),
  'x'.repeat(9_000),
];

/** Bodies that are wrong for every call that has a body. */
const WRONG_BODIES: readonly unknown[] = [
  null,
  [],
  'a text',
  7,
  true,
  {},
  [{}],
  { message: { $ne: null }, email: { $gt: '' }, senha: [], estadoFluxo: {}, online: 'sim' },
];

/** Texts that are not JSON, or are malicious JSON: refused whether the call has a body or not. */
const UNREADABLE_BODIES = [
  '{',
  '{"a":',
  '\u0000',
  'undefined',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
];

const FOREIGN_TYPES = {
  json: ['multipart/form-data; boundary=x'],
  multipart: ['application/json'],
  all: [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'image/png',
    'nonsense',
  ],
} as const;

/** The calls that anybody may make, with any token. */
const PUBLIC: readonly CallName[] = ['login', 'loginCode', 'register'];

/** Expects 4xx with a `{message}` for people: no stack, no SQL statement, no input. */
function expectRefusal(about: string, { status, body }: TestAnswer): void {
  const { message, ...rest } = (body ?? {}) as { message?: unknown; error?: unknown };
  expect([about, status >= 400 && status < 500, typeof message]).toEqual([about, true, 'string']);
  expect(Object.keys(rest).filter((key) => key !== 'error')).toEqual([]);
  expect(String(message)).not.toMatch(/\n| at |select|insert|update|Error|undefined|\$|passwd/i);
}

const isText = (value: unknown) => typeof value === 'string';

describe.each(CALL_NAMES)('%s', (name: CallName) => {
  const call = CALLS[name];
  const ask = async (path: string, body?: unknown, contentType?: string): Promise<TestAnswer> =>
    server.request(call.method, path, {
      as: caller(),
      ...(body !== undefined && { body }),
      ...(contentType !== undefined && { headers: { 'Content-Type': contentType } }),
    });
  /** A person who has the right to call it: only the input can be the reason of a refusal. */
  const caller = () => {
    const isCall = (route: { method: string; path: string }) =>
      route.method === call.method && route.path === call.path;
    const right = server.server.routes.find(isCall)?.right;
    // The rights on an account are an administrator's (userForAdmin).
    const isOnAccount = typeof right === 'object' && 'own' in right && right.own === 'user';
    return right === 'admin' || isOnAccount ? 'admin' : 'ana';
  };
  const isRight = (body: unknown) => call.body !== null && v.safeParse(call.body, body).success;
  const rightPath = () => pathOf(name, ANAS_CALLS[name](own));
  const rightBody = () => ANAS_CALLS[name](own).body;
  const isForm = call.encoding === 'multipart';

  afterEach(async () => {
    expect(await databaseHash(server.parts.db)).toEqual(before);
    expect((await server.request('GET', '/healthz')).status).toBe(200);
  });

  if (call.path.includes(':')) {
    it('refuses malformed ids', async () => {
      for (const id of HOSTILE_IDS) {
        const path = call.path.replace(/:[a-zA-Z]+/, id);
        expectRefusal(id.slice(0, 40), await ask(path, encodeBody(name, rightBody())));
      }
    });
  }

  if (call.body !== null) {
    it('refuses bodies of the wrong shape', async () => {
      // When every field is optional, an empty object is valid.
      for (const body of WRONG_BODIES.filter((candidate) => !isRight(candidate))) {
        expectRefusal(JSON.stringify(body), await ask(rightPath(), JSON.stringify(body)));
      }
      expectRefusal('no body', await ask(rightPath()));
    });

    it('refuses each field of the wrong type, missing, or huge', async () => {
      const right = rightBody() as Record<string, unknown>;
      for (const field of Object.keys(right)) {
        const wrong = [
          // All fields of a form are texts.
          ...(isForm ? [] : [{}, [], 9e99]),
          'x'.repeat(5_000),
          ...(isText(right[field]) ? ['\u0000'] : []),
        ];
        for (const value of wrong) {
          const answer = await ask(rightPath(), encodeBody(name, { ...right, [field]: value }));
          expectRefusal(`${field}: ${JSON.stringify(value).slice(0, 40)}`, answer);
        }
        // A field with the value undefined is left out of the body.
        const rest = { ...right, [field]: undefined };
        if (!isRight(rest)) {
          expectRefusal(`without ${field}`, await ask(rightPath(), encodeBody(name, rest)));
        }
      }
    });

    it('refuses a body nested ten thousand deep', async () => {
      const body = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
      expectRefusal('nested', await ask(rightPath(), body));
    });
  }

  if (call.method !== 'GET') {
    it('refuses bodies that are not JSON, and prototype keys', async () => {
      for (const text of UNREADABLE_BODIES) expectRefusal(text, await ask(rightPath(), text));
    });

    it('refuses 10 MB with 413', async () => {
      const text = 'x'.repeat(TEN_MB);
      const body = isForm ? encodeBody(name, { nome: text }) : `{"message":"${text}"}`;
      const answer = await ask(rightPath(), body);
      expectRefusal('10 MB', answer);
      expect(answer.status).toBe(413);
    });

    it.each([...FOREIGN_TYPES.all, ...FOREIGN_TYPES[call.encoding]])(
      'refuses the media type %s with 415',
      async (type) => {
        const answer = await ask(rightPath(), JSON.stringify(rightBody() ?? {}), type);
        expectRefusal(type, answer);
        expect(answer.status).toBe(415);
      },
    );
  }

  it('refuses with 401 what is no token', async () => {
    if (PUBLIC.includes(name)) return;
    for (const Authorization of ['Bearer null', `Bearer ${'x'.repeat(8_000)}`, 'Bearer ../..']) {
      const answer = await server.request(call.method, rightPath(), { headers: { Authorization } });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Token inválido' } });
    }
  });
});
