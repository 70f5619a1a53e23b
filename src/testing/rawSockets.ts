import { connect } from 'node:net';

/** A form of which the last bytes never come. */
const halfForm = (token: string) =>
  [
    'PUT /api/auth/perfil HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 5000',
    '',
    '--b',
  ].join('\r\n');

/**
 * Opens connections that never finish what they ask: one idle, one with half a head, and two with half a form.
 *
 * @returns what resolves when the server has closed all of them.
 */
export async function openRawSockets(url: string, token: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const closed = ['', 'GET /hea', halfForm(token), halfForm(token)].map((text) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    // What it is told is not looked at, but a socket that does not read never hears of its end.
    socket.resume();
    socket.write(text);
    return new Promise((resolve) => socket.on('close', resolve));
  });
  await Promise.all(closed);
}
