import { csvMoney, csvRow, csvText } from './csv';

describe('a cell of text', () => {
  it.each([
    ['a name', 'João', '"João"'],
    ['quotes', 'a "b" c', '"a ""b"" c"'],
    ['a separator', 'a;b', '"a;b"'],
    ['a line break', 'a\r\nb', '"a\r\nb"'],
    ['nothing', '', ''],
    ['a sign in its middle', 'a=b+c', '"a=b+c"'],
    ['an unseen end', 'a\u0000b', '"ab"'],
  ])('holds %s', (_what, text, cell) => {
    expect(csvText(text)).toBe(cell);
  });

  it('is empty for an unknown value', () => {
    expect(csvText(null)).toBe('');
  });

  it.each([
    '=1+1',
    '=HYPERLINK("http://x.invalid";"a")',
    "=cmd|' /C calc'!A0",
    '+5511987654321',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\tabc',
    ' =1',
    '   @x',
    '\u00a0=1',
    '\u200b=1',
    '\ufeff=1',
    '\u0000=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '−1',
    '\u2007＝1',
  ])('never runs: %j', (text) => {
    expect(csvText(text).startsWith(`"'`)).toBe(true);
  });
});

describe('an amount', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [470, '4,70'],
    [123456, '1234,56'],
    [-1, '-0,01'],
    [-123456, '-1234,56'],
  ])('of %d cents is %s', (cents, text) => {
    expect(csvMoney(cents)).toBe(text);
  });
});

it('a row ends with CRLF', () => {
  expect(csvRow(['"a"', '1,00', ''])).toBe('"a";1,00;\r\n');
});
