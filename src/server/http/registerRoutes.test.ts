import { CALLS } from '@/contract/rest/calls';
import { ownConversation, self, type Right } from '@/server/auth/right';
import type { Rights } from '@/server/auth/rights';
import { createTokens } from '@/server/auth/tokens';
import { createIds } from '@/server/base/ids';
import { createHub } from '@/server/realtime/hub';
import { manualClock } from '@/testing/manualClock';
import { createPace } from '@/server/limits/pace';
import { createCallBudgets, PERSON_PACE } from './callBudgets';
import { createApp } from './createApp';
import { route, type Route } from './defineRoute';
import { createLogger } from '@/server/base/logger';
import { registerRoutes, type Gate } from './registerRoutes';

const clock = manualClock();
const sessions: Gate['sessions'] = {
  authenticate: () => Promise.resolve(null),
  requireStill: () => Promise.resolve(),
};
const rights: Rights = { checkPath: () => Promise.resolve(), checkBody: () => undefined };
const ids = createIds(clock);
const gate: Gate = {
  sessions,
  rights,
  hub: createHub({ clock, ids }),
  tokens: createTokens('a secret of tests, 32 letters long', { clock }),
  budgets: createCallBudgets(clock, createPace(clock, PERSON_PACE)),
};

const statusRoute = (right: Right): Route =>
  route(CALLS.getStatus, {
    right,
    handler: () => Promise.resolve({ connected: true, qr: null }),
  });

const register = (...routes: Route[]) =>
  registerRoutes(createApp(createLogger({ level: 'silent' })), routes, gate);

describe('registering calls', () => {
  it('registers a call with a right', () => {
    expect(() => register(statusRoute('signedIn'))).not.toThrow();
  });

  it('refuses a call without a right', () => {
    const without: Partial<Route> = { ...statusRoute('signedIn') };
    delete without.right;
    expect(() => register(without as Route)).toThrow(/does not declare who may call it/);
  });

  it('refuses a call that is registered twice', () => {
    expect(() => register(statusRoute('signedIn'), statusRoute('admin'))).toThrow(
      'GET /api/status is registered twice',
    );
  });

  it.each<[string, Right]>([
    ['of a path', ownConversation('id')],
    ['of a body', self('userId')],
    ['of a list', [self('userId')]],
  ])('refuses a right that looks for an id %s which the call does not have', (_name, right) => {
    expect(() => register(statusRoute(right))).toThrow(/which the call does not carry/);
  });
});

describe('a route that is no call', () => {
  it('is refused without a right as well', () => {
    const app = createApp(createLogger({ level: 'silent' }));
    expect(() => app.get('/secret', () => 'told')).toThrow(
      /GET \/secret does not declare who may call it/,
    );
  });
});
