/** Tests that what one person sends in forms counts among their other writes. Nothing is timed: places are counted. */
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { CALL_BUDGETS } from '@/server/http/callBudgets';
import { formOf } from '@/testing/forms';
import { picture } from '@/testing/hostileUploads';
import { startTestServer, type PersonName, type TestServer } from '@/testing/startTestServer';
import { until } from '@/testing/until';

let server: TestServer;
let png: Buffer;
/** Every request that the server was sent. */
let requests: IncomingMessage[];
beforeEach(async () => {
  server = await startTestServer({ confirmed: false });
  png = await picture(64, 64).png().toBuffer();
  requests = [];
  server.server.app.server.on('request', (request: IncomingMessage) => requests.push(request));
});
afterEach(() => server.close());

const FIELDS = { nome: 'Ana', telefone: '11900000003', chavePix: 'ana@exemplo.com' };
/** How many forms of one person may be arriving. */
const ARRIVING = 6;
const PLACES = CALL_BUDGETS.write.atOnce;

const times = <T>(n: number, work: (index: number) => T) =>
  Array.from({ length: n }, (_each, index) => work(index));
const keyOf = async (as: PersonName) => {
  const { body } = await server.request('GET', '/api/auth/perfil', { as });
  return (body as { user: { chavePix: string } }).user.chavePix;
};
const put = (as: PersonName, fields: Record<string, string>, foto?: { bytes: Buffer }) =>
  server.request('PUT', '/api/auth/perfil', { as, body: formOf(fields, foto) });
/** A write that needs no chat to take its place. */
const write = async (as: PersonName) =>
  (await server.request('POST', '/api/conversations/x/send', { as, body: { message: 'oi' } }))
    .status;
const read = async (as: PersonName) =>
  (await server.request('GET', '/api/conversations', { as })).status;
/** Nothing that could go on by itself is left undone. */
const settle = async () => {
  for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Holds up every picture that is to be stored, until the test lets them go. */
function holdPictures() {
  const { images } = server.parts;
  const save = images.savePhoto.bind(images);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = jest.spyOn(images, 'savePhoto').mockImplementation(async (...photo) => {
    await released;
    return save(...photo);
  });
  return { asked, release };
}

/** Begins a form that never goes on by itself. */
async function beginForm(as: PersonName): Promise<Socket> {
  const { port } = server.server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const token = await server.signIn(as);
  socket.on('error', () => socket.destroy());
  socket.write(
    `PUT /api/auth/perfil HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      'Content-Type: multipart/form-data; boundary=abc\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  return socket;
}

describe('one person’s forms', () => {
  it('count in the rate of their writes, and are refused before they are read', async () => {
    const { burst } = CALL_BUDGETS.write;
    for (let sent = 0; sent < burst; sent += ARRIVING) {
      const answers = await Promise.all(times(ARRIVING, () => put('ana', { nome: 'Ana' })));
      expect(answers.map(({ status }) => status)).toEqual(Array(ARRIVING).fill(400));
    }
    const refused = await put('ana', { nome: 'Ana' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    expect(await write('ana')).toBe(429);
    expect((await put('bruno', { nome: 'Bruno' })).status).toBe(400);
    server.clock.advance(1_000);
    expect((await put('ana', { nome: 'Ana' })).status).toBe(400);
    expect(await write('ana')).toBe(404);
  });

  it('run as many at once as writes do, and other writes of theirs wait with the rest', async () => {
    const fields = { ...FIELDS, chavePix: await keyOf('ana') };
    const { asked, release } = holdPictures();
    const send = () => put('ana', fields, { bytes: png });
    const before = requests.length;
    const first = times(PLACES, send);
    await until(() => asked.mock.calls.length === PLACES);
    const further = times(ARRIVING, send);
    await until(() => requests.length === before + PLACES + ARRIVING);
    await until(() => requests.every(({ complete }) => complete));
    await settle();
    expect(asked).toHaveBeenCalledTimes(PLACES);

    const state = { isAnswered: false };
    const mine = write('ana').finally(() => (state.isAnswered = true));
    // Neither another person nor a stranger waits for them.
    expect(await write('bruno')).toBe(404);
    const stranger = formOf({ ...FIELDS, email: 'nova@exemplo.com', senha: 'uma senha rara 7' });
    const registered = await server.request('POST', '/api/auth/registrar', { body: stranger });
    expect(registered.status).toBe(201);
    expect(state.isAnswered).toBe(false);

    release();
    const answers = await Promise.all([...first, ...further]);
    expect(answers.map(({ status }) => status)).toEqual(Array(PLACES + ARRIVING).fill(200));
    expect(await mine).toBe(404);
  });

  it('that are still arriving take no place of their writes', async () => {
    const authenticated = jest.spyOn(server.parts.sessions, 'authenticate');
    const sockets = await Promise.all(times(ARRIVING, () => beginForm('ana')));
    await until(() => authenticated.mock.calls.length === ARRIVING);
    expect(await Promise.all(times(2 * PLACES, () => write('ana')))).toEqual(
      Array(2 * PLACES).fill(404),
    );
    for (const socket of sockets) socket.destroy();
  });

  it('leave no place behind when they are broken off or refused', async () => {
    const authenticated = jest.spyOn(server.parts.sessions, 'authenticate');
    const sockets = await Promise.all(times(ARRIVING, () => beginForm('ana')));
    await until(() => authenticated.mock.calls.length === ARRIVING);
    for (const socket of sockets) socket.destroy();
    const body = 'nada';
    const headers = { 'Content-Type': 'multipart/form-data; boundary=abc' };
    const bad = () => server.request('PUT', '/api/auth/perfil', { as: 'ana', headers, body });
    // The server has noticed that the others are gone.
    await until(async () => (await bad()).status === 400);
    for (let n = 0; n < 2 * PLACES; n += 1) expect((await bad()).status).toBe(400);
    const fields = { ...FIELDS, chavePix: await keyOf('ana') };
    const { asked, release } = holdPictures();
    const forms = times(PLACES, () => put('ana', fields, { bytes: png }));
    await until(() => asked.mock.calls.length === PLACES);
    release();
    expect((await Promise.all(forms)).map(({ status }) => status)).toEqual(Array(PLACES).fill(200));
  });

  it('with a picture count as the server’s time, and a pause follows what was too much', async () => {
    const fields = { ...FIELDS, chavePix: await keyOf('ana') };
    const { images } = server.parts;
    const save = images.savePhoto.bind(images);
    const asked = jest.spyOn(images, 'savePhoto').mockImplementation((...photo) => {
      server.clock.advance(2_000);
      return save(...photo);
    });
    const send = async () => (await put('ana', fields, { bytes: png })).status;
    expect([await send(), await send()]).toEqual([200, 200]);
    expect(await read('bruno')).toBe(200);
    const state = { isAnswered: false };
    const third = send().finally(() => (state.isAnswered = true));
    const sent = requests.length;
    await until(() => requests.length > sent && requests.every(({ complete }) => complete));
    await settle();
    expect(asked).toHaveBeenCalledTimes(2);
    await until(() => {
      server.clock.advance(1_000);
      return state.isAnswered;
    });
    expect(await third).toBe(200);
  });
});

describe('a form that cannot be done', () => {
  it.each<[string, number, (key: string) => Record<string, string>]>([
    ['without a field', 400, () => ({ nome: 'Ana' })],
    ['with a wrong phone', 400, (chavePix) => ({ ...FIELDS, chavePix, telefone: '11' })],
    [
      'with a wrong password',
      400,
      (chavePix) => ({ ...FIELDS, chavePix, senhaAtual: 'errada', senhaNova: 'uma senha rara 7' }),
    ],
    ['with another PIX key, of somebody who did not say who they are', 403, () => FIELDS],
  ])('is refused before its picture is decoded: %s', async (_what, status, fieldsOf) => {
    const asked = jest.spyOn(server.parts.images, 'savePhoto');
    const fields = fieldsOf(await keyOf('ana'));
    expect((await put('ana', fields, { bytes: png })).status).toBe(status);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['without a name', 400, 'ana', { nome: ' ' }],
    ['of nobody', 404, null, { nome: 'Ana' }],
  ] as const)('is refused before its picture is decoded: an account %s', async (...row) => {
    const [, status, whose, fields] = row;
    const asked = jest.spyOn(server.parts.images, 'savePhoto');
    const id = whose === null ? 'nobody' : server.people[whose].id;
    const answer = await server.request('PUT', `/api/admin/users/${id}/perfil`, {
      as: 'admin',
      body: formOf(fields, { bytes: png }),
    });
    expect(answer.status).toBe(status);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is refused before its picture is decoded: a registration with a bad e-mail', async () => {
    const asked = jest.spyOn(server.parts.images, 'savePhoto');
    const fields = { ...FIELDS, email: 'ninguém', senha: 'uma senha rara 7' };
    const body = formOf(fields, { bytes: png });
    expect((await server.request('POST', '/api/auth/registrar', { body })).status).toBe(400);
    expect(asked).not.toHaveBeenCalled();
  });
});
