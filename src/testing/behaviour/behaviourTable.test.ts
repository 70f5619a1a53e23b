import { existsSync } from 'node:fs';
import path from 'node:path';
import { ALL_TEXTS } from '@/testing/allTexts';
import { readRules } from './readRules';
import { readTitles } from './readTitles';
import { ROWS } from './rows';

const SRC = path.resolve(process.cwd(), 'src');

/** All texts that are strings; functions of parameters are left out. */
function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsOf) : [];
}

const rules = readRules('behaviour');
const names = rules.map(({ name }) => name);
const rows = ROWS.map(({ rule }) => rule);

const places = ROWS.flatMap(({ tests }) => tests);

const titles = new Map(
  [...new Set(places.map(({ file }) => file))].map((file) => {
    const full = path.join(SRC, file);
    return [file, existsSync(full) ? readTitles(full) : []] as const;
  }),
);

describe('the table of the behaviour', () => {
  test('has a row for every rule', () => {
    expect(names.length).toBeGreaterThan(250);
    expect(names.filter((name) => !rows.includes(name))).toEqual([]);
  });

  test('has no row for a missing rule, and one for each in the order of the file', () => {
    expect(rows.filter((rule) => !names.includes(rule))).toEqual([]);
    expect(rows).toEqual(names);
  });

  test('names for each row a test', () => {
    expect(ROWS.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  test('names existing tests, each by a title that is unique in its file', () => {
    const lost = places.filter(({ file, title }) => {
      const found = (titles.get(file) ?? []).filter(
        (path) => path === title || path.endsWith(` › ${title}`),
      );
      return found.length !== 1;
    });
    expect(lost.map(({ file, title }) => `${file} › ${title}`)).toEqual([]);
  });
});

describe('what the rules quote', () => {
  test('is in the texts to the letter', () => {
    const said = new Set(textsOf(ALL_TEXTS));
    const quoted = rules.flatMap((rule) => rule.quoted);
    expect(quoted.length).toBeGreaterThan(300);
    expect(quoted.filter((text) => !said.has(text))).toEqual([]);
  });

  test('includes the position of a page in each language', () => {
    const rule = rules.find(({ name }) => name === 'dashboard-paging');
    const positions = [
      ALL_TEXTS['pt-BR'].ordersDashboard.paging.position('X', 'Y', 'N'),
      ALL_TEXTS.en.ordersDashboard.paging.position('X', 'Y', 'N'),
    ];
    expect(positions).toEqual(['Página X de Y (N itens)', 'Page X of Y (N items)']);
    for (const position of positions) expect(rule?.text).toContain(`\`${position}\``);
  });
});
