import type { BaseQueryApi, BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { readPosition, STREAM_HEADER, type StreamPosition } from '@/contract/events';
import { callPath, type Call } from '@/contract/rest/call';
import { IDEMPOTENCY_HEADER } from '@/contract/rest/conversations';
import { errorAnswer } from '@/contract/rest/requests';
import type { EpochMs } from '@/contract/wire';
import type { AppPorts } from '@/console/ports/ports';
import { resolveMedia } from '@/console/lib/resolveMedia';
import { readRetryAfter } from '@/console/lib/retryAfter';
import type { Secret, VaultRef } from '@/console/lib/vault';
import type { ApiError } from './apiError';
import { positionNow, type HasStream } from './streamPosition';

/** What a request needs of a call's definition. */
type Target = Pick<Call<never, never, never, never>, 'method' | 'host' | 'path' | 'encoding'>;

/** A request for one call of the contract. Secrets are in the vault under `sealed`. */
export interface CallRequest {
  call: Target;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  /** The body's fields and picture, for calls that send a password or a file. */
  sealed?: VaultRef;
  idempotencyKey?: string;
  /** A `token` to send instead of the token store's: of a sign-in that has been left here. */
  bearer?: VaultRef;
}

/** The position at which a snapshot is true. Reducers find it in a fulfilled action's `meta.baseQueryMeta`. */
export interface CallMeta {
  asOf: StreamPosition;
}

export type CallBaseQuery = BaseQueryFn<CallRequest, unknown, ApiError, object, CallMeta>;

/** The request timeout in ms: a half-open connection must not block a caller forever. */
const ANSWER_TIMEOUT_MS = 30_000;

function formOf(fields: Readonly<Record<string, unknown>>, foto: Blob | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (foto) form.append('foto', foto);
  return form;
}

function hostOf({ host }: Target, ports: AppPorts) {
  return host === 'api' ? ports.config.apiUrl : ports.config.couponUrl;
}

function queryText(query: CallRequest['query']): string {
  const given = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

function requestInit(request: CallRequest, token: string | null, secret: Secret | null) {
  const { call } = request;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (request.idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = request.idempotencyKey;
  const init: RequestInit & { headers: Record<string, string> } = { method: call.method, headers };
  // The page may be closed right after somebody left.
  if (request.bearer !== undefined) init.keepalive = true;
  const fields = secret?.fields ?? request.body;
  if (fields === undefined) return init;
  if (call.encoding === 'multipart') {
    init.body = formOf(fields as Record<string, unknown>, secret?.foto);
  } else {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(fields);
  }
  return init;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's message quotes the response, so it is dropped. `undefined` is enough for the schema to refuse it.
    return undefined;
  }
}

function httpError(response: Response, body: unknown, now: EpochMs): ApiError {
  const said = v.safeParse(errorAnswer, body);
  const wait = readRetryAfter(response.headers, now);
  return {
    kind: 'http',
    status: response.status,
    ...(said.success && said.output.message !== '' ? { message: said.output.message } : {}),
    ...(said.success && said.output.error !== null ? { error: said.output.error } : {}),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
    ...(said.success && said.output.confirm ? { confirm: true } : {}),
  };
}

/** @returns a signal that follows RTK Query's signal and our own timeout, and a function that stops both. */
function limitedSignal(outer: AbortSignal, clock: AppPorts['clock']) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (outer.aborted) abort();
  outer.addEventListener('abort', abort);
  const cancel = clock.setTimeout(abort, ANSWER_TIMEOUT_MS);
  return {
    signal: controller.signal,
    end: () => {
      cancel();
      outer.removeEventListener('abort', abort);
    },
  };
}

/**
 * The only way to the hosts. Builds the call's request from the contract, with the token store's token as bearer, and
 * turns every failure into an `ApiError`. A response that arrives after the token changed belongs to a person who is no
 * longer signed in here, so it is `aborted`. Where the host asks who is there, the person is asked, and the same request
 * is sent once more with the fields and the file it had; a person who cancels has `aborted` it.
 */
export const callBaseQuery: CallBaseQuery = async (request, api: BaseQueryApi) => {
  const ports = api.extra as AppPorts;
  const secret = request.sealed === undefined ? null : ports.vault.take(request.sealed);
  if (request.sealed !== undefined && secret === null) return { error: { kind: 'aborted' } };
  const token = ports.tokens.get();
  const bearer =
    request.bearer === undefined
      ? token
      : (ports.vault.take(request.bearer)?.fields['token'] ?? null);
  const send = () => sendOnce({ request, secret, token, bearer }, api, ports);

  const answer = await send();
  if (answer.error?.confirm !== true) return answer;
  switch (await ports.identity.ask()) {
    case 'confirmed':
      return send();
    case 'cancelled':
      return { error: { kind: 'aborted' } };
    case 'failed':
      return { error: { kind: 'network' } };
  }
};

/** A request with all that is sent only once in it. */
interface Prepared {
  request: CallRequest;
  secret: Secret | null;
  /** Of whoever is signed in here; `bearer` is sent. */
  token: string | null;
  bearer: string | null;
}

async function sendOnce(
  { request, secret, token, bearer }: Prepared,
  api: BaseQueryApi,
  ports: AppPorts,
): Promise<QueryReturnValue<unknown, ApiError, CallMeta>> {
  const { call } = request;
  const askedAt = positionNow(api.getState() as HasStream);
  const url = hostOf(call, ports) + callPath(call, request.params ?? {}) + queryText(request.query);
  const limit = limitedSignal(api.signal, ports.clock);
  try {
    const response = await ports.fetch(url, {
      ...requestInit(request, bearer, secret),
      signal: limit.signal,
    });
    const body = resolveMedia(await readBody(response), ports.config.apiUrl);
    if (ports.tokens.get() !== token) return { error: { kind: 'aborted' } };
    // Without a readable sequence, the response is at least as recent as the position known when it was requested
    // (wire: snapshots, no-sequence).
    const meta = { asOf: readPosition(response.headers.get(STREAM_HEADER)) ?? askedAt };
    return response.ok
      ? { data: body, meta }
      : { error: httpError(response, body, ports.clock.now()), meta };
  } catch {
    // The reason of fetch is not useful: there was no response.
    return { error: { kind: api.signal.aborted ? 'aborted' : 'network' } };
  } finally {
    limit.end();
  }
}
