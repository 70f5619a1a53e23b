import { screen } from '@testing-library/react';
import { givePanesHeight } from '@/testing/paneHeight';
import { renderView } from '@/testing/renderView';
import { FixedRows } from './FixedRows';

givePanesHeight(700);

const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent);

/** jsdom scrolls nothing: its panes stand at their top, as one does that has nothing to scroll. */
test('a short list that was to begin further down shows its first rows', () => {
  renderView(
    <FixedRows
      count={4}
      keyOf={String}
      rowPx={80}
      initialTop={240}
      renderRow={(index) => `linha ${String(index)}`}
    />,
  );
  expect(shown()).toEqual(['linha 0', 'linha 1', 'linha 2', 'linha 3']);
});
