import { labelMatcher } from './commandList';

test.each([
  ['', 'Modo escuro', true],
  ['  ', 'Modo escuro', true],
  ['ESCURO', 'Modo escuro', true],
  ['escuro modo', 'Modo escuro', true],
  ['promocoes', 'Filtrar promoções', true],
  ['promoções', 'Filtrar promocoes', true],
  ['modo claro', 'Modo escuro', false],
  ['x', 'Modo escuro', false],
])('%j fits %j: %s', (query, label, fits) => {
  expect(labelMatcher(query)(label)).toBe(fits);
});
