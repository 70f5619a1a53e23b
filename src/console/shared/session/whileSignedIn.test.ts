import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '@/console/api/api';
import { authApi } from '@/console/api/auth';
import { signedOut } from '@/console/entities/session/entrySession';
import type { AppPorts } from '@/console/ports/ports';
import { rootReducer } from '@/console/store/rootReducer';
import type { AppDispatch, RootState } from '@/console/store/types';
import { buildUser } from '@/testing/builders/user';
import { settle } from '@/testing/consoleSession';
import { createFakeWorld } from '@/testing/fakePorts';
import { createScriptedHost } from '@/testing/scriptedHost';
import { whileSignedIn } from './whileSignedIn';

/** A store that notes who came and who left. */
function open() {
  const host = createScriptedHost();
  const { ports } = createFakeWorld({ fetch: host.fetch });
  const listeners = createListenerMiddleware<RootState, AppDispatch, AppPorts>({ extra: ports });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: ports } }).concat(listeners.middleware, api.middleware),
  });
  const notes: string[] = [];
  whileSignedIn(listeners.startListening, (userId) => {
    notes.push(`${userId} came`);
    return () => notes.push(`${userId} left`);
  });
  const reads = async (id: string) => {
    host.script({
      getProfile: () => ({ user: buildUser({ id }), message: null, contasPendentes: null }),
    });
    await store.dispatch(authApi.endpoints.getProfile.initiate(undefined, { track: false }));
    await settle();
  };
  const leaves = async () => {
    store.dispatch(signedOut({ reason: 'left' }));
    await settle();
  };
  return { notes, reads, leaves };
}

test('begins once for a person, and ends when they sign out', async () => {
  const { notes, reads, leaves } = open();
  expect(notes).toEqual([]);
  await reads('ana');
  await reads('ana');
  expect(notes).toEqual(['ana came']);
  await leaves();
  expect(notes).toEqual(['ana came', 'ana left']);
  await reads('ana');
  expect(notes).toEqual(['ana came', 'ana left', 'ana came']);
});

test('ends for one person and begins for the next when somebody else signs in', async () => {
  const { notes, reads } = open();
  await reads('ana');
  await reads('bia');
  // The next one begins at once, the other ends within the same turn.
  expect(notes).toEqual(['ana came', 'bia came', 'ana left']);
});
