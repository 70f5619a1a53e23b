import { desktopChosen, muteToggled } from '@/console/entities/preferences/preferencesSlice';
import { offerIgnored, selectPointedAt } from '@/console/entities/offers/offersSlice';
import { buildOffer } from '@/testing/builders/offer';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole } from '@/testing/consoleSession';

const user = buildUser({ id: 'ana', online: true });

/** A console with a hidden page, whose agent has turned on desktop notices. */
async function whilePageHidden() {
  const session = await openLiveConsole({ user });
  session.world.allows.desktop = 'granted';
  session.store.dispatch(desktopChosen({ wanted: true }));
  session.world.page.show(false);
  const offer = (ttlMs = 60_000) =>
    buildOffer({
      agentesIds: { items: ['ana'], rejected: [] },
      clienteNome: 'Rita',
      mensagem: 'Quero um cupom',
      expiraEm: session.world.clock.now() + ttlMs,
    });
  const comes = (what = offer()) => {
    session.host.push('nova_oferta_conversa', what);
    return what.ofertaId;
  };
  return { ...session, offer, comes, shown: session.world.deeds.desktop };
}

describe('an offer on the desktop', () => {
  it('says what the toast says and nothing more, and stays until it is decided', async () => {
    const { comes, shown } = await whilePageHidden();
    const ofertaId = comes();
    expect(shown).toEqual([
      {
        tag: `offer:${ofertaId}`,
        title: 'Nova oferta',
        body: 'Rita: Quero um cupom',
        stays: true,
        open: true,
        onClick: expect.any(Function) as () => void,
      },
    ]);
  });

  it('does not show while the page is visible, when it was not asked for, or when the browser forbids it', async () => {
    const { comes, shown, store, world } = await whilePageHidden();
    world.page.show(true);
    comes();
    world.page.show(false);
    world.allows.desktop = 'denied';
    comes();
    world.allows.desktop = 'granted';
    store.dispatch(desktopChosen({ wanted: false }));
    comes();
    expect(shown).toEqual([]);
    expect(world.deeds.questions).toEqual([]);
  });

  it('shows when sounds are muted: it makes none', async () => {
    const { comes, shown, store, world } = await whilePageHidden();
    store.dispatch(muteToggled());
    comes();
    expect(shown).toHaveLength(1);
    expect(world.deeds.sounds).toEqual([]);
  });

  it('shows once, although the host announces it again', async () => {
    const { comes, host, offer, shown, world } = await whilePageHidden();
    const announced = offer();
    comes(announced);
    host.push('nova_oferta_conversa', announced);
    expect(shown).toHaveLength(1);
    expect(world.deeds.sounds).toEqual(['offer']);
  });

  it('goes when the offer is taken, runs out, is ignored, or the person signs out', async () => {
    const { comes, host, offer, shown, store, world } = await whilePageHidden();
    const [taken, expired, ignored] = [comes(), comes(offer(20_000)), comes()];
    host.push('oferta_aceita', { ofertaId: taken, agenteId: 'bruno' });
    expect(shown.map(({ open }) => open)).toEqual([false, true, true]);
    world.clock.advance(20_000);
    expect(shown.map(({ open }) => open)).toEqual([false, false, true]);
    expect(expired).not.toBe(ignored);
    store.dispatch(offerIgnored({ ofertaId: ignored }));
    expect(shown.map(({ open }) => open)).toEqual([false, false, false]);
  });

  it('points at its offer when it is clicked', async () => {
    const { comes, host, shown, store } = await whilePageHidden();
    const ofertaId = comes();
    shown[0]?.onClick();
    expect(selectPointedAt(store.getState())).toBe(ofertaId);
    host.push('oferta_aceita', { ofertaId, agenteId: 'bruno' });
    expect(selectPointedAt(store.getState())).toBeNull();
  });
});
