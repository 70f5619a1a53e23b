import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from './en';
import { ptBR } from './ptBR';

type Leaf = string | ((...args: never[]) => string);

/** Every text by its path, 'inbox.title'; those of a list by their number. */
function leavesOf(node: unknown, at = ''): Map<string, Leaf> {
  if (typeof node === 'string' || typeof node === 'function') return new Map([[at, node as Leaf]]);
  const found = Object.entries(node as object).flatMap(([key, value]) => [
    ...leavesOf(value, at === '' ? key : `${at}.${key}`),
  ]);
  return new Map(found);
}

const portuguese = leavesOf(ptBR);
const english = leavesOf(en);

/** Answers to whatever it is asked for with `sample`: for texts that take their words by name. */
const namedSample = (sample: unknown) => new Proxy({}, { get: () => sample });

/** What a text says of one thing and of several, of a name and of a figure. */
function saidBy(leaf: Leaf | undefined): string[] {
  if (typeof leaf !== 'function') return [leaf ?? ''];
  const say = leaf as (...args: unknown[]) => string;
  const saidOf = (sample: unknown) => say(...Array<unknown>(Math.max(1, leaf.length)).fill(sample));
  return [1, 2, 'Ana'].map((sample) => {
    const said = saidOf(sample);
    return said.includes('undefined') ? saidOf(namedSample(sample)) : said;
  });
}

/** The words that are the same in both languages, and why. */
const SAME_IN_BOTH = [
  'app.name', // the product's name (behaviour: product-name)
  'app.pageTitle', // the same name, and what stands before it
  'topbar.online', // Brazilian Portuguese says so too
  'topbar.languages.pt-BR', // a language is called by its own name, whoever reads it
  'topbar.languages.en',
  'login.email', // 'Email' in Portuguese too (behaviour: login-form)
  'account.email',
  'adminPanel.online', // as in the bar
  'adminPanel.offline',
];

/** Looked up by a key that comes from the domain: the type holds them complete. */
const LOOKED_UP = [
  /^stages\./,
  /^ago\./,
  /^faults\./,
  /^history\.(status|payment)\./,
  /^topbar\.languages\./,
  /^chat\.(today|yesterday)$/,
  /^promotions\.\w+Hint$/, // the hint of an outcome, by the outcome's name
];

describe('the texts', () => {
  test('have the same texts', () => {
    expect([...english.keys()]).toEqual([...portuguese.keys()]);
    expect(portuguese.size).toBeGreaterThan(200);
  });

  test('leave nothing unsaid, in either language, of one thing or of several', () => {
    for (const texts of [portuguese, english]) {
      const unsaid = [...texts].filter(([, leaf]) =>
        saidBy(leaf).some((said) => said.trim() === '' || /undefined|NaN|\[object/.test(said)),
      );
      expect(unsaid.map(([key]) => key)).toEqual([]);
    }
  });

  test('say what they were given: a name, a figure', () => {
    const names = [...portuguese].filter(
      ([, leaf]) => typeof leaf === 'function' && leaf.length > 0,
    );
    for (const [key, leaf] of names) {
      const heard = [saidBy(leaf), saidBy(english.get(key))];
      for (const [, ofTwo, ofAna] of heard) {
        expect(`${key}: ${ofTwo ?? ''} ${ofAna ?? ''}`).not.toBe(
          `${key}: ${ofTwo ?? ''} ${ofTwo ?? ''}`,
        );
      }
    }
    expect(names.length).toBeGreaterThan(20);
  });

  test('differ in every text but names', () => {
    const same = [...portuguese.keys()].filter(
      (key) =>
        saidBy(portuguese.get(key)).join('|') === saidBy(english.get(key)).join('|') &&
        // Nothing but what it was given, and signs.
        saidBy(portuguese.get(key))
          .join('')
          .replace(/Ana|\W|\d/g, '') !== '',
    );
    expect(same.sort()).toEqual([...SAME_IN_BOTH].sort());
  });

  test('hold no text that no screen asks for', () => {
    const source = consoleSources().join('\n');
    const dead = [...portuguese.keys()].filter((key) => {
      if (LOOKED_UP.some((pattern) => pattern.test(key))) return false;
      const name = key.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
      return !new RegExp(`[.{,'"]\\s*${name}\\b`).test(source);
    });
    expect(dead).toEqual([]);
  });

  test('are Portuguese until another is there, and whole once they were waited for', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./texts');
      const loginOf = (locale: 'pt-BR' | 'en') => fresh.entryWordsOf(locale).login.submit;
      const logoutOf = (locale: 'pt-BR' | 'en') => fresh.textsOf(locale).topbar.logout;
      await fresh.loadEntryWords('pt-BR');
      expect(loginOf('en')).toBe('Entrar');
      expect(() => logoutOf('pt-BR')).toThrow('wait for loadTexts');
      expect(await fresh.withWords(Promise.resolve('a screen'))).toBe('a screen');
      expect(logoutOf('pt-BR')).toBe('Sair');
      expect(logoutOf('en')).toBe('Sair');
      await fresh.loadEntryWords('en');
      expect(logoutOf('en')).toBe('Logout');
      expect(loginOf('en')).toBe('Sign in');
    });
  });

  test('follow a choice of the default language where another one’s screens stand', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./texts');
      await fresh.loadEntryWords('en');
      await fresh.loadEntryWords('pt-BR');
      expect(fresh.textsOf('pt-BR').topbar.logout).toBe('Sair');
    });
  });
});

/** The console's own files: no tests, no words. */
function consoleSources(): string[] {
  const root = path.resolve(__dirname, '..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !/^text[\\/]/.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
}
