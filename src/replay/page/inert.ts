/** The outside world of screens that are only looked at: nothing they do has an effect. */
import type { Store } from '@reduxjs/toolkit';
import { createElement } from 'react';
import { api } from '@/console/api/api';
import { ConsolePage } from '@/console/app/desk/ConsolePage';
import type { DeskLoader } from '@/console/app/deskLoader';
import { createIdentityQuestion } from '@/console/lib/identityQuestion';
import { createVault } from '@/console/lib/vault';
import type { AppPorts, Clock } from '@/console/ports/ports';
import { readConfig } from '@/contract/config';

const nothing = () => undefined;
const never = () => new Promise<never>(nothing);

/** What RTK Query's hooks ask its middleware: every subscription is there, so that they make none. */
const SUBSCRIPTIONS = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 1,
  isRequestSubscribed: () => true,
};

/** What a call returns at once: a promise that never settles, with the functions that hooks use of it. */
const unanswered = () =>
  Object.assign(never(), {
    requestId: 'replay',
    queryCacheKey: 'replay',
    abort: nothing,
    refetch: never,
    reset: nothing,
    unsubscribe: nothing,
    unwrap: never,
    updateSubscriptionOptions: nothing,
  });

function dispatch(action: unknown): unknown {
  if (typeof action === 'function') return unanswered();
  const isAsked = api.internalActions.internal_getRTKQSubscriptions.match(action);
  return isAsked ? SUBSCRIPTIONS : action;
}

/** @returns the store as screens see it: they read and follow it, and what they dispatch goes nowhere */
export const inertStore = <S>(store: Store<S>): Store<S> => ({
  ...store,
  dispatch: dispatch as Store<S>['dispatch'],
});

export const INERT_DESK: DeskLoader = {
  load: never,
  isOpen: () => true,
  page: () => createElement(ConsolePage),
};

/** The router's way of going somewhere: the recording alone says where it is. */
export const INERT_NAVIGATOR = {
  createHref: () => '',
  push: nothing,
  replace: nothing,
  go: nothing,
};

const storage = {
  get: () => null,
  set: nothing,
  remove: nothing,
  keys: () => [],
  subscribe: () => nothing,
};

/**
 * @param summaryAdminIds of the recorded host
 * @returns the ports of screens at a time of the recording
 */
export const inertPorts = (clock: Clock, summaryAdminIds: readonly string[]): AppPorts => ({
  config: readConfig({ summaryAdminIds }),
  clock,
  storage,
  tokens: {
    get: () => null,
    set: nothing,
    ownerId: () => null,
    setOwnerId: nothing,
    clear: nothing,
    subscribe: () => nothing,
  },
  random: () => 0,
  notifier: { notify: nothing, dismiss: nothing },
  navigator: { go: nothing },
  leaving: { guard: () => nothing, allowed: () => true },
  telling: { hold: nothing, release: nothing },
  page: {
    origin: window.origin,
    setTitle: nothing,
    isVisible: () => true,
    onVisibility: () => nothing,
    isOnline: () => true,
    onOnline: () => nothing,
    download: nothing,
  },
  recording: {
    mark: nothing,
    keep: nothing,
    save: () => Promise.resolve('empty' as const),
    forget: nothing,
  },
  logger: { warn: nothing },
  fetch: never,
  makeSocket: () => ({
    connect: nothing,
    disconnect: nothing,
    emit: nothing,
    onConnect: nothing,
    onDisconnect: nothing,
    onConnectError: nothing,
    onEvent: nothing,
    onHeartbeat: nothing,
  }),
  vault: createVault(() => 'replay'),
  identity: createIdentityQuestion(),
  presses: { once: () => Promise.resolve() },
  newId: () => 'replay',
  sounds: { play: nothing, isBlocked: () => false },
  desktop: {
    permission: () => 'unsupported',
    ask: () => Promise.resolve('unsupported'),
    show: () => nothing,
  },
  clipboard: { write: () => Promise.resolve() },
  catalogs: { take: never, filter: never },
  dialogs: { confirm: () => false, prompt: () => null },
  locks: { withLock: never },
});
