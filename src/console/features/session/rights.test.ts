import { selectIsAdmin, selectUser } from '@/console/entities/session/sessionSelectors';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import { selectConversationIds } from '@/console/entities/conversations/conversationsSelectors';
import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import { readProfile } from '@/console/shared/rereads/readNow';
import { authApi } from '@/console/api/auth';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { buildUser } from '@/testing/builders/user';
import { connect, cut, openLiveConsole, person, settle } from '@/testing/consoleSession';
import { HostError } from '@/testing/scriptedHost';

const agent = buildUser({ id: 'ana', nome: 'Ana', isAdmin: false, online: true });
const admin = { ...agent, isAdmin: true, online: false, ganhos: null };
const own = buildConversation({ id: 'own' });
const another = buildConversation({ id: 'another' });

/** Changes the signed-in person to `after` on the host, which closes their socket; the console reconnects. */
async function changed(before: typeof agent, after: typeof agent, resume: boolean) {
  const session = await openLiveConsole({
    user: before,
    conversations: before.isAdmin ? [own, another] : [own],
    messages: { own: [buildMessage({ body: 'oi' })], another: [buildMessage({ body: 'segredo' })] },
  });
  person.opensChat(session, before.isAdmin ? 'another' : 'own');
  await settle();
  session.host.script({
    getProfile: () => ({ user: after, message: null, contasPendentes: null }),
  });
  session.held.conversations = after.isAdmin ? [own, another] : [own];
  if (!after.isAdmin) session.host.script({ getConversation: () => new HostError(404) });
  cut(session);
  await connect(session, { resume });
  return session;
}

describe.each([
  ['a stream that begins anew', false],
  ['a stream that resumes', true],
])('rights that changed, with %s', (_stream, resume) => {
  it('make an agent who was promoted an administrator, with the list of all', async () => {
    const { store } = await changed(agent, admin, resume);
    expect(selectUser(store.getState())).toEqual(admin);
    expect(selectConversationIds(store.getState())).toEqual(
      expect.arrayContaining(['own', 'another']),
    );
    expect(selectSyncState(store.getState())).toBe('inSync');
  });

  it('leave a demoted administrator only their own chats', async () => {
    const { store, world } = await changed(admin, agent, resume);
    expect(selectIsAdmin(store.getState())).toBe(false);
    expect(selectUser(store.getState())).toMatchObject({ online: true, ganhos: { pendente: 100 } });
    expect(selectConversationIds(store.getState())).toEqual(['own']);
    expect(JSON.stringify(store.getState().messages)).not.toContain('segredo');
    expect(selectSyncState(store.getState())).toBe('inSync');
    // No notice claims that a chat was ended.
    expect(world.deeds.notices).toEqual([]);
  });
});

test('unsent messages stay with their writer when their rights change', async () => {
  const session = await openLiveConsole({ user: agent, conversations: [own] });
  session.store.dispatch(draftChanged({ chatId: 'own', draft: 'rascunho' }));
  session.host.script({
    getProfile: () => ({ user: admin, message: null, contasPendentes: null }),
  });
  cut(session);
  await connect(session);
  expect(selectIsAdmin(session.store.getState())).toBe(true);
  expect(session.store.getState().drafts).toEqual({ own: 'rascunho' });
});

test('a name that somebody else changed is shown after a reconnect', async () => {
  const session = await openLiveConsole({ user: agent, conversations: [own] });
  const before = session.store.getState().conversations.ids;
  session.host.script({
    getProfile: () => ({ user: { ...agent, nome: 'Bia' }, message: null, contasPendentes: null }),
  });
  cut(session);
  await connect(session);
  expect(selectUser(session.store.getState())?.nome).toBe('Bia');
  expect(session.store.getState().conversations.ids).toBe(before);
});

test('a profile that cannot be read after a disconnect is read again; until then nothing claims to be in sync', async () => {
  const session = await openLiveConsole({ user: agent });
  session.host.script({ getProfile: () => new HostError(500) });
  cut(session);
  await connect(session, { resume: false });
  expect(selectSyncState(session.store.getState())).toBe('syncing');
  session.host.script({
    getProfile: () => ({ user: admin, message: null, contasPendentes: null }),
  });
  session.world.clock.advance(2_000);
  await settle();
  expect(selectIsAdmin(session.store.getState())).toBe(true);
});

test('the profile is read again when the page becomes visible, at most every 30 s', async () => {
  const { host, store, world } = await openLiveConsole({ user: agent });
  host.script({
    getProfile: () => ({ user: { ...agent, nome: 'Bia' }, message: null, contasPendentes: null }),
  });
  const reads = () => host.asked('getProfile').length;
  const first = reads();
  const returns = async () => {
    world.page.show(false);
    world.page.show(true);
    await settle();
  };
  await returns();
  expect(selectUser(store.getState())?.nome).toBe('Bia');
  await returns();
  expect(reads()).toBe(first + 1);
  world.clock.advance(30_000);
  await returns();
  expect(reads()).toBe(first + 2);
});

test('a response requested before a save does not bring back the old values', async () => {
  const { host, store, world } = await openLiveConsole({ user: agent });
  let answer: () => void = () => undefined;
  host.script({
    getProfile: () =>
      new Promise((resolve) => {
        answer = () => resolve({ user: agent, message: null, contasPendentes: null });
      }),
    updateProfile: () => ({ user: { ...agent, nome: 'Bia' }, message: null, token: null }),
  });
  void store.dispatch(readProfile());
  await settle();
  const form = world.ports.vault.put({ fields: {} });
  await store.dispatch(authApi.endpoints.updateProfile.initiate({ form }));
  answer();
  await settle();
  expect(selectUser(store.getState())?.nome).toBe('Bia');
});
