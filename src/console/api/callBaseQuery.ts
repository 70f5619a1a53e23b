import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { readPosition, STREAM_HEADER, type StreamPosition } from '@/contract/events';
import { callPath, type Call } from '@/contract/rest/call';
import { CALLS, type CallName } from '@/contract/rest/calls';
import { IDEMPOTENCY_HEADER } from '@/contract/rest/conversations';
import { errorAnswer } from '@/contract/rest/requests';
import type { AppPorts } from '@/console/ports/ports';
import { resolveMedia } from '@/console/lib/resolveMedia';
import type { Secret, VaultRef } from '@/console/ports/vault';
import type { ApiError } from './apiError';
import { positionNow, type HasStream } from './streamPosition';

/** One call of the contract, filled in. What is secret stands in the vault under `sealed`. */
export interface CallRequest {
  call: CallName;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  /** The body's fields and picture, for calls that carry a password or a file. */
  sealed?: VaultRef;
  idempotencyKey?: string;
}

/** What a snapshot is true at; reducers find it in a fulfilled action's `meta.baseQueryMeta`. */
export interface CallMeta {
  asOf: StreamPosition;
}

export type CallBaseQuery = BaseQueryFn<CallRequest, unknown, ApiError, object, CallMeta>;

/** No answer after this long is no answer at all: a half-open connection must not hold a caller forever. */
const ANSWER_TIMEOUT_MS = 30_000;

function formOf(fields: Readonly<Record<string, unknown>>, foto: Blob | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (foto) form.append('foto', foto);
  return form;
}

function hostOf(call: Pick<Call<never, never, never, never>, 'host'>, ports: AppPorts) {
  return call.host === 'api' ? ports.config.apiUrl : ports.config.couponUrl;
}

function queryText(query: CallRequest['query']): string {
  const given = Object.entries(query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

function requestInit(request: CallRequest, token: string | null, secret: Secret | null) {
  const call = CALLS[request.call];
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (request.idempotencyKey !== undefined) headers[IDEMPOTENCY_HEADER] = request.idempotencyKey;
  const init: RequestInit & { headers: Record<string, string> } = { method: call.method, headers };
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

/** Retry-After in ms: whole seconds, or undefined when the host gives no (readable) number. */
function retryAfterMs(response: Response): number | undefined {
  const text = response.headers.get('Retry-After');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's message quotes the answer; that it is no JSON is all the schema needs to refuse it.
    return undefined;
  }
}

function httpError(response: Response, body: unknown): ApiError {
  const said = v.safeParse(errorAnswer, body);
  const wait = retryAfterMs(response);
  return {
    kind: 'http',
    status: response.status,
    ...(said.success && said.output.message !== '' ? { message: said.output.message } : {}),
    ...(said.success && said.output.error !== null ? { error: said.output.error } : {}),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
  };
}

/** Follows RTK Query's signal and our own limit. @returns the signal, and the end of the watch. */
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
 * The one way to the hosts: builds the call's request from the contract, with the bearer of the token
 * store, and turns every failure into an `ApiError`. An answer that arrives after the token changed
 * belongs to somebody who is no longer signed in here, and is `aborted`.
 */
export const callBaseQuery: CallBaseQuery = async (request, api: BaseQueryApi) => {
  const ports = api.extra as AppPorts;
  const call = CALLS[request.call];
  const token = ports.tokens.get();
  const secret = request.sealed === undefined ? null : ports.vault.take(request.sealed);
  if (request.sealed !== undefined && secret === null) return { error: { kind: 'aborted' } };

  const askedAt = positionNow(api.getState() as HasStream);
  const url = hostOf(call, ports) + callPath(call, request.params ?? {}) + queryText(request.query);
  const limit = limitedSignal(api.signal, ports.clock);
  try {
    const response = await ports.fetch(url, {
      ...requestInit(request, token, secret),
      signal: limit.signal,
    });
    const body = resolveMedia(await readBody(response), ports.config.apiUrl);
    if (ports.tokens.get() !== token) return { error: { kind: 'aborted' } };
    // Without a sequence that can be read the answer is true at least at what was
    // known when it was asked for (wire: snapshots, no-sequence).
    const meta = { asOf: readPosition(response.headers.get(STREAM_HEADER)) ?? askedAt };
    return response.ok ? { data: body, meta } : { error: httpError(response, body), meta };
  } catch {
    // fetch rejects without a reason worth keeping: there was no answer.
    return { error: { kind: api.signal.aborted ? 'aborted' : 'network' } };
  } finally {
    limit.end();
  }
};
