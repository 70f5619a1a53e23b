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
      'E\u0301',
      '\u0301',
      'कि',
      '🅼',
      'Ⓑ',
      '⠃',
      '🇧🇷',
      '1️⃣',
      '👩‍🚀',
      ' ',
      '.',
      '-',
      '/',
      '_',
      '*',
      ':',
      '@',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  fc.stringMatching(/^[a-zA-Z0-9]{1,4}$/),
  fc.stringMatching(/^\d{10,14}$/),
  // Short words where a word may stay: their stand-ins are often words that stay.
  fc.stringMatching(/^[ac-gst]{1,2}$/),
  fc.stringMatching(/^@[cgus]\.[us]{2}$/),
  fc.stringMatching(/^[a1]\.[mp34o][mp34][34gap]$/),
  fc.constantFrom(
    'tel:',
    'data:',
    'mailto:',
    'blob:',
    'http://',
    '@lid',
    '@s.whatsapp.net',
    '.pdf',
  ),
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
        // A scheme stays only where a text begins.
        fc.pre(!/^[A-Za-z]+:/.test(b));
        expect(standIns.ofText(`${a}, ${b}`)).toBe(`${standIns.ofText(a)}, ${standIns.ofText(b)}`);
      }),
    );
  });

  it('keeps the length and every sign, whatever the script', () => {
    const signs = (text: string) => text.replace(/[\p{L}\p{N}\p{M}\p{So}]/gu, '_');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(signs(standIns.ofText(text))).toBe(signs(text));
      }),
    );
  });

  it.each(['🅼🅰🆁🅸🅰', 'Ⓑⓔⓛⓐ', '🇧🇪🇱🇦', '⠃⠑⠇⠁', '㋑㋺㋩', '🄱🄴🄻🄰', '⒝⒠⒧⒜', 'मीराबाई', 'Joa\u0303o'])(
    'leaves no letter, whatever people write their names with: %s',
    (name) => {
      const stand = Array.from(standIns.ofText(name));
      expect(stand).toHaveLength(Array.from(name).length);
      // Some letter is its own stand-in by chance, as it must be when each letter is the stand-in of one.
      expect(stand.filter((letter, at) => letter === Array.from(name)[at]).length).toBeLessThan(2);
      const draft = standIns.ofDraft(name);
      expect(draft).toMatch(/^[a-z]+$/);
    },
  );

  it('keeps emoji that are no letters', () => {
    for (const text of ['👩‍🚀 👍🏽 ❤️ ☎️', '🏴‍☠️…🆗']) expect(standIns.ofText(text)).toBe(text);
  });

  it('of a telephone is the same beside a flag or a keycap', () => {
    const phone = standIns.ofText('11 98765-4321');
    for (const sign of ['🇧🇷', '🅼', '☎️']) {
      expect(standIns.ofText(`${sign}11 98765-4321${sign}`)).toContain(phone);
    }
  });

  it.each([
    '1️⃣1️⃣9️⃣8️⃣',
    '1⃣ 1⃣ 9⃣ 8⃣',
    '1/1/9/8',
    '1_1_9_8',
    '*1*1*9*8*',
    '11:98',
    '1 - 1 - 9 - 8',
    '1\u00a01\u20119\u20138',
  ])('of digits with signs between them is that of one number: %s', (text) => {
    const stand = standIns.ofText(text);
    expect(stand.replace(/\D/g, '')).toBe(standIns.ofText('1198'));
    expect(stand.replace(/\d/g, '0')).toBe(text.replace(/\d/g, '0'));
  });

  it('of a telephone is the same in an id or a path with other numbers', () => {
    const of = standIns.ofText;
    const phone = of('5511987654321');
    expect(of('5511987654321:12@s.whatsapp.net')).toBe(`${phone}:${of('12')}@s.whatsapp.net`);
    expect(of('5511987654321/7_5511987654321')).toBe(`${phone}/${of('7')}_${phone}`);
  });

  it.each([
    ['Zulmira C. Quaresma', /\bC\./],
    ['bloco C', /C$/],
    ['tel 33', /tel/],
    ['tel: 33', /tel/],
    ['meu tel:33', /tel/],
    ['data do pedido', /data/],
    ['data:casa da Rosa', /data/],
    ['leia o pdf', /pdf/],
    ['us net lid', /us|net|lid/],
    ['rita@us.net', /us|net/],
    ['c.us', /c|us/],
  ])('is of each word that says what a text is, where it does not say so: %s', (text, word) => {
    // Of one letter or two, some stand-in is the word itself.
    const stands = Array.from({ length: 8 }, (_none, at) =>
      createStandIns(keyOf(at + 3)).ofText(text),
    );
    expect(stands.filter((stand) => word.test(stand)).length).toBeLessThan(4);
  });

  it.each([
    ['5511987654321@c.us', /^\d+@c\.us$/],
    ['120363041234567890@g.us', /@g\.us$/],
    ['123@lid', /@lid$/],
    ['123@s.whatsapp.net', /@s\.whatsapp\.net$/],
    ['status@broadcast', /@broadcast$/],
    ['123@newsletter', /@newsletter$/],
    ['true_5511987654321@c.us_3EB0C7', /^[a-z]{4}_55\d{11}@c\.us_[0-9A-Za-z]{6}$/],
    [
      'veja https://a.example/b.pdf, ou',
      /^[a-z]{4} https:\/\/[a-z]\.[a-z]{7}\/[a-z]\.pdf, [a-z]{2}$/,
    ],
    ['blob:https://a.example/1', /^blob:https:\/\//],
    ['tel:+5511987654321', /^tel:\+55\d{11}$/],
    ['data:image/png', /^data:[a-z]{5}\//],
    ['foto (1).pdf', /^[a-z]{4} \(\d\)\.pdf$/],
    ['lista.mp3', /^[a-z]{5}\.mp3$/],
    ['Foto.PDF?x=1', /^[A-Z][a-z]{3}\.PDF\?/],
  ])('keeps what says what a text is: %s', (text, form) => {
    expect(standIns.ofText(text)).toMatch(form);
  });

  it('is one for every text where a word may stay', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
    const pairs = letters.flatMap((a) => letters.map((b) => a + b));
    for (const texts of [
      letters.flatMap((a) => pairs.map((b) => `1@${a}.${b}`)),
      letters.flatMap((a) => pairs.map((b) => `f.${a}${b}`)),
      letters.flatMap((a) => pairs.map((b) => `${a}${b}:x`)),
      pairs.flatMap((a) => ['3', '4', '5', 'a'].map((b) => `f.${a}${b}`)),
    ]) {
      const stands = new Set(texts.map(standIns.ofText));
      expect(stands.size).toBe(texts.length);
    }
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
