import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { initials } from './initials';

it.each([
  ['Ana Souza', 'AS'],
  ['ana paula de souza', 'AS'],
  ['Ana', 'A'],
  ['  Ana  ', 'A'],
  ['élcio ávila', 'ÉÁ'],
  ['🌟 Maria', 'M'],
  ['Maria 🌟', 'M'],
  ['(Ana) "Souza"', 'AS'],
  ['🌟', '🌟'],
  ['👩‍👩‍👧 🌟', '👩‍👩‍👧'],
  ['𝒜na 𝒮ouza', '𝒜𝒮'],
  ['ß', 'ß'],
  ['محمد علي', 'مع'],
  ['5511987654321', '#'],
  ['+55 (11) 98765-4321', '#'],
  ['Maria Aparecida (demo)', 'MA'],
  ['Ana (Bia) Souza', 'AS'],
  ['+55 11 (Maria)', 'M'],
  ['(demo)', 'D'],
  ['', '?'],
  ['   ', '?'],
  ['\ud83c', '?'],
])('%j shows as %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('is one or two whole characters of any name', () => {
  const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const letters = initials(name);
      expect([1, 2]).toContain([...graphemes.segment(letters)].length);
      expect(letters).not.toMatch(/\p{Cs}/u);
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});
