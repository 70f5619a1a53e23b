import {
  readPosition,
  STREAM_HEADER,
  writePosition,
  type EventName,
  type EventPayload,
} from '@/contract/events';
import { NO_FEATURES, type HostFeatures } from '@/contract/features';
import type { Call } from '@/contract/rest/call';
import type { Answer } from '@/console/api/api';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { IDEMPOTENCY_HEADER } from '@/contract/rest/conversations';
import type { AppPorts } from '@/console/ports/ports';
import type { FakeSocket } from './fakeSocket';

/** What a console says of its place when it authenticates. */
interface Told {
  streamId?: string;
  lastSeq?: number;
  lido?: string;
}

/** A request as the host saw it. */
export interface HostRequest {
  call: CallName;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  token: string | null;
  key: string | null;
}

/** Replaces a response: an error status. */
export class HostError {
  constructor(
    readonly status: number,
    readonly body: unknown = { message: 'não' },
    readonly headers: Record<string, string> = {},
  ) {}
}
export const NO_ANSWER: unique symbol = Symbol('no answer');
/** A raw JSON response, which need not match the contract. */
export class RawAnswer {
  constructor(readonly json: unknown) {}
}

type Script<N extends CallName> = (request: HostRequest) => Said<N> | Promise<Said<N>>;
type Said<N extends CallName> = Answer<N> | HostError | RawAnswer | typeof NO_ANSWER;
export type Scripts = { [N in CallName]?: Script<N> };

export interface ScriptedHost {
  fetch: AppPorts['fetch'];
  /** All requests, in order. */
  requests: HostRequest[];
  asked(call: CallName): HostRequest[];
  /** Sets the host's responses from now on. A call without a script is a 404. */
  script(scripts: Scripts): void;
  /** The number of the last event, for a host that numbers its events. */
  readonly seq: number;
  /** Publishes an event for this person: numbered, kept for a resume, and sent if a socket is authenticated. */
  push<N extends EventName>(name: N, payload: EventPayload<N>, acknowledge?: () => void): void;
  /** Answers the authentication of a socket that has just opened. */
  welcome(socket: FakeSocket, how?: { resume?: boolean; serverTime?: number }): void;
  /** The socket is closed: events wait for the next one. */
  forget(): void;
  /** Simulates a restart of the server: a new stream begins. */
  restart(): void;
}

const names = Object.keys(CALLS) as CallName[];

function matcher(call: Pick<Call<never, never, never, never>, 'path'>) {
  const keys = [...call.path.matchAll(/:([a-zA-Z]+)/g)].map((match) => match[1] ?? '');
  const pattern = new RegExp(`^${call.path.replace(/:[a-zA-Z]+/g, '([^/]+)')}$`);
  return (path: string): Record<string, string> | null => {
    const match = pattern.exec(path);
    if (!match) return null;
    return Object.fromEntries(keys.map((key, i) => [key, decodeURIComponent(match[i + 1] ?? '')]));
  };
}

const routes = names.map((name) => ({
  name,
  match: matcher(CALLS[name]),
  method: CALLS[name].method,
}));

function readBody(body: unknown): unknown {
  if (typeof body === 'string') return JSON.parse(body) as unknown;
  return body instanceof FormData ? Object.fromEntries(body) : undefined;
}

function read(url: string, init: RequestInit): HostRequest | null {
  const { pathname, searchParams } = new URL(url, 'http://host.test');
  const headers = new Headers(init.headers);
  for (const route of routes) {
    const params = route.method === init.method ? route.match(pathname) : null;
    if (!params) continue;
    return {
      call: route.name,
      params,
      query: Object.fromEntries(searchParams),
      body: readBody(init.body),
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
      key: headers.get(IDEMPOTENCY_HEADER),
    };
  }
  return null;
}

/**
 * A host of the contract that the test scripts: its responses are written by the contract's own writers, and the
 * console's requests are recorded.
 * @param options.numbers false: a host without a sequence (wire: no-sequence).
 * @param options.keepsKeys true: a host that says that it keeps idempotency keys (wire: idempotency).
 * @param options.features what it can do beyond the specification (wire: recursos); without it, nothing.
 */
export function createScriptedHost(
  options: { numbers?: boolean; keepsKeys?: boolean; features?: Partial<HostFeatures> } = {},
): ScriptedHost {
  const { keepsKeys = false, numbers = true, features = {} } = options;
  const scripts: Scripts = {};
  const requests: HostRequest[] = [];
  const stream = { life: 1, seq: 0 };
  let sent: { seq: number; send: (socket: FakeSocket) => void }[] = [];
  let live: FakeSocket | null = null;
  const streamId = () => `stream-${stream.life}`;

  const answer = async (request: HostRequest, position: Record<string, string>) => {
    const script = scripts[request.call] as Script<CallName> | undefined;
    const said = script ? await script(request) : new HostError(404);
    if (said === NO_ANSWER) throw new TypeError('no answer');
    if (said instanceof HostError) {
      return Response.json(said.body, { status: said.status, headers: said.headers });
    }
    const { status, write } = CALLS[request.call];
    const json =
      said instanceof RawAnswer ? said.json : (write as (value: unknown) => unknown)(said);
    return Response.json(json, { status, headers: position });
  };

  return {
    requests,
    asked: (call) => requests.filter((request) => request.call === call),
    script: (more) => void Object.assign(scripts, more),
    get seq() {
      return stream.seq;
    },
    fetch: (url, init) => {
      const request = read(url, init);
      if (!request) return Promise.reject(new Error(`no call of the contract: ${url}`));
      requests.push(request);
      // The position of a snapshot covers the events sent before it was taken.
      const at = writePosition({ streamId: streamId(), seq: stream.seq });
      return new Promise((resolve, reject) => {
        const stop = () => reject(new TypeError('aborted'));
        init.signal?.addEventListener('abort', stop);
        if (init.signal?.aborted) stop();
        answer(request, numbers ? { [STREAM_HEADER]: at } : {}).then(resolve, reject);
      });
    },
    push(name, payload, acknowledge) {
      stream.seq += 1;
      const { seq } = stream;
      const send = (socket: FakeSocket) =>
        socket.say(name, payload, numbers ? { seq } : undefined, acknowledge);
      sent.push({ seq, send });
      if (live) send(live);
    },
    welcome(socket, { resume = true, serverTime } = {}) {
      const { streamId: of, lastSeq, lido } = (socket.sent.at(-1)?.payload ?? {}) as Told;
      const from = of === undefined ? readPosition(lido) : { streamId: of, seq: lastSeq ?? 0 };
      const resumed = numbers && resume && from?.streamId === streamId();
      if (resumed) for (const event of sent) if (event.seq > from.seq) event.send(socket);
      live = socket;
      socket.say('authenticated', {
        userId: null,
        isAdmin: false,
        serverTime: serverTime ?? null,
        streamId: numbers ? streamId() : null,
        seq: numbers ? stream.seq : null,
        resumed,
        keepsKeys,
        recursos: { ...NO_FEATURES, ...features },
      });
    },
    forget() {
      live = null;
    },
    restart() {
      live = null;
      stream.life += 1;
      stream.seq = 0;
      sent = [];
    },
  };
}
