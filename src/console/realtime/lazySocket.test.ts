import type { SocketLike } from '@/console/ports/socket';
import { lazySocket } from './lazySocket';

/** A socket that notes what it is told. */
function notingSocket() {
  const told: string[] = [];
  const note = (name: string) => () => void told.push(name);
  const socket: SocketLike = {
    connect: note('connect'),
    disconnect: note('disconnect'),
    emit: (event) => void told.push(`emit ${event}`),
    onConnect: note('onConnect'),
    onDisconnect: note('onDisconnect'),
    onConnectError: note('onConnectError'),
    onEvent: note('onEvent'),
    onHeartbeat: note('onHeartbeat'),
  };
  return { socket, told };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const ignore = () => undefined;

describe('a socket whose code is loaded late', () => {
  test('is not loaded before it is told to connect', async () => {
    const load = jest.fn(() => Promise.resolve(notingSocket().socket));
    lazySocket(load, ignore).onEvent(ignore);
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  test('gets its listeners before it connects', async () => {
    const { socket, told } = notingSocket();
    const lazy = lazySocket(() => Promise.resolve(socket), ignore);
    lazy.onConnect(ignore);
    lazy.onEvent(ignore);
    lazy.connect();
    await settle();
    expect(told).toEqual(['onConnect', 'onEvent', 'connect']);
  });

  test('does not connect when it was told to disconnect meanwhile', async () => {
    const { socket, told } = notingSocket();
    const lazy = lazySocket(() => Promise.resolve(socket), ignore);
    lazy.connect();
    lazy.disconnect();
    await settle();
    expect(told).not.toContain('connect');
  });

  test('a load that fails is a failed attempt, and is tried again', async () => {
    const { socket, told } = notingSocket();
    const timers: (() => void)[] = [];
    const load = jest
      .fn<Promise<SocketLike>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(socket);
    const lazy = lazySocket(load, (fn) => timers.push(fn));
    const failed = jest.fn();
    lazy.onConnectError(failed);
    lazy.connect();
    await settle();
    expect(failed).toHaveBeenCalledTimes(1);
    timers.shift()?.();
    await settle();
    expect(told).toContain('connect');
  });
});
