import type { HostFeatures } from '@/contract/features';
import { offerShown, selectOffer } from '@/console/entities/offers/offersSlice';
import { buildOffer } from '@/testing/builders/offer';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';
import { createScriptedHost, HostError, NO_ANSWER, type Scripts } from '@/testing/scriptedHost';
import { acceptOffer } from './acceptOffer';
import { ignoreOffer } from './ignoreOffer';
import { selectShownOfferIds } from './shownOffers';

const user = buildUser({ id: 'ana', online: true });
const KNOWS_REFUSALS = { recusarOferta: true };

async function withOffer(features: Partial<HostFeatures> = KNOWS_REFUSALS) {
  const session = await openLiveConsole({ user, host: createScriptedHost({ features }) });
  const offer = buildOffer({
    agentesIds: { items: ['ana'], rejected: [] },
    clienteNome: 'Rita',
    expiraEm: session.world.clock.now() + 60_000,
  });
  const { ofertaId } = offer;
  session.host.push('nova_oferta_conversa', offer);
  session.store.dispatch(offerShown({ ofertaId }));
  return {
    ...session,
    offer,
    ofertaId,
    ignores: () => session.store.dispatch(ignoreOffer(ofertaId)),
    cards: () => selectShownOfferIds(session.store.getState()),
    texts: () => session.world.deeds.notices.map(({ text }) => text),
  };
}

describe("'Ignorar'", () => {
  it('takes the card away at once, and tells the host', async () => {
    const { cards, host, ignores, ofertaId, store, texts } = await withOffer();
    host.script({ refuseOffer: () => ({ success: true, message: null }) });
    const done = ignores();
    expect(cards()).toEqual([]);
    await done;
    expect(host.asked('refuseOffer').map(({ params }) => params)).toEqual([{ ofertaId }]);
    expect(selectOffer(store.getState(), ofertaId)).toBeNull();
    expect(texts()).toEqual([]);
  });

  it('is not undone by a late repeat of the offer', async () => {
    const { cards, host, ignores, offer } = await withOffer();
    host.script({ refuseOffer: () => ({ success: true, message: null }) });
    await ignores();
    host.push('nova_oferta_conversa', offer);
    expect(cards()).toEqual([]);
  });

  it.each([
    ['gives no answer', () => NO_ANSWER],
    ['fails', () => new HostError(500)],
  ] satisfies [string, Scripts['refuseOffer']][])(
    'brings the card back and says so when the host %s: it would set the agent offline',
    async (_what, refuseOffer) => {
      const { cards, host, ignores, ofertaId, texts } = await withOffer();
      host.script({ refuseOffer });
      await ignores();
      expect(cards()).toEqual([ofertaId]);
      expect(texts()).toEqual(['Erro ao recusar oferta']);
    },
  );

  it.each([404, 409])('is done without a word when the offer was over (%i)', async (status) => {
    const { cards, host, ignores, texts } = await withOffer();
    host.script({ refuseOffer: () => new HostError(status) });
    await ignores();
    expect(cards()).toEqual([]);
    expect(texts()).toEqual([]);
  });

  it('stays local on a host that does not know refusals, and the offer ends there without a notice', async () => {
    const { cards, host, ignores, ofertaId, store, texts, world } = await withOffer({});
    await ignores();
    expect(cards()).toEqual([]);
    expect(host.asked('refuseOffer')).toEqual([]);
    expect(selectOffer(store.getState(), ofertaId)).not.toBeNull();
    world.clock.advance(60_000);
    expect(selectOffer(store.getState(), ofertaId)).toBeNull();
    expect(texts()).toEqual([]);
  });
});

describe('an agent who goes offline', () => {
  const online = (value: boolean, motivo = 'manual') =>
    ({ agenteId: 'ana', online: value, motivo }) as const;

  it('has no cards, and cannot accept what they no longer see; they come back with the agent', async () => {
    const { cards, host, ofertaId, store } = await withOffer();
    host.push('agente_status_mudou', online(false));
    expect(cards()).toEqual([]);
    await store.dispatch(acceptOffer(ofertaId));
    expect(host.asked('acceptOffer')).toEqual([]);
    host.push('agente_status_mudou', online(true));
    expect(cards()).toEqual([ofertaId]);
  });

  it('is not told that an offer ended which they could not take', async () => {
    const { host, texts, world } = await withOffer();
    host.push('agente_status_mudou', online(false));
    world.clock.advance(60_000);
    expect(texts()).toEqual([]);
  });

  it('hears nothing of an offer that comes then', async () => {
    const { host, world } = await withOffer();
    host.push('agente_status_mudou', online(false));
    host.push(
      'nova_oferta_conversa',
      buildOffer({
        agentesIds: { items: ['ana'], rejected: [] },
        expiraEm: world.clock.now() + 60_000,
      }),
    );
    expect(world.deeds.sounds).toEqual(['offer']);
  });
});

describe('an accept that the host refuses', () => {
  it('keeps the card while the offer runs, and gives the reason', async () => {
    const { cards, host, ofertaId, store, texts } = await withOffer();
    host.script({
      acceptOffer: () =>
        new HostError(409, { message: 'Esta oferta já foi aceita por outro agente.' }),
    });
    await store.dispatch(acceptOffer(ofertaId));
    expect(texts()).toEqual([
      'Erro ao aceitar oferta: Esta oferta já foi aceita por outro agente.',
    ]);
    expect(cards()).toEqual([ofertaId]);
    host.push('oferta_aceita', { ofertaId, agenteId: 'bruno' });
    expect(cards()).toEqual([]);
  });
});
