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

test('one is chosen, by mouse or by the arrows', async () => {
  const keys = userEvent.setup();
  renderView(<Chips />);
  await keys.click(screen.getByRole('radio', { name: 'Aguardando PIX 1' }));
  expect(screen.getByRole('radio', { name: 'Aguardando PIX 1' })).toBeChecked();
  await keys.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Todas 4' })).toBeChecked();
  await keys.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'Não lidas 2' })).toBeChecked();
});
