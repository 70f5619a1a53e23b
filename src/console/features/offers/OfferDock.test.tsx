import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offerPointedAt, selectOffer } from '@/console/entities/offers/offersSlice';
import { selectLastProofAt } from '@/console/entities/connection/connectionSelectors';
import { buildOffer } from '@/testing/builders/offer';
import { buildUser } from '@/testing/builders/user';
import { openLiveConsole, type ConsoleSession } from '@/testing/consoleSession';
import { happens } from '@/testing/happens';
import { renderWithStore } from '@/testing/renderWithStore';
import { OfferCard } from './OfferCard';
import { OfferDock } from './OfferDock';

const user = buildUser({ id: 'ana', online: true });

/** The topmost element at every point of the page. jsdom has no layout, so each test sets it. */
let onTop: (() => Element | null) | null = null;

beforeEach(() => {
  onTop = null;
  document.elementFromPoint = () => (onTop ? onTop() : null);
  Element.prototype.scrollIntoView = () => undefined;
});

async function openDock() {
  const session = await openLiveConsole({ user });
  await happens(() =>
    renderWithStore(
      <>
        <OfferDock />
        <main>Conversas</main>
      </>,
      session.world,
      session.store,
    ),
  );
  return session;
}

const buildFor = ({ world }: ConsoleSession, clienteNome: string, ttlMs: number) =>
  buildOffer({
    agentesIds: { items: ['ana'], rejected: [] },
    clienteNome,
    expiraEm: world.clock.now() + ttlMs,
  });

async function offerOf(session: ConsoleSession, clienteNome: string, ttlMs = 60_000) {
  const offer = buildFor(session, clienteNome, ttlMs);
  const acknowledge = jest.fn();
  await happens(() => session.host.push('nova_oferta_conversa', offer, acknowledge));
  return { offer, acknowledge };
}

const cardOf = (name: string) => screen.getByRole('article', { name: new RegExp(name) });
const advance = ({ world }: ConsoleSession, ms: number) => act(() => world.clock.advance(ms));

describe('an offer of a chat that another agent hands over', () => {
  test('says whose it is and what they note, in place of the customer’s wish', async () => {
    const session = await openDock();
    const offer = {
      ...buildFor(session, 'Rita', 60_000),
      transferencia: { por: 'Bruno', nota: 'quer trocar o cupom' },
    };
    await happens(() => session.host.push('nova_oferta_conversa', offer));
    const card = screen.getByRole('article', { name: 'Transferência de Bruno Rita' });
    expect(card).toHaveTextContent('quer trocar o cupom');
    expect(card).not.toHaveTextContent(offer.mensagem);
  });

  test('without a note says what the customer wants', async () => {
    const session = await openDock();
    const offer = {
      ...buildFor(session, 'Rita', 60_000),
      transferencia: { por: 'Bruno', nota: null },
    };
    await happens(() => session.host.push('nova_oferta_conversa', offer));
    expect(cardOf('Transferência de Bruno')).toHaveTextContent(offer.mensagem);
  });
});

describe('the countdown', () => {
  test('runs in mm:ss and changes to the warning under 30 seconds', async () => {
    const session = await openDock();
    await offerOf(session, 'Rita', 61_000);
    const timer = within(cardOf('Rita')).getByRole('timer');
    expect(timer).toHaveTextContent('01:01');
    advance(session, 31_000);
    expect(timer).toHaveTextContent('00:30');
    expect(timer).toHaveAttribute('data-warning', 'false');
    advance(session, 250);
    expect(timer).toHaveAttribute('data-warning', 'true');
    expect(within(cardOf('Rita')).getByTestId('WarningAmberIcon')).toBeVisible();
    advance(session, 750);
    expect(timer).toHaveTextContent('00:29');
  });

  test('costs no action while it runs', async () => {
    const session = await openDock();
    await offerOf(session, 'Rita');
    const before = session.log.length;
    const proof = selectLastProofAt(session.store.getState());
    advance(session, 20_000);
    expect(session.log).toHaveLength(before);
    expect(selectLastProofAt(session.store.getState())).toBe(proof);
  });
});

describe('an offer is seen', () => {
  test('only where it can be reached: not behind a dialog or out of sight, not in a hidden page', async () => {
    const session = await openDock();
    const { acknowledge } = await offerOf(session, 'Rita');
    onTop = () => document.body; // A dialog's backdrop.
    advance(session, 5_000);
    expect(acknowledge).not.toHaveBeenCalled();

    onTop = () => cardOf('Rita');
    await happens(() => session.world.page.show(false));
    advance(session, 5_000);
    expect(acknowledge).not.toHaveBeenCalled();

    await happens(() => session.world.page.show(true));
    advance(session, 250);
    expect(acknowledge).toHaveBeenCalledTimes(1);
    advance(session, 5_000);
    expect(acknowledge).toHaveBeenCalledTimes(1);
  });
});

describe('twenty offers at once', () => {
  const twenty = async () => {
    const session = await openDock();
    const offers = Array.from({ length: 20 }, (_none, index) =>
      buildFor(session, `Cliente ${index + 1}.`, 60_001 + index),
    );
    await happens(() => {
      for (const offer of offers) session.host.push('nova_oferta_conversa', offer);
    });
    return { session, offers };
  };

  test('show the one that expires first, and the rest on request, six at a time', async () => {
    await twenty();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(cardOf('Cliente 1\\.')).toBeVisible();
    expect(document.querySelectorAll('*').length).toBeLessThan(150);

    const keys = userEvent.setup();
    await keys.click(screen.getByRole('button', { name: 'Mais 19 ofertas' }));
    expect(screen.getAllByRole('article')).toHaveLength(6);
    await keys.click(screen.getByRole('button', { name: 'Mais 14 ofertas' }));
    expect(screen.getAllByRole('article')).toHaveLength(12);
    await keys.click(screen.getByRole('button', { name: 'Mais 8 ofertas' }));
    await keys.click(screen.getByRole('button', { name: 'Mais 2 ofertas' }));
    expect(screen.getAllByRole('article')).toHaveLength(20);
    await keys.click(screen.getByRole('button', { name: 'Mostrar só uma' }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('show the one whose desktop notice was clicked, wherever it is', async () => {
    const { session, offers } = await twenty();
    const third = offers[2]?.ofertaId ?? '';
    await happens(() => void session.store.dispatch(offerPointedAt({ ofertaId: third })));
    expect(cardOf('Cliente 3\\.')).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });
});

describe('what an offer brings', () => {
  test('is said as far as the host says it, and the wait goes on', async () => {
    const session = await openDock();
    const now = session.world.clock.now();
    const facts = { valorDesejado: 4000, comissao: 100, esperaDesde: now - 5 * 60_000 };
    await happens(() => {
      const offer = { ...buildFor(session, 'Rita', 600_000), ...facts };
      session.host.push('nova_oferta_conversa', offer, jest.fn());
    });
    const card = within(cardOf('Rita'));
    expect(card.getByText('Cupom de R$ 40,00')).toBeVisible();
    expect(card.getByText('Sua comissão: R$ 1,00 · Espera há 5 minutos')).toBeVisible();
    advance(session, 60_000);
    expect(card.getByText(/Espera há 6 minutos$/)).toBeVisible();
  });

  test('is left out on a host that does not say it', async () => {
    const session = await openDock();
    await offerOf(session, 'Rita');
    expect(cardOf('Rita')).not.toHaveTextContent(/comissão|Espera|Cupom de/);
  });
});

describe('Alt+A', () => {
  const press = (init: KeyboardEventInit = {}) =>
    happens(() => {
      const event = { code: 'KeyA', altKey: true, ...init };
      window.dispatchEvent(new KeyboardEvent('keydown', { ...event, cancelable: true }));
    });

  test('accepts the first offer, from wherever the focus is', async () => {
    const session = await openDock();
    const { offer } = await offerOf(session, 'Rita', 60_000);
    await offerOf(session, 'Bia', 70_000);
    expect(within(cardOf('Rita')).getByRole('button', { name: 'Aceitar' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Alt+A',
    );
    advance(session, 1_000);
    session.host.script({ acceptOffer: () => new Promise<never>(() => undefined) });
    await press({ altKey: false });
    await press({ ctrlKey: true });
    await press({ repeat: true });
    expect(selectOffer(session.store.getState(), offer.ofertaId)?.phase).toBe('open');
    await press();
    expect(selectOffer(session.store.getState(), offer.ofertaId)?.phase).toBe('accepting');
  });

  test('pressed for an offer that has just left does not accept the next one', async () => {
    const session = await openDock();
    const { offer: first } = await offerOf(session, 'Rita', 60_000);
    const { offer: second } = await offerOf(session, 'Bia', 70_000);
    advance(session, 5_000);
    const { ofertaId } = first;
    await happens(() => session.host.push('oferta_aceita', { ofertaId, agenteId: 'bruno' }));
    await press();
    expect(selectOffer(session.store.getState(), second.ofertaId)?.phase).toBe('open');
  });
});

describe('the focus, when its offer leaves', () => {
  test('goes on to the offer beside it, and from the last one to the main part', async () => {
    const session = await openDock();
    const { offer: first } = await offerOf(session, 'Rita', 60_000);
    const { offer: second } = await offerOf(session, 'Bia', 70_000);
    act(() => within(cardOf('Rita')).getByRole('button', { name: 'Ignorar' }).focus());
    const taken = (ofertaId: string) =>
      happens(() => session.host.push('oferta_aceita', { ofertaId, agenteId: 'bruno' }));
    await taken(first.ofertaId);
    expect(cardOf('Bia')).toHaveFocus();
    await taken(second.ofertaId);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(session.world.deeds.notices).toEqual([]);
  });

  test('does not move when it is somewhere else', async () => {
    const session = await openDock();
    const { offer } = await offerOf(session, 'Rita');
    const main = screen.getByRole('main');
    main.tabIndex = 0;
    main.focus();
    await happens(() =>
      session.host.push('oferta_aceita', { ofertaId: offer.ofertaId, agenteId: 'bruno' }),
    );
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(main).toHaveFocus();
  });

  test('stays with the offer while it is being accepted', async () => {
    const session = await openDock();
    const { offer } = await offerOf(session, 'Rita');
    session.host.script({ acceptOffer: () => new Promise<never>(() => undefined) });
    const keys = userEvent.setup();
    act(() => within(cardOf('Rita')).getByRole('button', { name: 'Aceitar' }).focus());
    await keys.keyboard('{Enter}');
    await happens();
    expect(selectOffer(session.store.getState(), offer.ofertaId)?.phase).toBe('accepting');
    expect(cardOf('Rita')).toHaveFocus();
    expect(within(cardOf('Rita')).getByRole('button', { name: 'Aceitando...' })).toBeDisabled();
  });
});

describe('what draws an offer', () => {
  const openWith = async (load: () => Promise<typeof OfferCard>) => {
    const session = await openLiveConsole({ user });
    await happens(() => renderWithStore(<OfferDock load={load} />, session.world, session.store));
    return session;
  };

  test('is downloaded before the first offer comes', async () => {
    const load = jest.fn().mockResolvedValue(OfferCard);
    await openWith(load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is asked for again with the next offer, where the download failed', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(OfferCard);
    const session = await openWith(load);
    await offerOf(session, 'Rita');
    expect(cardOf('Rita')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('no key accepts an offer that is not drawn', async () => {
    const load = jest.fn().mockRejectedValue(new Error('offline'));
    const session = await openWith(load);
    await offerOf(session, 'Rita');
    await userEvent.keyboard('{Alt>}a{/Alt}');
    expect(session.host.asked('acceptOffer')).toEqual([]);
  });
});
