import fc from 'fast-check';
import { createStandIns } from './standIns';

const keyOf = (seed: number) =>
  Uint8Array.from({ length: 16 }, (_none, at) => (seed * 31 + at) % 256);
const standIns = createStandIns(keyOf(1));
const others = createStandIns(keyOf(2));

/** Texts as people write them: words, names, numbers, ids, addresses, other scripts and signs. */
const anyPart = fc.oneof(
  fc.constantFrom(
    ...[
      'a',
      'A',
      'é',
      '7',
      '55',
      'us',
      'Us',
      'jpg',
      'Maria',
      'maria',
      'João',
      'JOÃO',
      'ß',
      'Å',
      'K',
      '中',
      '𝓜',
      '１',
    ],
    ...[
      '5511987654321',
      '1155987654321',
      '@c.us',
      'https://',
      '3EB0C7',
      'a1',
      'A1',
      '🧃',
      'e\u0301',
      ' ',
      '.',
      '-',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.stringMatching(/^[a-zA-Z0-9]{1,4}$/),
  fc.stringMatching(/^\d{10,14}$/),
);
const anyText = fc.array(anyPart, { maxLength: 6 }).map((parts) => parts.join(''));

const formOf = (text: string) =>
  text.replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a').replace(/\d/g, '0');

describe('a stand-in', () => {
  it.each([
    ['Maria Souza', 'Aaaaa Aaaaa'],
    ['11 98765-4321', '00 00000-0000'],
    ['rua das Flores, 12', 'aaa aaa Aaaaaa, 00'],
    ['rita@example.test', 'aaaa@aaaaaaa.aaaa'],
  ])('has the form of its text: %s', (text, form) => {
    expect(formOf(standIns.ofText(text))).toBe(form);
    expect(standIns.ofText(text)).not.toBe(text);
  });

  it('says what a text is: a telephone, a chat, an address, a kind of file', () => {
    const of = standIns.ofText;
    expect(of('5511987654321@c.us')).toMatch(/^55\d{11}@c\.us$/);
    expect(of('1155987654321')).not.toMatch(/^55/);
    expect(of('120363041234567890@g.us')).toMatch(/^\d{18}@g\.us$/);
    expect(of('https://media.example/a/Foto.JPG')).toMatch(
      /^https:\/\/[a-z]{5}\.[a-z]{7}\/[a-z]\/[A-Z][a-z]{3}\.JPG$/,
    );
    expect(of('mailto:rita@example.test')).toMatch(/^mailto:[a-z]{4}@/);
    expect(of('')).toBe('');
    expect(of('🧃 … !')).toBe('🧃 … !');
  });

  it('of a number is the same, however it is written', () => {
    const digits = (text: string) => text.replace(/\D/g, '');
    const plain = standIns.ofText('5511987654321');
    const written = standIns.ofText('+55 (11) 98765-4321');
    expect(written).toMatch(/^\+55 \(\d\d\) \d{5}-\d{4}$/);
    expect(digits(written)).toBe(plain);
  });

  it('is of one text alone', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(standIns.ofText(a) === standIns.ofText(b)).toBe(a === b);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is one for every word of a class, so that none can be guessed from another', () => {
    for (const all of [
      Array.from({ length: 10 }, (_none, digit) => String(digit)),
      Array.from({ length: 26 }, (_none, at) => String.fromCharCode(97 + at)),
      Array.from({ length: 1_000 }, (_none, at) => String(at).padStart(3, '0')),
      Array.from('àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ'),
    ]) {
      expect(all.map(standIns.ofText).sort()).toEqual([...all].sort());
    }
  });

  it('replaces each word by itself, so that parts of a text have the stand-ins of the whole', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(standIns.ofText(`${a}, ${b}`)).toBe(`${standIns.ofText(a)}, ${standIns.ofText(b)}`);
      }),
    );
  });

  it('keeps the length and every sign, whatever the script', () => {
    const signs = (text: string) => text.replace(/[\p{L}\p{N}]/gu, '_');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(signs(standIns.ofText(text))).toBe(signs(text));
      }),
    );
  });

  it('is another one in another recording', () => {
    const words = [
      'Maria',
      'Souza',
      '5511987654321',
      'João',
      '中文字',
      'e3b0c442',
      'Av. Paulista 1578',
    ];
    expect(words.filter((word) => standIns.ofText(word) === others.ofText(word))).toEqual([]);
  });

  it('exists for a text of any length', () => {
    const long = `${'a'.repeat(1_000)}${'1'.repeat(1_000)}${'é'.repeat(200)}`;
    expect(standIns.ofText(long)).toHaveLength(long.length);
    expect(standIns.ofText(long)).not.toContain('aaaaaaaa');
  });
});

describe('the stand-in of a draft', () => {
  it('is of the whole text, so that its growth shows no letter', () => {
    const typed = ['M', 'Ma', 'Mar', 'Mari', 'Maria', 'Maria, 5'].map(standIns.ofDraft);
    expect(typed.map(formOf)).toEqual(['a', 'aa', 'aaa', 'aaaa', 'aaaaa', 'aaaaa, a']);
    expect(new Set(typed.slice(1).map((draft) => draft.slice(0, 2))).size).toBeGreaterThan(1);
    expect(standIns.ofDraft('Maria')).toBe(typed[4]);
  });
});

describe('the stand-in of a picture', () => {
  it('is a picture that needs no request, and another one for another address', () => {
    const [a, b] = ['https://media.example/a.jpg', 'data:image/png;base64,AAAA'].map(
      standIns.ofMedia,
    );
    expect(a).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/=]+#[0-9a-f]{32}$/);
    expect(b).toMatch(/^data:image\/png;base64,/);
    expect(a).not.toBe(b);
    expect(standIns.ofMedia('https://media.example/a.jpg')).toBe(a);
  });
});
