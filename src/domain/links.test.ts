import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { leastTime } from '@/testing/leastTime';
import { splitLinks } from './links';
import { mayHoldLink } from './textParts';

const links = (text: string) =>
  splitLinks(text).flatMap(({ text: written, href }) => (href === null ? [] : [[written, href]]));

describe('an address in a message', () => {
  test.each([
    ['veja https://loja.com.br/x?y=1#z agora', 'https://loja.com.br/x?y=1#z'],
    ['HTTP://Loja.com/Cupom', 'HTTP://Loja.com/Cupom'],
    ['http://localhost:3000/x', 'http://localhost:3000/x'],
    ['meu e-mail: maria@loja.com.br', 'maria@loja.com.br'],
    ['mailto:maria@loja.com', 'mailto:maria@loja.com'],
    ['ligue tel:+55(11)99999-0000 já', 'tel:+55(11)99999-0000'],
    ['está em www.loja.shop', 'www.loja.shop'],
    ['peça no ifood.com.br', 'ifood.com.br'],
    ['fale em wa.me/5511999990000', 'wa.me/5511999990000'],
    ['شكرا https://loja.com/قائمة شكرا', 'https://loja.com/قائمة'],
  ])('is found in %j', (text, written) => {
    expect(links(text).map(([found]) => found)).toEqual([written]);
  });

  test.each([
    ['Olhe https://a.com/x.', 'https://a.com/x'],
    ['(https://a.com/x)', 'https://a.com/x'],
    ['https://a.com/x_(y), e', 'https://a.com/x_(y)'],
    ['“https://a.com/x”!', 'https://a.com/x'],
    ['https://a.com/x?!', 'https://a.com/x'],
    ['https://a.com😋🍕', 'https://a.com'],
    ['https://a.com/👍🏽', 'https://a.com/'],
  ])('ends at the right place: %j', (text, written) => {
    expect(links(text).map(([found]) => found)).toEqual([written]);
  });

  test('leads where it says, and a bare one by https', () => {
    expect(links('https://a.com/x a@b.com wa.me/55 tel:+5511')).toEqual([
      ['https://a.com/x', 'https://a.com/x'],
      ['a@b.com', 'mailto:a@b.com'],
      ['wa.me/55', 'https://wa.me/55'],
      ['tel:+5511', 'tel:+5511'],
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'javascript://a.com/%0aalert(1)',
    'JaVaScRiPt:www.a.com',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://a.com/x',
    'blob:a.com/1',
    '//a.com/x',
    'intent://scan/#Intent;end',
    'https://',
    'https://a.com:99999/',
    'R$ 10.50 e 1.2.3',
    'obrigado.me avisa',
    'r$20.com desconto',
    'arquivo.pdf',
  ])('is not found in %j', (text) => {
    expect(splitLinks(text)).toEqual([{ text, href: null }]);
  });

  test('ends before an @, so that it cannot lead to a host hidden behind that', () => {
    expect(links('https://banco.com@mau.net/x')[0]).toEqual([
      'https://banco.com',
      'https://banco.com/',
    ]);
  });
});

/** Fragments of links, to build texts that are hard to search. */
const PIECES = [
  ...['http://', 'https:', 'javascript:', 'data:', 'mailto:', 'tel:', 'www.', '//', 'blob:'],
  ...[
    'a.com',
    'é.com.br',
    '@',
    '/',
    '?',
    '#',
    ':',
    '.',
    ',',
    '(',
    ')',
    '"',
    '<a href="',
    '>',
    '\\',
  ],
  ...[
    ' ',
    '\n',
    '\t',
    '\u0000',
    '\u202E',
    '\u200B',
    '😋',
    '👍🏽',
    '\uD83D',
    'ש',
    '[',
    ']',
    '%0a',
    '+55',
  ],
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join('')),
);

describe('whatever a customer writes', () => {
  test('is looked through if there is a link in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        if (links(text).length > 0) expect(mayHoldLink(text)).toBe(true);
      }),
      draws({ test: 2_000, soak: 20_000 }),
    );
    expect(['Oi, tudo bem?', 'Quero 2. Pode ser?', 'Total: 10'].filter(mayHoldLink)).toEqual([]);
  });

  test('is shown as it was written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(
          splitLinks(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
      draws({ test: 2_000, soak: 20_000 }),
    );
  });

  test('leads nowhere but by http, https, mailto and tel', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const [, href] of links(text)) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)/);
      }),
      draws({ test: 2_000, soak: 20_000 }),
    );
  });

  test('costs little, however it was made up to cost much', async () => {
    const hostile = [
      'a@',
      'a.',
      '(',
      'http://',
      'a.com ',
      'www.',
      '😋',
      'mailto:',
      'a.com/(',
      '[',
      ':',
    ];
    const splitAll = () => {
      for (const piece of hostile) {
        splitLinks(piece.repeat(4_096 / piece.length));
        splitLinks(`https://a.com/${piece.repeat(4_000 / piece.length)}x`);
      }
    };
    // All 22 together take milliseconds. A search that backtracks over the text would take seconds for one.
    expect(await leastTime(1_000, splitAll)).toBeLessThan(1_000);
  });
});
