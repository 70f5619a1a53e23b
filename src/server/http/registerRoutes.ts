import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STREAM_HEADER, writePosition } from '@/contract/events';
import type { Person } from '@/server/auth/right';
import { objectRights, type Rights } from '@/server/auth/rights';
import type { Session, Sessions } from '@/server/auth/sessions';
import type { Tokens } from '@/server/auth/tokens';
import { duringCall } from '@/server/db/callInProgress';
import type { Transaction } from '@/server/db/openDatabase';
import type { Place } from '@/server/limits/budgets';
import type { Hub } from '@/server/realtime/hub';
import { takePlace, type CallBudgets, type CallKind } from './callBudgets';
import { callerAddress } from './callerAddress';
import { readCookie, writeCookie } from './cookies';
import type { Route } from './defineRoute';
import { accountPending, secondFactorMissing, unauthorized } from '@/server/errors/httpError';
import { createFormReader, FORM_LIMITS, type ReadForm } from './readForm';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session; null before it was checked, and on public routes. */
    session: Session | null;
    /** Where it stands among its caller's calls; null on public routes, and while a form arrives. */
    place: Place | null;
    /** The picture of a form; null before it was read, and when there is none. */
    foto: Buffer | null;
  }
  interface FastifyContextConfig {
    /** The callers it admits. A route without a right is not registered. */
    right?: Route['right'];
    errorKey?: boolean;
  }
}

export interface Gate {
  sessions: Pick<Sessions, 'authenticate' | 'requireStill'>;
  rights: Rights;
  hub: Hub;
  tokens: Tokens;
  budgets: CallBudgets;
}

/**
 * Makes the server refuse, when it starts, a route that does not declare who may call it. Routes outside the contract
 * (static files, /healthz) declare `right: 'public'`.
 */
export function requireRights(app: FastifyInstance): void {
  app.decorateRequest('session', null);
  app.decorateRequest('foto', null);
  app.decorateRequest('place', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.right === undefined) {
      throw new Error(`${String(method)} ${url} does not declare who may call it`);
    }
  });
}

/**
 * Registers the calls, each behind the same checks in the contract's order: signed in (401), approved (403), right (403, 404), input
 * (400), and the handler's own conflicts (409).
 *
 * @throws Error for a call registered twice, or a right that cannot be decided from its path or body.
 */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], gate: Gate): void {
  const seen = new Set<string>();
  for (const route of routes) {
    const name = `${route.method} ${route.path}`;
    if (seen.has(name)) throw new Error(`${name} is registered twice`);
    seen.add(name);
    if (route.encoding === 'json') registerRoute(app, route, gate, null);
    requireFields(route, name);
  }
  // Forms have their own scope, which refuses JSON as an unsupported type; every other scope refuses forms.
  void app.register(async (forms) => {
    await forms.register(multipart, { limits: FORM_LIMITS });
    forms.removeContentTypeParser('application/json');
    const readForm = createFormReader();
    for (const route of routes) {
      if (route.encoding === 'multipart') registerRoute(forms, route, gate, readForm);
    }
  });
}

/** @param readForm reads the body of a form call; null for other calls, whose JSON is already parsed. */
function registerRoute(
  app: FastifyInstance,
  route: Route,
  gate: Gate,
  readForm: ReadForm | null,
): void {
  const { right } = route;
  const kind = kindOf(route);
  const isForAll = route.admitsPending && route.admitsUnprotected;
  app.route({
    method: route.method,
    url: route.path,
    config: { right, errorKey: route.errorKey },
    onRequest: async (request, reply) => {
      if (right === 'public') return;
      const token = tokenOf(request);
      // The token alone says whose call it is: a call that must wait has not asked the database anything yet.
      const claims = token === null ? null : await gate.tokens.read(token);
      if (token === null || claims === null) throw unauthorized();
      const { userId: personId } = claims;
      request.place = await takePlace(gate.budgets, { kind, personId }, reply);
      await within(request, async () => {
        const session = await gate.sessions.authenticate(token, callerAddress(request));
        if (!session) throw unauthorized();
        request.session = session;
        if (session.person.isPending && !route.admitsPending) throw accountPending();
        if (session.person.isUnprotected && !route.admitsUnprotected) throw secondFactorMissing();
        await gate.rights.checkPath(right, session.person, request.params);
      });
      if (readForm) giveUpPlace(request);
    },
    preValidation: async (request, reply) => {
      await readForm?.(request, async ({ fields, foto }) => {
        request.body = fields;
        request.foto = foto;
        if (right === 'public') return;
        const { id: personId } = personOf(request);
        // Most calls that write wait for others, while a picture takes the server's own time.
        const back = { kind, personId, isBack: true, isPaced: foto !== null };
        request.place = await takePlace(gate.budgets, back, reply);
      });
      if (right !== 'public') gate.rights.checkBody(right, personOf(request), request.body);
    },
    handler: async (request, reply) => {
      // The position is taken before the handler's queries run: what they see is at least as new (wire: snapshots).
      if (request.session) {
        const position = gate.hub.position(request.session.person);
        if (route.method === 'GET') void reply.header(STREAM_HEADER, writePosition(position));
      }
      const run = () =>
        route.run({
          params: request.params,
          query: request.query,
          body: request.body,
          header: (name) => {
            const value = request.headers[name.toLowerCase()];
            return Array.isArray(value) ? value.join(', ') : value;
          },
          foto: request.foto,
          address: callerAddress(request),
          cookie: (name) => readCookie(request.headers.cookie, name),
          setCookie: (cookie) => {
            const isSecure = request.protocol === 'https';
            void reply.header('Set-Cookie', writeCookie(cookie, isSecure));
          },
          session: request.session,
        });
      const { session } = request;
      const requireRights =
        session && ((tx: Transaction) => gate.sessions.requireStill(tx, session, { isForAll }));
      const answer = await within(request, () => duringCall(requireRights, run));
      return reply.code(route.status).send(answer);
    },
  });
}

/** The bearer's token; null when there is none. */
function tokenOf({ headers }: FastifyRequest): string | null {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Runs work that keeps the call's place until it has ended. */
function within<T>({ place }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  return place ? place.during(work) : work();
}

/** A body that comes slowly keeps nobody's other calls waiting: the form takes a place again when it is there. */
function giveUpPlace(request: FastifyRequest): void {
  request.place?.leave();
  request.place = null;
}

/** What the call takes of its person's budget. */
function kindOf({ isSearch, method }: Route): CallKind {
  if (isSearch) return 'search';
  return method === 'GET' ? 'read' : 'write';
}

function personOf({ session }: FastifyRequest): Person {
  if (!session) throw new Error('A right was to be checked for nobody');
  return session.person;
}

/** Refuses a right that looks for an id in a place the call does not have: it would admit, or refuse, everybody. */
function requireFields({ right, path, hasBody }: Route, name: string): void {
  if (typeof right === 'string') return;
  for (const one of objectRights(right)) {
    const field = one.own === 'id' ? one.field : one.param;
    const inPath = path.split('/').includes(`:${field}`);
    if (!inPath && !(one.own === 'id' && hasBody)) {
      throw new Error(`${name}: its right needs ${field}, which the call does not carry`);
    }
  }
}
