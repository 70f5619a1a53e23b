import { offerShown } from '@/console/entities/offers/offersSlice';
import { muteToggled, offerRepeatChosen } from '@/console/entities/preferences/preferencesSlice';
import { buildOffer } from '@/testing/builders/offer';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';

const user = buildUser({ id: 'ana', online: true });

/** A hidden console whose agent wants the sound repeated, with an offer of a minute that has just sounded. */
async function waiting(repeats = true) {
  const session = await openLiveConsole({ user });
  const { host, store, world } = session;
  store.dispatch(offerRepeatChosen({ repeats }));
  const offerOf = (ttlMs: number) => {
    const expiraEm = world.clock.now() + ttlMs;
    const offer = buildOffer({ agentesIds: { items: ['ana'], rejected: [] }, expiraEm });
    host.push('nova_oferta_conversa', offer);
    return offer.ofertaId;
  };
  const ofertaId = offerOf(60_000);
  const sounds = () => world.deeds.sounds.filter((name) => name === 'offer').length;
  return { ...session, ofertaId, offerOf, sounds };
}

it('sounds once where nobody wants it repeated', async () => {
  const { sounds, world } = await waiting(false);
  world.clock.advance(30_000);
  expect(sounds()).toBe(1);
});

it('sounds every five seconds until the offer was on screen', async () => {
  const { ofertaId, sounds, store, world } = await waiting();
  world.clock.advance(20_000);
  expect(sounds()).toBe(5);
  store.dispatch(offerShown({ ofertaId }));
  world.clock.advance(20_000);
  expect(sounds()).toBe(5);
});

it('ends when the offer does, and begins anew with the next one', async () => {
  const { offerOf, sounds, world } = await waiting();
  world.clock.advance(120_000);
  const before = sounds();
  world.clock.advance(30_000);
  expect(sounds()).toBe(before);
  offerOf(60_000);
  world.clock.advance(10_000);
  expect(sounds()).toBe(before + 3);
});

it('is silent for what was on screen in another tab, and for what comes after it is not', async () => {
  const { ofertaId, offerOf, sounds, world } = await waiting();
  world.browser.tab().set('offersSeen', ofertaId);
  world.clock.advance(20_000);
  expect(sounds()).toBe(1);
  offerOf(60_000);
  world.clock.advance(10_000);
  expect(sounds()).toBe(4);
});

it('tells other tabs which offers were on screen, as long as they are held', async () => {
  const { host, ofertaId, offerOf, store, world } = await waiting();
  const second = offerOf(90_000);
  store.dispatch(offerShown({ ofertaId }));
  expect(world.browser.data.get('offersSeen')).toBe(ofertaId);
  host.push('oferta_aceita', { ofertaId, agenteId: 'bruno' });
  store.dispatch(offerShown({ ofertaId: second }));
  expect(world.browser.data.get('offersSeen')).toBe(second);
});

it('is silent while muted, and ends when the agent goes offline', async () => {
  const { host, sounds, store, world } = await waiting();
  store.dispatch(muteToggled());
  world.clock.advance(10_000);
  expect(sounds()).toBe(1);
  store.dispatch(muteToggled());
  world.clock.advance(5_000);
  expect(sounds()).toBe(2);
  host.push('agente_status_mudou', { agenteId: 'ana', online: false, motivo: 'manual' });
  world.clock.advance(30_000);
  expect(sounds()).toBe(2);
});
