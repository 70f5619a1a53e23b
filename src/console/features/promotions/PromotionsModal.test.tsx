import { File } from 'node:buffer';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Catalogs, FilterOptions } from '@/console/ports/catalogs';
import { expectAccessible } from '@/testing/expectAccessible';
import { createFakeWorld } from '@/testing/fakePorts';
import { givePanesHeight } from '@/testing/paneHeight';
import { renderWithStore } from '@/testing/renderWithStore';
import { LARGEST_CATALOG } from './filterPasted';
import { PromotionsModal } from './PromotionsModal';
import { TYPED_LIMIT } from './useCatalogSource';

givePanesHeight(400);

const PROMOTION = { unitPromotionalPrice: 10, tags: ['CHRN_FD_50'] };
const MENU = [
  { name: 'Açaí', unitPrice: 15 },
  { name: 'Pizza', unitPrice: 40, ...PROMOTION },
  { name: 'Pão de açúcar', unitPrice: '8,50', promotionalPrice: 7 },
  { name: 'Suco', unitPrice: 1234.5 },
];

/**
 * Opens the modal as an agent does.
 *
 * @param filter replaces the worker, for tests that control when it responds.
 */
function open(filter?: Catalogs['filter']) {
  const world = createFakeWorld();
  if (filter) world.ports.catalogs.filter = filter;
  const onClose = jest.fn();
  const view = renderWithStore(<PromotionsModal onClose={onClose} />, world);
  return { ...view, ...world, onClose, user: userEvent.setup() };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('JSON do catálogo');
const button = (name: string) => screen.getByRole('button', { name });
const notices = (deeds: { notices: { variant: string; text: string }[] }) =>
  deeds.notices.map(({ variant, text }) => [variant, text]);

/**
 * Pastes into the field.
 *
 * @returns whether the browser's own paste was left to run.
 */
function paste(text: string): boolean {
  const data = { files: [], getData: () => text };
  const event = createEvent.paste(field(), { clipboardData: data });
  fireEvent(field(), event);
  return !event.defaultPrevented;
}

/** Puts a small catalog into the field as if it were typed. */
function type(catalog: unknown): void {
  const value = typeof catalog === 'string' ? catalog : JSON.stringify(catalog);
  fireEvent.change(field(), { target: { value } });
}

describe('Filtrar promoções (behaviour: promotions-modal)', () => {
  test('lists what is not promotional, with prices, and says how many were left out', async () => {
    const { user, deeds, store } = open();
    const before = store.getState();
    type(MENU);
    await user.click(button('Filtrar'));
    expect(await screen.findByText('3 produtos sem promoção')).toBeVisible();
    expect(screen.getByText('1 em promoção ficou de fora')).toBeVisible();
    const rows = within(screen.getByRole('list', { name: 'Produtos sem promoção' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'AçaíR$\u00a015,00',
      'Pão de açúcarR$\u00a08,50promocional R$\u00a07,00',
      'SucoR$\u00a01.234,50',
    ]);
    expect(deeds.notices).toEqual([]);
    // Neither the catalog nor its products enter the store.
    expect(store.getState()).toBe(before);
  });

  test.each([
    ['{"menu": [', 'error', 'Erro ao processar JSON. Verifique se o formato está correto.'],
    ['{"menu": []}', 'warning', 'Nenhum produto encontrado no catálogo'],
    [JSON.stringify([MENU[1]]), 'error', 'Todos os produtos possuem promoção'],
  ])('%s: says what is wrong, in a toast and in the modal', async (text, variant, words) => {
    const { user, deeds } = open();
    type(text);
    await user.click(button('Filtrar'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(notices(deeds)).toEqual([[variant, words]]);
  });

  test('says how many were left out when none is left', async () => {
    const { user } = open();
    type([MENU[1], MENU[1]]);
    await user.click(button('Filtrar'));
    expect(await screen.findByText('2 produtos em promoção: não sobrou nenhum.')).toBeVisible();
  });

  test('searches without case and accents, and says when nothing is found', async () => {
    const { user } = open();
    type(MENU);
    await user.click(button('Filtrar'));
    const search = await screen.findByRole('searchbox', { name: 'Buscar produto...' });
    await user.type(search, 'ACU');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByRole('listitem')).toHaveTextContent('Pão de açúcar');
    await user.type(search, 'x');
    expect(await screen.findByText('Nada encontrado para “ACUx”')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Copiar/ })).toBeNull();
    await user.click(button('Limpar busca'));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  });

  test('copies all products or those found by the search, and its button says which', async () => {
    const { user, deeds } = open();
    type(MENU);
    await user.click(button('Filtrar'));
    await user.click(await screen.findByRole('button', { name: 'Copiar os 3' }));
    await user.type(screen.getByRole('searchbox'), 'suco');
    await user.click(await screen.findByRole('button', { name: 'Copiar o encontrado' }));
    await waitFor(() => expect(deeds.copied).toHaveLength(2));
    expect(deeds.copied[0]?.split('\n')).toHaveLength(3);
    expect(deeds.copied[1]).toBe('Suco: R$ 1.234,50');
    expect(notices(deeds)).toEqual([
      ['success', '3 produtos copiados!'],
      ['success', '1 produto copiado!'],
    ]);
  });

  test('says so when the clipboard refuses', async () => {
    const { user, deeds, answers } = open();
    answers.clipboard = 'refused';
    type(MENU);
    await user.click(button('Filtrar'));
    await user.click(await screen.findByRole('button', { name: 'Copiar os 3' }));
    await waitFor(() => expect(notices(deeds)).toEqual([['error', 'Não foi possível copiar']]));
  });
});

describe('the catalog that is pasted', () => {
  test('uses the browser’s own paste when it is small, and prevents it when it is large', async () => {
    open();
    expect(paste('x'.repeat(TYPED_LIMIT))).toBe(true);
    expect(paste(`${'x'.repeat(TYPED_LIMIT)}y`)).toBe(false);
    expect(await screen.findByText(/^x+$/)).toBeVisible();
  });

  test('is not put into a text field when it is large: its size and first lines are shown instead', async () => {
    const { user } = open();
    const large = JSON.stringify(Array.from({ length: 20_000 }, () => MENU).flat());
    paste(large);
    expect(await screen.findByText(/^Texto colado · \d,\d MB$/)).toBeVisible();
    expect(await screen.findByText(/^\[\{"name":"Açaí"/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'JSON do catálogo' })).toBeNull();
    expect(document.body.innerHTML.length).toBeLessThan(50_000);
    expect(button('Filtrar')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('60.000 produtos sem promoção')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);

    await user.click(button('Limpar'));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.queryByText('60.000 produtos sem promoção')).toBeNull();
  });

  test('is inserted into the text that is already in the field', async () => {
    const { user } = open();
    type('[]');
    field().setSelectionRange(1, 1);
    paste(`${JSON.stringify(MENU[0])},${' '.repeat(TYPED_LIMIT)}${JSON.stringify(MENU[3])}`);
    expect(await screen.findByText(/^\[\{"name":"Açaí"/)).toBeVisible();
    await user.click(button('Filtrar'));
    expect(await screen.findByText('2 produtos sem promoção')).toBeVisible();
  });

  test('may be a file, dropped or chosen', async () => {
    const { user } = open();
    const file = new File([JSON.stringify(MENU)], 'catalogo.json', { type: 'application/json' });
    fireEvent.drop(field(), { dataTransfer: { files: [file], getData: () => '' } });
    expect(screen.getByText('catalogo.json · 1 kB')).toBeVisible();
    await user.click(button('Filtrar'));
    expect(await screen.findByText('3 produtos sem promoção')).toBeVisible();
  });

  test('is refused before it is read when it is too large for any browser', async () => {
    const filter = jest.fn<ReturnType<Catalogs['filter']>, Parameters<Catalogs['filter']>>();
    const { user, deeds } = open(filter);
    const file = new File(['[]'], 'enorme.json');
    Object.defineProperty(file, 'size', { value: LARGEST_CATALOG + 1 });
    fireEvent.drop(field(), { dataTransfer: { files: [file], getData: () => '' } });
    await user.click(button('Filtrar'));
    const words = 'O catálogo é grande demais (máximo 100 MB)';
    expect(await screen.findByText(words)).toBeVisible();
    expect(notices(deeds)).toEqual([['error', words]]);
    expect(filter).not.toHaveBeenCalled();
  });

  test('nothing can be filtered while there is none', () => {
    open();
    expect(button('Filtrar')).toBeDisabled();
  });
});

describe('a filter that runs', () => {
  /** A worker that never finishes by itself. */
  function hanging() {
    const runs: FilterOptions[] = [];
    const filter: Catalogs['filter'] = (_pasted, options) => {
      runs.push(options);
      return new Promise((resolve) => {
        options.signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }));
      });
    };
    return { runs, filter };
  }

  test('shows its progress once that is known, and can be cancelled', async () => {
    const { runs, filter } = hanging();
    const { user } = open(filter);
    type(MENU);
    await user.click(button('Filtrar'));
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    act(() => runs[0]?.onProgress(0.427));
    await waitFor(() =>
      expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'),
    );
    expect(screen.getByText('Procurando produtos… 42%')).toBeVisible();
    await user.click(button('Cancelar'));
    expect(runs[0]?.signal.aborted).toBe(true);
    expect(await screen.findByText('Nada foi filtrado.')).toBeVisible();
    expect(button('Filtrar')).toHaveFocus();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('is cancelled by the next one, and only that result is shown', async () => {
    const { runs, filter } = hanging();
    const { user } = open(filter);
    type(MENU);
    await user.click(button('Filtrar'));
    await user.click(button('Filtrar'));
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    act(() => runs[0]?.onProgress(0.9));
    expect(screen.getByText('Lendo o catálogo…', { selector: 'p' })).toBeVisible();
    expect(screen.queryByText('Nada foi filtrado.')).toBeNull();
  });

  test('is ended by closing the modal', async () => {
    const { runs, filter } = hanging();
    const { user, unmount, onClose } = open(filter);
    type(MENU);
    await user.click(button('Filtrar'));
    await user.click(button('Fechar'));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(runs[0]?.signal.aborted).toBe(true);
  });

  test.each([
    ['breaks down', () => Promise.resolve({ kind: 'failed' } as const), 0],
    ['cannot be started', () => Promise.reject(new TypeError('no chunk')), 1],
  ])(
    'shows a notice when its worker %s, and the console still works',
    async (_how, filter, warnings) => {
      const { user, deeds, ports } = open(filter);
      type(MENU);
      await user.click(button('Filtrar'));
      expect(await screen.findByText('Não foi possível filtrar o catálogo')).toBeVisible();
      expect(notices(deeds)).toEqual([['error', 'Não foi possível filtrar o catálogo']]);
      expect(deeds.warnings).toHaveLength(warnings);
      ports.catalogs = createFakeWorld().ports.catalogs;
      await user.click(button('Filtrar'));
      expect(await screen.findByText('3 produtos sem promoção')).toBeVisible();
    },
  );

  test('says so when the worker goes while its result is searched', async () => {
    const lost = () => Promise.reject(new Error('broken down'));
    const product = () => ({ name: 'Suco', unitPrice: 600, promotionalPrice: null });
    const { user } = open(() =>
      Promise.resolve({
        kind: 'filtered',
        catalog: { count: 1, leftOut: 0, product, search: lost, text: lost },
      }),
    );
    type(MENU);
    await user.click(button('Filtrar'));
    await user.type(await screen.findByRole('searchbox'), 's');
    expect(await screen.findByText('Não foi possível filtrar o catálogo')).toBeVisible();
  });
});

test('has nothing that axe objects to, empty and with a result', async () => {
  const { user } = open();
  const modal = screen.getByRole('dialog', { name: 'Filtrar promoções' });
  await expectAccessible(modal);
  type(MENU);
  await user.click(button('Filtrar'));
  await screen.findByText('3 produtos sem promoção');
  await expectAccessible(modal);
});
