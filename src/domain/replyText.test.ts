import fc from 'fast-check';
import { placeholdersIn } from './replyPlaceholders';
import { fillReply, FILLED_NAMES, type ReplyFacts } from './replyText';

const facts: ReplyFacts = {
  nome: 'Zé',
  valor: 'R$ 20,00',
  endereço: 'Rua A, 1',
  agente: 'Ana',
};
const nothing: ReplyFacts = { nome: null, valor: null, endereço: null, agente: null };

test.each([
  ['each name', '{nome} {valor} {endereço} {agente}', 'Zé R$ 20,00 Rua A, 1 Ana'],
  ['a name twice', '{nome}, {nome}', 'Zé, Zé'],
  ['any case', '{Nome} {VALOR}', 'Zé R$ 20,00'],
  ['without accents, or with others', '{endereco} {ENDEREÇO} {nóme}', 'Rua A, 1 Rua A, 1 Zé'],
  ['accents as marks of their own', '{endereço}', 'Rua A, 1'],
  ['blanks around the name', '{ nome } {agente }', 'Zé Ana'],
  ['a name that nobody fills', '{minutos} {nome da loja}', '{minutos} {nome da loja}'],
  ['braces that hold no name', '{} {1} { } {a{nome}b} {{nome}}', '{} {1} { } {aZéb} {Zé}'],
  ['a brace that never closes', 'Oi {nome', 'Oi {nome'],
  ['braces over lines', '{no\nme}', '{no\nme}'],
])('a reply is filled: %s', (_what, text, filled) => {
  expect(fillReply(text, facts)).toBe(filled);
});

test('what is not known stays to be filled', () => {
  expect(fillReply('{nome}, são {valor}', { ...facts, valor: null })).toBe('Zé, são {valor}');
});

test('what is filled in is taken to the letter', () => {
  const odd = { ...facts, nome: '{valor}', agente: "$& $1 $'" };
  expect(fillReply('{nome} {agente}', odd)).toBe("{valor} $& $1 $'");
});

test.each([
  ['none', 'Oi, Zé! {} {1}', []],
  ['each', 'a {nome} b {minutos}', ['{nome}', '{minutos}']],
  ['after characters of two units', '😀 {nome}', ['{nome}']],
])('placeholders are found: %s', (_what, text, found) => {
  expect(placeholdersIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});

const piece = fc.oneof(
  fc.constantFrom(...FILLED_NAMES, 'minutos', 'Endereco').map((name) => `{${name}}`),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('{', '}', '{{', ' '),
);
const anyReply = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const plain = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.replace(/[{}]/g, ''));

test('with nothing known a reply stays as it is', () => {
  fc.assert(fc.property(anyReply, (text) => expect(fillReply(text, nothing)).toBe(text)));
});

test('what is left in a filled reply is what nobody fills', () => {
  const known = fc.record({ nome: plain, valor: plain, endereço: plain, agente: plain });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('{nome}', '{Valor}', '{endereco}', '{x}', ', ')),
      known,
      (pieces, all) => {
        const filled = fillReply(pieces.join(''), all);
        const left = placeholdersIn(filled).map(({ start, end }) => filled.slice(start, end));
        expect(left).toEqual(pieces.filter((one) => one === '{x}'));
      },
    ),
  );
});

test('a long text of braces is read in one go', () => {
  const hostile = `{${'a '.repeat(5_000)}`.repeat(20);
  expect(placeholdersIn(hostile)).toEqual([]);
});
