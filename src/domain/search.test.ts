import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { conversationMatcher, excerptOf, findPart, foldText } from './search';

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

describe('the part of a text that was found', () => {
  it.each([
    ['Quero uma maçã', 'MACA', 'maçã'],
    ['São João', 'joao', 'João'],
    ['oi 👩‍👩‍👧 tudo bem', 'tudo', 'tudo'],
    ['maçã'.normalize('NFD'), 'maca', 'maçã'.normalize('NFD')],
    ['ÇA', 'ça', 'ÇA'],
  ])('of %j by %j is %j', (text, query, found) => {
    const part = findPart(text, query);
    expect(part && text.slice(part.from, part.to)).toBe(found);
  });

  it.each([
    ['maçã', 'pera'],
    ['maçã', ''],
    ['', 'a'],
  ])('of %j by %j is none', (text, query) => {
    expect(findPart(text, query)).toBeNull();
  });

  it('is what was looked for, and there whenever the text contains it', () => {
    const any = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(any, any, any, (before, query, after) => {
        const text = before + query + after;
        const part = findPart(text, query);
        fc.pre(foldText(query) !== '');
        expect(foldText(text.slice(part?.from, part?.to))).toContain(foldText(query));
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });
});

describe('the line around what was found', () => {
  const long = 'Boa noite, eu gostaria muito de saber se ainda tem a pizza de calabresa de ontem';

  it('begins shortly before it, at a word', () => {
    expect(excerptOf(long, 'calabresa')).toEqual({
      before: '…ainda tem a pizza de ',
      found: 'calabresa',
      after: ' de ontem',
    });
  });

  it('is whole where it is short, and in one line', () => {
    expect(excerptOf('  a\n pizza\tde ontem', 'Pizza de')).toEqual({
      before: 'a ',
      found: 'pizza de',
      after: ' ontem',
    });
  });

  it('is the beginning where nothing was found', () => {
    expect(excerptOf('a pizza', 'pastel')).toEqual({ before: '', found: '', after: 'a pizza' });
  });
});
