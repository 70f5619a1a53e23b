import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_TEXTS } from '@/testing/allTexts';

type Leaf = string | ((...args: never[]) => string);

/** Collects every text by its path, such as 'inbox.title'; items of a list by their index. */
function leavesOf(node: unknown, at = ''): Map<string, Leaf> {
  if (typeof node === 'string' || typeof node === 'function') return new Map([[at, node as Leaf]]);
  const found = Object.entries(node as object).flatMap(([key, value]) => [
    ...leavesOf(value, at === '' ? key : `${at}.${key}`),
  ]);
  return new Map(found);
}

const portuguese = leavesOf(ALL_TEXTS['pt-BR']);
const english = leavesOf(ALL_TEXTS.en);

/** An object that returns `sample` for every property: for texts that take named arguments. */
const namedSample = (sample: unknown) => new Proxy({}, { get: () => sample });

/** @returns the results of a text for one and for several things, for a name and for a number. */
function saidBy(leaf: Leaf | undefined): string[] {
  if (typeof leaf !== 'function') return [leaf ?? ''];
  const say = leaf as (...args: unknown[]) => string;
  const saidOf = (sample: unknown) => say(...Array<unknown>(Math.max(1, leaf.length)).fill(sample));
  return [1, 2, 'Ana'].map((sample) => {
    const said = saidOf(sample);
    return said.includes('undefined') ? saidOf(namedSample(sample)) : said;
  });
}

/** The texts that are the same in both languages, with the reason. */
const SAME_IN_BOTH = [
  'app.name', // the product's name (behaviour: product-name)
  'app.pageTitle', // the same name, with a number before it
  'auditWords.details.status', // 'Status' in Portuguese too
  'auditWords.details.email',
  'chat.bot', // both languages use the same word
  'chat.emojis', // the same word
  'emojis.title',
  'inbox.fromFlow', // the same word
  'inbox.waited.moment', // the units' signs
  'inbox.waited.minute',
  'inbox.waited.hour',
  'inbox.waited.day',
  'soundWords.volume', // both languages use the same word
  'topbar.presence.online', // Brazilian Portuguese uses the same words
  'topbar.presence.offline',
  'topbar.languages.pt-BR', // every language is named in itself
  'topbar.languages.en',
  'replayWords.program', // the product's name with numbers
  'palette.keys.enter', // as they stand on keyboards
  'palette.keys.shift',
  'palette.keys.escape',
  'login.email', // 'Email' in Portuguese too (behaviour: login-form)
  'account.email',
  'adminPanel.online', // as in the top bar
  'adminPanel.offline',
];

/** Looked up by a key from the domain; the type makes sure that they are complete. */
const LOOKED_UP = [
  /^quickReplies\.faults\./, // by the fault of an entry
  /^stages\./,
  /^ago\./,
  /^inbox\.waited\./,
  /^faults\./,
  /^history\.(status|payment)\./,
  /^auditWords\./,
  /^topbar\.languages\./,
  /^chat\.(today|yesterday)$/,
  /^promotions\.\w+Hint$/, // the hint for a result, by the result's name
];

describe('the texts', () => {
  test('have the same texts', () => {
    expect([...english.keys()]).toEqual([...portuguese.keys()]);
    expect(portuguese.size).toBeGreaterThan(200);
  });

  test('are never empty, in either language, for one thing or several', () => {
    for (const texts of [portuguese, english]) {
      const unsaid = [...texts].filter(([, leaf]) =>
        saidBy(leaf).some((said) => said.trim() === '' || /undefined|NaN|\[object/.test(said)),
      );
      expect(unsaid.map(([key]) => key)).toEqual([]);
    }
  });

  test('contain their arguments: a name, a number', () => {
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
        // Remove the arguments and punctuation.
        saidBy(portuguese.get(key))
          .join('')
          .replace(/Ana|\W|\d/g, '') !== '',
    );
    expect(same.sort()).toEqual([...SAME_IN_BOTH].sort());
  });

  test('have no text that no screen uses', () => {
    const source = consoleSources().join('\n');
    const dead = [...portuguese.keys()].filter((key) => {
      if (LOOKED_UP.some((pattern) => pattern.test(key))) return false;
      const name = key.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
      return !new RegExp(`[.{,'"]\\s*${name}\\b`).test(source);
    });
    expect(dead).toEqual([]);
  });

  test('are Portuguese until another language is loaded, and complete once awaited', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./texts');
      const loginOf = (locale: 'pt-BR' | 'en') => fresh.entryWordsOf(locale).login.submit;
      const logoutOf = (locale: 'pt-BR' | 'en') => fresh.textsOf(locale).topbar.logout;
      await fresh.loadEntryWords('pt-BR');
      expect(loginOf('en')).toBe('Entrar');
      expect(() => logoutOf('pt-BR')).toThrow('wait for loadTexts');
      await fresh.loadTexts('pt-BR');
      expect(logoutOf('pt-BR')).toBe('Sair');
      expect(logoutOf('en')).toBe('Sair');
      await fresh.loadEntryWords('en');
      expect(logoutOf('en')).toBe('Logout');
      expect(loginOf('en')).toBe('Sign in');
    });
  });

  test('are those of the language that is there while another is on its way', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./texts');
      await fresh.loadTexts('en');
      expect(fresh.textsOf('pt-BR').topbar.logout).toBe('Logout');
    });
  });

  test('follow a switch to the default language from another language’s screens', async () => {
    await jest.isolateModulesAsync(async () => {
      const fresh = await import('./texts');
      await fresh.loadEntryWords('en');
      await fresh.loadEntryWords('pt-BR');
      expect(fresh.textsOf('pt-BR').topbar.logout).toBe('Sair');
    });
  });
});

/** The console's own source files, without tests and texts. */
function consoleSources(): string[] {
  // The page that replays recordings has its words here, as the console has.
  const roots = ['../../console', '../../replay/page'].map((room) => path.resolve(__dirname, room));
  return roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !/^text[\\/]/.test(file))
      .map((file) => readFileSync(path.join(root, file), 'utf8')),
  );
}
