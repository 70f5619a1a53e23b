import { io } from 'socket.io-client';
import { ioSocket } from './ioSocket';

jest.mock('socket.io-client', () => ({ io: jest.fn(() => ({ connect: jest.fn() })) }));

const asked = jest.mocked(io);

test('connects with the timeouts and pauses of the reference (wire: reconnect)', () => {
  ioSocket('https://host.test').connect();
  const [url, options] = asked.mock.calls[0] as unknown as [string, Record<string, unknown>];
  expect(url).toBe('https://host.test');
  // Every option that is not listed here, such as the path, keeps the library's default (wire: socket).
  expect(options).toEqual({
    autoConnect: false,
    forceNew: true,
    transports: ['polling', 'websocket'],
    timeout: 20_000,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Infinity,
  });
});
