import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { orderSearchQuery, orderSearchTerms, type SearchedOrder } from './orderSearch';

const order: SearchedOrder = {
  nomeCompleto: 'João Antônio d’Ávila',
  clienteTelefone: '5511987654321',
  numeroPedido: 'IF-123456',
};

/** Matches as the database does: every part of the query is the prefix of a word. */
function finds(query: string, { ...searched }: SearchedOrder = order): boolean {
  const terms = orderSearchTerms(searched);
  return orderSearchQuery(query).every((beginnings) =>
    beginnings.some((beginning) => terms.some((term) => term.startsWith(beginning))),
  );
}

it.each([
  ['any case, no accents', 'JOAO'],
  ['accents', 'joão antônio'],
  ['words in any order, by their beginnings', 'avi ant jo'],
  ['a phone with its country', '+55 11 98765-4321'],
  ['a phone as it is stored', '5511987654321'],
  ['a phone without its country', '(11) 98765-4321'],
  ['a phone without its area', '98765-4321'],
  ['the last four digits', '4321'],
  ['the last six digits', '654321'],
  ['the beginning of a phone, as it is typed', '(11) 987'],
  ['an order number', 'IF-123456'],
  ['the beginning of an order number', '1234'],
  ['an order number as it is shown', 'nº IF-123456'],
  ['an order number as it is shown, and its customer', 'Nº IF-123456 · João'],
  ['an order number as it is shown in English', 'no. 123456'],
  ['an order number with another sign', 'n°123456'],
  ['an order number with its own sign', '№ 123456'],
  ['a name and a phone', 'joao (11) 98765-4321'],
  ['a name and last digits', '4321 avila'],
  ['nothing', ''],
  ['only marks', ' -–* '],
])('finds %s', (_what, query) => {
  expect(finds(query)).toBe(true);
});

it.each([
  ['the middle of a word', 'oao'],
  ['one word of two', 'joao maria'],
  ['digits from the middle of a phone', '7654'],
  ['fewer than the last four digits', '321'],
  ['another phone', '5511987654322'],
  ['another order number as it is shown', 'nº 123457'],
  ['a name that only looks like the sign', 'no 123456'],
])('does not find %s', (_what, query) => {
  expect(finds(query)).toBe(false);
});

it('finds a number stored without the country code by one that has it, and the other way round', () => {
  const stored = { ...order, clienteTelefone: '11987654321' };
  expect(finds('+55 (11) 98765-4321', stored)).toBe(true);
  expect(finds('11987654321', stored)).toBe(true);
});

it('indexes the beginning of a word of any length, and finds it by the whole word', () => {
  const long = { ...order, nomeCompleto: 'a'.repeat(5_000) };
  expect(Math.max(...orderSearchTerms(long).map(({ length }) => length))).toBeLessThan(100);
  expect(finds('a'.repeat(5_000), long)).toBe(true);
});

it('finds an order without a name or a number by its phone alone', () => {
  const bare = { nomeCompleto: null, clienteTelefone: '5511987654321', numeroPedido: null };
  expect(finds('4321', bare)).toBe(true);
  expect(finds('joao', bare)).toBe(false);
});

it('finds every order by the whole of each of its fields', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.stringMatching(/^(55)?[1-9]{2}9\d{8}$/),
      (nomeCompleto, clienteTelefone) => {
        const any = { nomeCompleto, clienteTelefone, numeroPedido: null };
        // Digits in a name are parsed as a number, without the marks between them.
        if (!/\d/.test(nomeCompleto)) expect(finds(nomeCompleto, any)).toBe(true);
        expect(finds(clienteTelefone, any)).toBe(true);
        expect(finds(clienteTelefone.slice(-5), any)).toBe(true);
      },
    ),
    draws({ test: 100, soak: 2_000 }),
  );
});
