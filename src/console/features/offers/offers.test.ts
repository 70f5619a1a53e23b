import { offerShown, selectOffer, selectOpenOfferIds } from '@/console/entities/offers/offersSlice';
import { agentsApi } from '@/console/api/agents';
import { chatOpened } from '@/console/entities/attention/attentionSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { muteToggled } from '@/console/entities/preferences/preferencesSlice';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { buildOffer } from '@/testing/builders/offer';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, settle, connect, cut, openConsole } from '@/testing/consoleSession';
import { HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { acceptOffer } from './acceptOffer';

const user = buildUser({ id: 'ana', online: true });

async function withOffer(ttlMs = 60_000, chatId: string | null = 'chat-novo', numbers = true) {
  const session = await openLiveConsole({ user, numbers });
  const offer = buildOffer({
    agentesIds: { items: ['ana'], rejected: [] },
    clienteNome: 'Rita',
    chatId,
    expiraEm: session.world.clock.now() + ttlMs,
  });
  session.host.push('nova_oferta_conversa', offer);
  session.store.dispatch(offerShown({ ofertaId: offer.ofertaId }));
  const texts = () => session.world.deeds.notices.map(({ text }) => text);
  return { ...session, offer, texts, ofertaId: offer.ofertaId };
}

describe('an offer that nobody takes', () => {
  it('leaves at 00:00 and warns once, though the event follows', async () => {
    const { host, ofertaId, store, texts, world } = await withOffer();
    world.clock.advance(59_999);
    expect(selectOpenOfferIds(store.getState())).toEqual([ofertaId]);
    world.clock.advance(1);
    expect(selectOpenOfferIds(store.getState())).toEqual([]);
    host.push('oferta_expirada', { ofertaId, agentesIds: null });
    expect(texts()).toEqual(['A oferta de Rita expirou']);
  });

  it("runs by the server's clock, however wrong ours is", async () => {
    const session = await openConsole({ user });
    const { clock } = session.world;
    await connect(session, { serverTime: clock.now() + 45_000 });
    const offer = buildOffer({
      agentesIds: { items: ['ana'], rejected: [] },
      expiraEm: clock.now() + 60_000,
    });
    session.host.push('nova_oferta_conversa', offer);
    clock.advance(15_000);
    expect(selectOpenOfferIds(session.store.getState())).toEqual([]);
  });

  it('still ends when our clock was set back meanwhile', async () => {
    const { store, world } = await withOffer();
    const now = world.clock.now.bind(world.clock);
    jest.spyOn(world.clock, 'now').mockImplementation(() => now() - 5_000);
    world.clock.advance(60_000);
    expect(selectOpenOfferIds(store.getState())).toHaveLength(1);
    world.clock.advance(5_000);
    expect(selectOpenOfferIds(store.getState())).toEqual([]);
  });

  it.each([3, -3])('ends in time though our clock is set by %i hours meanwhile', async (hours) => {
    const { host, store, world } = await withOffer();
    const real = world.clock.now.bind(world.clock);
    const jump = hours * 3_600_000;
    jest.spyOn(world.clock, 'now').mockImplementation(() => real() + jump);
    world.clock.advance(2_000);
    expect(world.socket().sent.map(({ event }) => event)).toEqual(['authenticate', 'authenticate']);
    host.welcome(world.socket(), { serverTime: real() });
    await settle();
    world.clock.advance(57_999);
    expect(selectOpenOfferIds(store.getState())).toHaveLength(1);
    world.clock.advance(1);
    expect(selectOpenOfferIds(store.getState())).toEqual([]);
  });

  it.each(['by its time', "by the host's word"])(
    'leaves without a notice when it was never on screen: %s',
    async (how) => {
      const session = await openLiveConsole({ user });
      const { host, store, world } = session;
      const offer = buildOffer({
        agentesIds: { items: ['ana'], rejected: [] },
        expiraEm: world.clock.now() + 60_000,
      });
      host.push('nova_oferta_conversa', offer);
      if (how === 'by its time') world.clock.advance(60_000);
      else host.push('oferta_expirada', { ofertaId: offer.ofertaId, agentesIds: null });
      expect(selectOffer(store.getState(), offer.ofertaId)).toBeNull();
      expect(world.deeds.notices).toEqual([]);
    },
  );

  it('stays decided when a late repeat of it comes', async () => {
    const { host, offer, ofertaId, store } = await withOffer();
    host.push('oferta_aceita', { ofertaId, agenteId: 'bruno' });
    host.push('nova_oferta_conversa', offer);
    expect(selectOpenOfferIds(store.getState())).toEqual([]);
  });
});

describe('an offer that was decided while the connection was lost', () => {
  it('leaves without a notice once the console is in sync again', async () => {
    const session = await withOffer();
    cut(session);
    await connect(session, { resume: false });
    expect(selectOpenOfferIds(session.store.getState())).toEqual([]);
    expect(session.texts()).toEqual([]);
  });

  it('stays when the host announces it again', async () => {
    const session = await withOffer();
    const { host, offer, ofertaId, store, world } = session;
    cut(session);
    world.socket().open();
    host.welcome(world.socket(), { resume: false });
    host.push('nova_oferta_conversa', offer);
    await settle();
    expect(selectOpenOfferIds(store.getState())).toEqual([ofertaId]);
    expect(world.deeds.sounds).toEqual(['offer']);
  });

  it('runs on by the clock where the host does not number', async () => {
    const session = await withOffer(60_000, 'chat-novo', false);
    cut(session);
    await connect(session);
    expect(selectOpenOfferIds(session.store.getState())).toEqual([session.ofertaId]);
  });
});

describe('several offers', () => {
  it('stack with the one that expires first on top, and each ends at its time', async () => {
    const { host, ofertaId, store, world } = await withOffer(60_000);
    const sooner = buildOffer({
      agentesIds: { items: ['ana'], rejected: [] },
      expiraEm: world.clock.now() + 20_000,
    });
    host.push('nova_oferta_conversa', sooner);
    expect(selectOpenOfferIds(store.getState())).toEqual([sooner.ofertaId, ofertaId]);
    world.clock.advance(20_000);
    expect(selectOpenOfferIds(store.getState())).toEqual([ofertaId]);
    world.clock.advance(40_000);
    expect(selectOpenOfferIds(store.getState())).toEqual([]);
  });

  it('make no sound when muted', async () => {
    const { host, store, world } = await withOffer();
    store.dispatch(muteToggled());
    host.push(
      'nova_oferta_conversa',
      buildOffer({
        agentesIds: { items: ['ana'], rejected: [] },
        expiraEm: world.clock.now() + 9_000,
      }),
    );
    expect(world.deeds.sounds).toEqual(['offer']);
  });
});

describe('accepting', () => {
  const accepted = buildConversation({ id: 'chat-novo' });

  it('adds the conversation and opens it', async () => {
    const { host, ofertaId, store, world } = await withOffer();
    host.script({ acceptOffer: () => ({ success: true, conversation: accepted }) });
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    expect(selectConversation(store.getState(), 'chat-novo')).toEqual(accepted);
    expect(world.deeds.moves).toEqual([{ path: '/dashboard?chat=chat-novo', replace: false }]);
    expect(selectOpenOfferIds(store.getState())).toEqual([]);
  });

  it('opens it by the event that overtakes the answer', async () => {
    const { host, ofertaId, store, world } = await withOffer();
    host.script({ acceptOffer: () => NO_ANSWER });
    void store.dispatch(acceptOffer(ofertaId));
    host.push('conversaAceita', { chatId: 'chat-novo', conversation: accepted });
    expect(world.deeds.moves).toEqual([{ path: '/dashboard?chat=chat-novo', replace: false }]);
    await settle();
  });

  it('asks once, however often it is clicked', async () => {
    const { host, ofertaId, store } = await withOffer();
    host.script({ acceptOffer: () => ({ success: true, conversation: accepted }) });
    void store.dispatch(acceptOffer(ofertaId));
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    expect(host.asked('acceptOffer')).toHaveLength(1);
  });

  it('opens the chat once, when the answer comes after the event', async () => {
    const { host, ofertaId, store, world } = await withOffer();
    let answer = () => {};
    host.script({
      acceptOffer: () =>
        new Promise((resolve) => {
          answer = () => resolve({ success: true, conversation: accepted });
        }),
    });
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    host.push('conversaAceita', { chatId: 'chat-novo', conversation: accepted });
    answer();
    await settle();
    expect(world.deeds.moves).toHaveLength(1);
  });

  const toAccepted = { path: '/dashboard?chat=chat-novo', replace: false };
  const comes = { chatId: 'chat-novo', conversation: accepted };

  it('opens it once, when the answer carries no conversation and the event follows', async () => {
    const { host, ofertaId, store, world } = await withOffer();
    host.script({ acceptOffer: () => ({ success: true, conversation: null }) });
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    host.push('conversaAceita', comes);
    await settle();
    expect(world.deeds.moves).toEqual([toAccepted]);
  });

  it('opens it by the event, when neither the offer nor the answer says which it is', async () => {
    const { host, ofertaId, store, world } = await withOffer(60_000, null);
    host.script({ acceptOffer: () => ({ success: true, conversation: null }) });
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    expect(world.deeds.moves).toEqual([]);
    host.push('conversaAceita', comes);
    expect(world.deeds.moves).toEqual([toAccepted]);
  });

  it('opens it by the event, when the answer got lost and the host has settled the offer before', async () => {
    const { host, ofertaId, store, world } = await withOffer();
    host.script({ acceptOffer: () => NO_ANSWER });
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    host.push('oferta_aceita', { ofertaId, agenteId: 'ana' });
    host.push('conversaAceita', comes);
    await settle();
    expect(world.deeds.moves).toEqual([toAccepted]);
  });

  it('opens it once, when the list brings it before the answer', async () => {
    const { host, ofertaId, store, world } = await withOffer();
    let answer = () => {};
    host.script({
      acceptOffer: () =>
        new Promise((resolve) => {
          answer = () => resolve({ success: true, conversation: accepted });
        }),
    });
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    host.push('conversationsSync', { items: [accepted], rejected: [] });
    expect(world.deeds.moves).toEqual([toAccepted]);
    answer();
    await settle();
    expect(world.deeds.moves).toHaveLength(1);
  });

  it('does not move a person who opened another chat after the response was lost', async () => {
    const { host, ofertaId, store, world } = await withOffer();
    host.script({ acceptOffer: () => NO_ANSWER });
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    store.dispatch(chatOpened({ chatId: 'another', unreadCount: null }));
    host.push('conversaAceita', comes);
    await settle();
    expect(world.deeds.moves).toEqual([]);
  });

  it('opens it once, though it took two tries', async () => {
    const { host, ofertaId, store, world } = await withOffer();
    const tries: Scripts[] = [
      { acceptOffer: () => NO_ANSWER },
      { acceptOffer: () => ({ success: true, conversation: accepted }) },
    ];
    for (const said of tries) {
      host.script(said);
      void store.dispatch(acceptOffer(ofertaId));
      await settle();
      world.clock.advance(1_000);
      await settle();
    }
    expect(host.asked('acceptOffer')).toHaveLength(2);
    expect(world.deeds.moves).toEqual([toAccepted]);
  });

  it("opens nothing for another tab's click", async () => {
    const { host, world } = await withOffer();
    host.push('conversaAceita', { chatId: 'chat-novo', conversation: accepted });
    await settle();
    expect(world.deeds.moves).toEqual([]);
  });

  it('does not run out while the answer is awaited', async () => {
    const { host, ofertaId, store, texts, world } = await withOffer(20_000);
    host.script({ acceptOffer: () => new Promise<never>(() => undefined) });
    void store.dispatch(acceptOffer(ofertaId));
    await settle();
    world.clock.advance(25_000);
    expect(selectOffer(store.getState(), ofertaId)?.phase).toBe('accepting');
    expect(texts()).toEqual([]);
    // After 30 s without any response the offer's time is up.
    world.clock.advance(5_000);
    await settle();
    world.clock.advance(0);
    expect(selectOffer(store.getState(), ofertaId)).toBeNull();
    expect(texts()).toContain('A oferta de Rita expirou');
  });

  it.each([
    ['is not theirs, and it leaves', { acceptOffer: () => new HostError(404) }, ': não', 0],
    ['is refused, and it stays', { acceptOffer: () => new HostError(409) }, ': não', 1],
    ['gets no answer, and it stays', { acceptOffer: () => NO_ANSWER }, '', 1],
    ['fails at the host, and it stays', { acceptOffer: () => new HostError(500) }, '', 1],
    [
      'is answered without success, and it stays',
      { acceptOffer: () => ({ success: false, conversation: null }) },
      '',
      1,
    ],
  ] satisfies [string, Scripts, string, number][])(
    'says so when it %s',
    async (_what, said, reason, left) => {
      const { host, ofertaId, store, texts } = await withOffer();
      host.script(said);
      void store.dispatch(acceptOffer(ofertaId));
      await settle();
      expect(texts()).toEqual([`Erro ao aceitar oferta${reason}`]);
      expect(selectOpenOfferIds(store.getState())).toHaveLength(left);
    },
  );
});

describe('an admin', () => {
  it('never sees an offer, nor hears one', async () => {
    const admin = buildUser({ id: 'ana', isAdmin: true });
    const { host, store, world } = await openLiveConsole({ user: admin });
    host.push(
      'nova_oferta_conversa',
      buildOffer({
        agentesIds: { items: ['ana'], rejected: [] },
        expiraEm: world.clock.now() + 60_000,
      }),
    );
    expect(selectOpenOfferIds(store.getState())).toEqual([]);
    expect(world.deeds.sounds).toEqual([]);
  });
});

describe('going offline', () => {
  const WARNING = 'Você foi marcado como OFFLINE por não aceitar uma oferta a tempo.';

  async function goesOffline(motivo: string | null, agenteId = 'ana', clicks = false) {
    const session = await openLiveConsole({ user });
    session.host.script({ setOnline: () => ({ success: true, online: false }) });
    if (clicks) {
      void session.store.dispatch(agentsApi.endpoints.setOnline.initiate({ online: false }));
      await settle();
    }
    session.host.push('agente_status_mudou', { agenteId, online: false, motivo });
    return {
      texts: session.world.deeds.notices.map(({ text }) => text),
      online: selectUser(session.store.getState())?.online,
    };
  }

  it.each([
    ['for a missed offer', 'oferta_expirada'],
    ['without a reason and without a click here', null],
  ])('%s warns', async (_what, motivo) => {
    expect(await goesOffline(motivo)).toEqual({ texts: [WARNING], online: false });
  });

  it.each(['manual', 'desconectado'])('with the reason %s only moves the dot', async (motivo) => {
    expect(await goesOffline(motivo)).toEqual({ texts: [], online: false });
  });

  it('by a click here says nothing, whatever the host gives as its reason', async () => {
    expect(await goesOffline(null, 'ana', true)).toEqual({ texts: [], online: false });
  });

  it('of another agent changes nothing here', async () => {
    expect(await goesOffline('oferta_expirada', 'bruno')).toEqual({ texts: [], online: true });
  });
});
