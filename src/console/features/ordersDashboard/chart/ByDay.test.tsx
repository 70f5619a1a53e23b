import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@/testing/expectAccessible';
import { renderView } from '@/testing/renderView';
import { ByDay } from './ByDay';
import { ALL_TEXTS } from '@/testing/allTexts';
import type { DaySum } from './chartDays';

const ptBR = ALL_TEXTS['pt-BR'];

const days: DaySum[] = [
  { dia: '2026-11-20', pedidos: 12, receita: 5640, lucro: 4440 },
  { dia: '2026-11-21', pedidos: 3, receita: 0, lucro: -300 },
];
const show = (shown: readonly DaySum[] | null = days) =>
  renderView(<ByDay text={ptBR.ordersDashboard.chart} locale="pt-BR" days={shown} />);
const nbsp = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('draws each measure on an axis of its own', async () => {
  const { container } = show();
  const texts = (of: string) =>
    [...container.querySelectorAll(of)].map(({ textContent }) => nbsp(textContent));
  expect(texts('.head')).toEqual(['Pedidos', 'Receita', 'Lucro']);
  expect(texts('.top')).toEqual(['20', 'R$ 100,00', 'R$ 50,00']);
  expect(texts('.bottom')).toEqual(['-R$ 5,00']);
  expect(container.querySelectorAll('.bar')).toHaveLength(6);
  await expectAccessible(container);
});

test('is read day by day with the arrows, and points at the same day in all panels', async () => {
  const { container } = show();
  const keys = userEvent.setup();
  const slider = screen.getByRole('slider', { name: 'Dia' });
  const said = () => nbsp(slider.getAttribute('aria-valuetext'));
  await keys.tab();
  await keys.tab();
  expect(slider).toHaveFocus();
  expect(said()).toBe('21 de novembro de 2026: pedidos 3, receita R$ 0,00, lucro -R$ 3,00');
  await keys.keyboard('{ArrowLeft}');
  expect(said()).toBe('20 de novembro de 2026: pedidos 12, receita R$ 56,40, lucro R$ 44,40');
  for (const tip of ['20/11: 12', '20/11: R$ 56,40', '20/11: R$ 44,40']) {
    expect(screen.getByText((text) => nbsp(text) === tip)).toBeVisible();
  }
  await keys.tab();
  expect(container).not.toHaveTextContent('20/11: 12');
});

/** @returns a function that fires pointer events on the first panel, which is 200 px wide. */
function underPointer(container: HTMLElement) {
  const [plot] = container.querySelectorAll('.plot');
  if (!plot) throw new Error('no plot');
  plot.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  return (type: 'pointerdown' | 'pointermove', clientX: number, buttons = 0) =>
    fireEvent(plot, new MouseEvent(type, { clientX, buttons, bubbles: true }));
}

test('keeps the day that was tapped or dragged to when the finger is lifted', async () => {
  const { container } = show();
  const pointer = underPointer(container);
  pointer('pointerdown', 280, 1);
  pointer('pointermove', 120, 1);
  fireEvent.pointerLeave(screen.getByRole('slider'));
  act(() => screen.getByRole('slider').focus());
  expect(container).toHaveTextContent('20/11: 12');
  pointer('pointermove', 280);
  expect(container).toHaveTextContent('21/11: 3');
  fireEvent.pointerLeave(screen.getByRole('slider'));
  expect(container).toHaveTextContent('20/11: 12');
  await userEvent.tab();
  expect(container).not.toHaveTextContent('20/11: 12');
});

test('shows the day under the pointer, until it leaves', () => {
  const { container } = show();
  const pointer = underPointer(container);
  const move = (clientX: number) => pointer('pointermove', clientX);
  move(120);
  expect(container).toHaveTextContent('20/11: 12');
  move(280);
  expect(container).toHaveTextContent('21/11: 3');
  fireEvent.pointerLeave(screen.getByRole('slider'));
  expect(container).not.toHaveTextContent('21/11: 3');
});

test('draws a loss downward from the line of zero, and marks its bar', () => {
  const { container } = show();
  const [lost, ...others] = container.querySelectorAll('[data-lost="true"]');
  expect(others).toEqual([]);
  const zero = Number(lost?.closest('svg')?.querySelector('.zero')?.getAttribute('y1'));
  expect(zero).toBeLessThan(100);
  expect(Number(lost?.getAttribute('y'))).toBeCloseTo(zero);
});

test('shows the same as a table with heads and sums, newest first', async () => {
  const { container } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(
    rows.map((row) => nbsp([...row.children].map((cell) => cell.textContent).join('|'))),
  ).toEqual([
    'Dia|Pedidos|Receita|Lucro',
    '21 de novembro de 2026|3|R$ 0,00|-R$ 3,00',
    '20 de novembro de 2026|12|R$ 56,40|R$ 44,40',
    'Soma dos dias|15|R$ 56,40|R$ 41,40',
  ]);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Ver como gráfico' }));
  expect(screen.getByRole('slider')).toBeVisible();
});

test('is left out when the host sends no days, and keeps its room while they load', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
  show(null);
  expect(screen.getByRole('heading', { name: 'Por dia' })).toBeVisible();
});
