import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ptBR } from '@/console/text/ptBR';
import { renderView } from '@/testing/renderView';
import type { ListFilter } from '@/domain/waitsFor';
import { FilterChips } from './FilterChips';

function Chips() {
  const [chosen, choose] = useState<ListFilter>('all');
  const counts = { all: 4, agent: 3, unread: 2, pix: 1 };
  const { filterLabel: label, filters: words } = ptBR.inbox;
  return <FilterChips {...{ label, words, counts, chosen }} onChoose={choose} />;
}

/** Gives the chips places as a phone does: each is 150 px wide, in a row of 390. */
function layOut(row: HTMLElement): void {
  Object.defineProperty(row, 'clientWidth', { value: 390 });
  row.scrollLeft = 0;
  for (const [place, chip] of [...row.querySelectorAll('label')].entries()) {
    Object.defineProperty(chip, 'offsetLeft', { value: 12 + place * 154 });
    Object.defineProperty(chip, 'offsetWidth', { value: 150 });
  }
}

test('the chosen filter is scrolled into sight as a whole, and no further', async () => {
  const keys = userEvent.setup();
  renderView(<Chips />);
  const row = screen.getByRole('radiogroup');
  layOut(row);
  const chooses = async (name: string) => {
    await keys.click(screen.getByRole('radio', { name }));
    return row.scrollLeft;
  };
  expect(await chooses('Precisam de mim 3')).toBe(0);
  expect(await chooses('Aguardando PIX 1')).toBe(12 + 4 * 154 - 4 + 12 - 390);
  expect(await chooses('Não lidas 2')).toBe(246);
  expect(await chooses('Todas 4')).toBe(0);
});
