import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '@/console/text/en';
import { ptBR } from '@/console/text/ptBR';
import { readTitles } from './readTitles';
import { quotedIn, readSpec, statementsOf, type Statement } from './readSpec';
import { ROWS } from './rows';

const SRC = path.resolve(process.cwd(), 'src');

/** Quoted texts that are no words of a catalogue: what a host or the wire says, and the beginning of many. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Token inválido': 'server/text/http.ts',
  'Tudo certo': 'console/api/coupons.ts',
  clienteUpdated: 'contract/events.ts',
  'há ...': 'console/text/ptBR/stages.ts',
};

/** Every text of a catalogue that is one, and no function of what it is given. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

const keyOf = (statement: Statement) =>
  `${statement.section} ${statement.under}: ${statement.text}`;

const rowKeys = ROWS.map(({ section, under, quote }) => keyOf({ section, under, text: quote }));

const places = ROWS.flatMap(({ quote, tests }) => tests.map((place) => ({ ...place, quote })));

const titles = new Map(
  [...new Set(places.map(({ file }) => file))].map((file) => {
    const full = path.join(SRC, file);
    return [file, existsSync(full) ? readTitles(full) : []] as const;
  }),
);

describe('the table of the specification', () => {
  test('has a row for every text, rule and constant of sections 2, 4, 5, 8 and 9, to the letter', () => {
    const statements = readSpec();
    expect(statements.length).toBeGreaterThan(150);
    expect(statements.flatMap(quotedIn).length).toBeGreaterThan(80);
    expect(statements.map(keyOf).filter((key) => !rowKeys.includes(key))).toEqual([]);
  });

  test('has no row for what the specification does not say', () => {
    const said = readSpec().map(keyOf);
    expect(rowKeys.filter((key) => !said.includes(key))).toEqual([]);
  });

  test('quotes only texts that stand in the catalogues to the letter, or where ELSEWHERE says', () => {
    const paging = en.ordersDashboard.paging.position('X', 'Y', 'N');
    const said = new Set([...textsOf(ptBR), ...textsOf(en), paging]);
    const quoted = ROWS.flatMap(({ quote }) => quotedIn({ text: quote }));
    const missing = quoted.filter((text) => !said.has(text));
    expect([...new Set(missing)].sort()).toEqual(Object.keys(ELSEWHERE).sort());
    for (const [text, file] of Object.entries(ELSEWHERE)) {
      expect(readFileSync(path.join(SRC, file), 'utf8')).toContain(text.replace(' ...', ''));
    }
  });

  test('names for each row a test', () => {
    const bare = ROWS.filter(({ tests }) => tests.length === 0);
    expect(bare.map(({ quote }) => quote)).toEqual([]);
  });

  test('names tests that are there, each by one title of its file', () => {
    const lost = places.filter(({ file, title }) => {
      const found = (titles.get(file) ?? []).filter(
        (path) => path === title || path.endsWith(` › ${title}`),
      );
      return found.length !== 1;
    });
    expect(lost.map(({ file, title }) => `${file} › ${title}`)).toEqual([]);
  });
});

describe('reading the specification', () => {
  test('finds items, paragraphs and rows of tables, without the head of one', () => {
    const spec = [
      '## 2. Screens',
      '- One',
      '## 3. Fields',
      '- Not asked for',
      '## 9. Constants',
      '### Prices',
      'Looked up:',
      '| Value | Price |',
      '|---|---|',
      '| 10 | 2.00 |',
      '1. Checked',
    ].join('\n');
    expect(statementsOf(spec)).toEqual([
      { section: 2, under: '', text: 'One' },
      { section: 9, under: 'Prices', text: 'Looked up:' },
      { section: 9, under: 'Prices', text: '| 10 | 2.00 |' },
      { section: 9, under: 'Prices', text: 'Checked' },
    ]);
  });

  test('finds what is quoted, and takes no apostrophe for a quote', () => {
    const text = "The agent's 'Ações' reads 'Não é d'água'; otherwise 'há ...'.";
    expect(quotedIn({ text: text.replace("d'á", 'dá') })).toEqual([
      'Ações',
      'Não é dágua',
      'há ...',
    ]);
  });

  test('says in a sentence when it is not there', () => {
    expect(() => readSpec('/nowhere/spec.md')).toThrow('The specification is not at /nowhere');
  });
});
