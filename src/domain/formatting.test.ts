import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { leastTime } from '@/testing/leastTime';
import { formatText } from './formatting';
import { splitLinks } from './links';

/** Each case takes a few milliseconds. A search that backtracks over the text would take seconds. */
const LIMIT_MS = 500;

const shown = (text: string) =>
  formatText(text, splitLinks)
    .map((part) => (part.marks.length === 0 ? part.text : `[${part.marks.join('+')} ${part.text}]`))
    .join('');

describe('a text with WhatsApp’s signs', () => {
  test.each([
    ['*oi*', '[bold oi]'],
    ['um _dois_ ~três~.', 'um [italic dois] [strike três].'],
    ['*_oi_*', '[italic+bold oi]'],
    ['*um _dois_ três*', '[bold um ][italic+bold dois][bold  três]'],
    ['`a*b*`', '[code a*b*]'],
    ['```um\n*dois*```', '[code um\n*dois*]'],
  ])('%j is shown as %j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each([
    '2 * 3 * 4',
    'a*b*c',
    'nome_do_arquivo',
    '* oi *',
    '*oi',
    '**',
    '*um\ndois*',
    '`um\ndois`',
    '` `',
    'não~ sei~',
  ])('%j is shown as it was written', (text) => {
    expect(shown(text)).toBe(text);
  });

  test('keeps the addresses in it, whole, with their signs', () => {
    const parts = formatText('*veja https://ifood.com.br/a_b_c agora*', splitLinks);
    expect(parts.find(({ href }) => href !== null)).toEqual({
      text: 'https://ifood.com.br/a_b_c',
      href: 'https://ifood.com.br/a_b_c',
      marks: ['bold'],
    });
    expect(formatText('`https://ifood.com.br`', splitLinks)).toEqual([
      { text: 'https://ifood.com.br', href: null, marks: ['code'] },
    ]);
  });

  test('loses nothing but signs and keeps the order, for any text', () => {
    const piece = fc.constantFrom(
      '*',
      '_',
      '~',
      '`',
      '```',
      ' ',
      '\n',
      'a',
      'é',
      '👍',
      'x.com/a_b',
    );
    const bare = (text: string) => text.replace(/[*_~`]/g, '');
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const text = pieces.join('');
        const visible = formatText(text, splitLinks)
          .map((part) => part.text)
          .join('');
        expect(bare(visible)).toBe(bare(text));
        let at = 0;
        for (const char of visible) {
          at = text.indexOf(char, at);
          expect(at).toBeGreaterThanOrEqual(0);
          at += char.length;
        }
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  test.each(['*', '_', '`', '*a', '*a ', '*_~', '_a_ ', '`a', '```'])(
    'of many repeated %j costs little',
    async (piece) => {
      const text = piece.repeat(Math.ceil(20_000 / piece.length));
      expect(await leastTime(LIMIT_MS, () => formatText(text, splitLinks))).toBeLessThan(LIMIT_MS);
    },
  );
});
