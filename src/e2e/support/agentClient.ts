import { io, type Socket } from 'socket.io-client';
import type { Backend } from './backend';
import { STEP_LIMIT_MS } from './eventually';

/** A customer whose chat is assigned to this agent. */
export interface Taken {
  chatId: string;
  name: string;
}

/** An agent without a screen, for actions that a journey needs but does not watch. */
export interface AgentClient {
  /** Brings `count` new customers to this agent: each writes, is offered and is accepted. */
  takeCustomers: (count: number) => Promise<Taken[]>;
  /** Like takeCustomers, but the customers are silent from then on: the test writes for them, and they never pay. */
  takeSilentCustomers: (count: number) => Promise<Taken[]>;
  /** Waits for the next offer that is made to this agent. */
  nextOffer: () => Promise<{ ofertaId: string; chatId: string }>;
  /** Calls the API as this agent. @throws on an error response. */
  call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<unknown>;
  close: () => void;
}

/** Signs `email` in, at the socket and the API. */
export async function openAgentClient(backend: Backend, email: string): Promise<AgentClient> {
  const token = await backend.token(email);
  const socket: Socket = io(backend.url, { transports: ['websocket'] });
  socket.on('connect', () => socket.emit('authenticate', { token }));
  await new Promise<void>((resolve, reject) => {
    socket.once('authenticated', () => resolve());
    socket.once('auth_error', () => reject(new Error(`${email} was not let in`)));
  });

  const call: AgentClient['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${backend.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as unknown;
  };

  const nextOffer = () =>
    new Promise<{ ofertaId: string; chatId: string }>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('no offer came')), STEP_LIMIT_MS);
      socket.once(
        'nova_oferta_conversa',
        (offer: { ofertaId: string; chatId: string }, _meta: unknown, acknowledge?: () => void) => {
          clearTimeout(limit);
          acknowledge?.();
          resolve(offer);
        },
      );
    });

  /** Brings new customers one after the other; `begin` makes each of them write. */
  const take = async (count: number, begin: () => Promise<{ name: string }>) => {
    await call('POST', '/api/agente/status', { online: true });
    const taken: Taken[] = [];
    while (taken.length < count) {
      const offered = nextOffer();
      const { name } = await begin();
      const { ofertaId, chatId } = await offered;
      await call('POST', `/api/agente/aceitar-oferta/${encodeURIComponent(ofertaId)}`);
      taken.push({ chatId, name });
    }
    return taken;
  };
  const newCustomer = async (temperament: string) =>
    (await backend.sim('new-customer', { temperament })) as { name: string; chatId: string };

  return {
    call,
    nextOffer,
    takeCustomers: (count) => take(count, () => newCustomer('fast')),
    takeSilentCustomers: async (count) => {
      await backend.sim('silence', { on: true });
      return take(count, async () => {
        const customer = await newCustomer('neverPays');
        await backend.sim('say', { chatId: customer.chatId, text: '15' });
        return customer;
      });
    },
    close: () => socket.disconnect(),
  };
}
