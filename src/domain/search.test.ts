import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { conversationMatcher } from './search';

const joao = { name: 'João da Conceição', number: '5511987654321' };
const finds = (query: string, conversation = joao) => conversationMatcher(query)(conversation);

it.each([
  '',
  '   ',
  'João',
  'joão',
  'JOÃO',
  'joao',
  'conceicao',
  ' da Con ',
  '98765',
  '(11) 98765-4321',
  '+55 11',
])('%j finds João', (query) => {
  expect(finds(query)).toBe(true);
});

it.each(['Maria', 'joaoda', '00000', 'joão 11', '()', '-'])('%j does not find João', (query) => {
  expect(finds(query)).toBe(false);
});

it('finds signs in a name, and digits in one', () => {
  expect(finds('(2)', { name: 'Ana (2)', number: '' })).toBe(true);
  expect(finds('24', { name: 'Mercado 24h', number: '' })).toBe(true);
});

it('any part of a name finds it, in any case', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(name, fc.nat({ max: 20 }), fc.nat({ max: 20 }), (text, from, length) => {
      const part = Array.from(text)
        .slice(from, from + length)
        .join('');
      expect(finds(part, { name: text, number: '' })).toBe(true);
      expect(finds(part.toLowerCase(), { name: text, number: '' })).toBe(true);
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});

it('any digits of a number find it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,13}$/), fc.nat({ max: 7 }), (number, from) => {
      expect(finds(number.slice(from), { name: '', number })).toBe(true);
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});
