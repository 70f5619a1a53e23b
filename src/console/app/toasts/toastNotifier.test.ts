import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { createFakeWorld } from '@/testing/fakePorts';
import { createToastNotifier } from './toastNotifier';

jest.mock('notistack', () => ({ enqueueSnackbar: jest.fn(), closeSnackbar: jest.fn() }));

const shown = () => jest.mocked(enqueueSnackbar).mock.calls.map(([text]) => text);

/** Calls notistack’s callback for the toasts with that text, as if they had left. */
function leaves(text: string) {
  for (const [said, options] of jest.mocked(enqueueSnackbar).mock.calls) {
    if (said === text && options !== undefined) options.onExited?.(document.body, 0);
  }
}

function open(visible: boolean) {
  jest.clearAllMocks();
  let lastId = 0;
  jest.mocked(enqueueSnackbar).mockImplementation(() => (lastId += 1));
  const { page, ports } = createFakeWorld();
  page.show(visible);
  return { page, notifier: createToastNotifier(ports.page) };
}

describe('a toast', () => {
  it.each([
    ['error', 5000],
    ['warning', 5000],
    ['success', 3000],
    ['info', 3000],
  ] as const)('of the kind %s closes after %i ms', (variant, ms) => {
    open(true).notifier.notify({ variant, text: 'Pronto' });
    expect(enqueueSnackbar).toHaveBeenCalledWith(
      'Pronto',
      expect.objectContaining({ variant, autoHideDuration: ms }),
    );
  });

  it('replaces the one with its key under a new id: with the same id, the fading one would remove it', () => {
    const { notifier } = open(true);
    notifier.notify({ variant: 'error', text: 'Erro ao devolver cupom', key: 'account' });
    expect(closeSnackbar).not.toHaveBeenCalled();
    notifier.notify({ variant: 'error', text: 'Erro ao marcar conta sem cupom', key: 'account' });
    expect(jest.mocked(closeSnackbar).mock.calls).toEqual([[1]]);
    for (const [, options] of jest.mocked(enqueueSnackbar).mock.calls) {
      expect(options).not.toHaveProperty('key');
    }
  });

  it('is removed by its key, whether shown or queued; others stay', () => {
    const { notifier, page } = open(true);
    notifier.notify({ variant: 'error', text: 'JSON', key: 'catalog' });
    notifier.notify({ variant: 'error', text: 'Outro', key: 'other' });
    notifier.dismiss('catalog');
    notifier.dismiss('none');
    expect(jest.mocked(closeSnackbar).mock.calls).toEqual([[1]]);
    page.show(false);
    notifier.notify({ variant: 'info', text: 'Espera', key: 'waits' });
    notifier.dismiss('waits');
    page.show(true);
    expect(shown()).toEqual(['JSON', 'Outro']);
  });

  it('that comes while the page is hidden is shown when the page is visible again', () => {
    const { notifier, page } = open(false);
    notifier.notify({ variant: 'warning', text: 'A oferta de Rita expirou', key: 'offer:1' });
    expect(shown()).toEqual([]);
    page.show(true);
    expect(shown()).toEqual(['A oferta de Rita expirou']);
    page.show(false);
    page.show(true);
    expect(shown()).toHaveLength(1);
  });

  it('of a hidden page is replaced by one with its key, and only the newest of many stay', () => {
    const { notifier, page } = open(false);
    for (let number = 1; number <= 6; number += 1)
      notifier.notify({ variant: 'info', text: `n${number}` });
    notifier.notify({ variant: 'error', text: 'velho', key: 'auth' });
    notifier.notify({ variant: 'error', text: 'novo', key: 'auth' });
    page.show(true);
    expect(shown()).toEqual(['n4', 'n5', 'n6', 'novo']);
  });

  it('with the same text as a shown one replaces it: presses do not pile up', () => {
    const { notifier } = open(true);
    notifier.notify({ variant: 'info', text: 'Copiado!' });
    notifier.notify({ variant: 'error', text: 'Copiado!' });
    expect(closeSnackbar).not.toHaveBeenCalled();
    notifier.notify({ variant: 'info', text: 'Copiado!' });
    expect(jest.mocked(closeSnackbar).mock.calls).toEqual([[1]]);
  });

  it('pushes out no visible one: a fifth waits until one has left', () => {
    const { notifier } = open(true);
    for (const text of ['n1', 'n2', 'n3', 'n4', 'n5']) notifier.notify({ variant: 'info', text });
    expect(shown()).toEqual(['n1', 'n2', 'n3', 'n4']);
    leaves('n2');
    expect(shown()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    leaves('n1');
    leaves('n1');
    expect(shown()).toHaveLength(5);
  });

  it('keeps only the newest of a long queue, and a lighter one never displaces an error', () => {
    const { notifier } = open(true);
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
    const { notifier, page } = open(false);
    for (const text of ['e1', 'e2', 'e3', 'e4', 'e5']) notifier.notify({ variant: 'error', text });
    notifier.notify({ variant: 'info', text: 'n1' });
    page.show(true);
    expect(shown()).toEqual(['e2', 'e3', 'e4', 'e5']);
  });
});
