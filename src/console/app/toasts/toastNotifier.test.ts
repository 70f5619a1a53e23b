import { createFakeWorld } from '@/testing/fakePorts';
import type { Toaster } from './toaster';
import { createToastNotifier } from './toastNotifier';

/** A screen without a toast, on which they come and go by hand. */
function createScreen() {
  const on: { id: number; text: string; durationMs: number; onGone: () => void }[] = [];
  const closed: (string | number)[] = [];
  const toaster: Toaster = {
    show: ({ text, durationMs }, onGone) => {
      const id = on.length + 1;
      on.push({ id, text, durationMs, onGone });
      return id;
    },
    close: (id) => closed.push(id),
  };
  return {
    toaster,
    closed,
    /** How long each stays, in ms. */
    stays: () => on.map(({ durationMs }) => durationMs),
    /** All that was ever shown. */
    shown: () => on.map(({ text }) => text),
    /** Toasts with that text have left. */
    leaves: (text: string) => {
      for (const each of on) if (each.text === text) each.onGone();
    },
  };
}

function open(visible: boolean) {
  const { page, ports } = createFakeWorld();
  page.show(visible);
  const screen = createScreen();
  const notifier = createToastNotifier(ports.page);
  notifier.attach(screen.toaster);
  return { page, notifier, ...screen };
}

describe('a toast', () => {
  it.each([
    ['error', 5000],
    ['warning', 5000],
    ['success', 3000],
    ['info', 3000],
  ] as const)('of the kind %s closes after %i ms', (variant, ms) => {
    const { notifier, stays } = open(true);
    notifier.notify({ variant, text: 'Pronto' });
    notifier.notify({ variant, text: 'Devagar', durationMs: 9_000 });
    expect(stays()).toEqual([ms, 9_000]);
  });

  it('that comes before what shows it asks for that, and is shown then', () => {
    const { page, ports } = createFakeWorld();
    page.show(true);
    const { toaster, shown } = createScreen();
    const notifier = createToastNotifier(ports.page);
    notifier.notify({ variant: 'info', text: 'n1' });
    const onWanted = jest.fn();
    const end = notifier.onWanted(onWanted);
    expect(onWanted).toHaveBeenCalledTimes(1);
    // A download may have failed, so the next one asks again.
    notifier.notify({ variant: 'info', text: 'n2' });
    expect(onWanted).toHaveBeenCalledTimes(2);
    end();
    notifier.notify({ variant: 'info', text: 'n3', key: 'third' });
    notifier.dismiss('third');
    expect(onWanted).toHaveBeenCalledTimes(2);
    notifier.attach(toaster);
    expect(shown()).toEqual(['n1', 'n2']);
  });

  it('replaces the one with its key under a new id: with the same id, the fading one would remove it', () => {
    const { notifier, closed, shown, leaves } = open(true);
    notifier.notify({ variant: 'error', text: 'Erro ao devolver cupom', key: 'account' });
    expect(closed).toEqual([]);
    notifier.notify({ variant: 'error', text: 'Erro ao marcar conta sem cupom', key: 'account' });
    expect(closed).toEqual([1]);
    leaves('Erro ao devolver cupom');
    notifier.dismiss('account');
    expect(closed).toEqual([1, 2]);
    expect(shown()).toHaveLength(2);
  });

  it('is removed by its key, whether shown or queued; others stay', () => {
    const { notifier, page, closed, shown } = open(true);
    notifier.notify({ variant: 'error', text: 'JSON', key: 'catalog' });
    notifier.notify({ variant: 'error', text: 'Outro', key: 'other' });
    notifier.dismiss('catalog');
    notifier.dismiss('none');
    expect(closed).toEqual([1]);
    page.show(false);
    notifier.notify({ variant: 'info', text: 'Espera', key: 'waits' });
    notifier.dismiss('waits');
    page.show(true);
    expect(shown()).toEqual(['JSON', 'Outro']);
  });

  it('that comes while the page is hidden is shown when the page is visible again', () => {
    const { notifier, page, shown } = open(false);
    notifier.notify({ variant: 'warning', text: 'A oferta de Rita expirou', key: 'offer:1' });
    expect(shown()).toEqual([]);
    page.show(true);
    expect(shown()).toEqual(['A oferta de Rita expirou']);
    page.show(false);
    page.show(true);
    expect(shown()).toHaveLength(1);
  });

  it('of a hidden page is replaced by one with its key, and only the newest of many stay', () => {
    const { notifier, page, shown } = open(false);
    for (let number = 1; number <= 6; number += 1)
      notifier.notify({ variant: 'info', text: `n${number}` });
    notifier.notify({ variant: 'error', text: 'velho', key: 'auth' });
    notifier.notify({ variant: 'error', text: 'novo', key: 'auth' });
    page.show(true);
    expect(shown()).toEqual(['n4', 'n5', 'n6', 'novo']);
  });

  it('with the same text as a shown one replaces it: presses do not pile up', () => {
    const { notifier, closed } = open(true);
    notifier.notify({ variant: 'info', text: 'Copiado!' });
    notifier.notify({ variant: 'error', text: 'Copiado!' });
    expect(closed).toEqual([]);
    notifier.notify({ variant: 'info', text: 'Copiado!' });
    expect(closed).toEqual([1]);
  });

  it('pushes out no visible one: a fifth waits until one has left', () => {
    const { notifier, shown, leaves } = open(true);
    for (const text of ['n1', 'n2', 'n3', 'n4', 'n5']) notifier.notify({ variant: 'info', text });
    expect(shown()).toEqual(['n1', 'n2', 'n3', 'n4']);
    leaves('n2');
    expect(shown()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    leaves('n1');
    leaves('n1');
    expect(shown()).toHaveLength(5);
  });

  it('keeps only the newest of a long queue, and a lighter one never displaces an error', () => {
    const { notifier, shown, leaves } = open(true);
    for (let number = 1; number <= 4; number += 1)
      notifier.notify({ variant: 'info', text: `n${number}` });
    notifier.notify({ variant: 'error', text: 'falha' });
    notifier.notify({ variant: 'warning', text: 'aviso' });
    for (let number = 5; number <= 1000; number += 1)
      notifier.notify({ variant: 'success', text: `n${number}` });
    for (const text of ['n1', 'n2', 'n3', 'n4', 'falha', 'aviso', 'n999', 'n1000']) leaves(text);
    expect(shown().slice(4)).toEqual(['falha', 'aviso', 'n999', 'n1000']);
  });

  it('of little weight is dropped when only errors are queued', () => {
    const { notifier, page, shown } = open(false);
    for (const text of ['e1', 'e2', 'e3', 'e4', 'e5']) notifier.notify({ variant: 'error', text });
    notifier.notify({ variant: 'info', text: 'n1' });
    page.show(true);
    expect(shown()).toEqual(['e2', 'e3', 'e4', 'e5']);
  });
});
