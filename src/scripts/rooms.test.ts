import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface LintConfig {
  rules: {
    'import/no-restricted-paths': [level: string, { zones: { target: string; from: string }[] }];
  };
}

/** The rooms and files that lint's zones name, such as `./src/domain` or `./src/console/lib`. */
function placedRooms(): Set<string> {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const { rules } = load('./.eslintrc.cjs') as LintConfig;
  const [, { zones }] = rules['import/no-restricted-paths'];
  return new Set(zones.flatMap(({ target, from }) => [target, from]));
}

// A new folder or file that no zone names could import everything, and lint would be silent.
it.each([
  ['src', 5, ['docs']],
  ['src/console', 10, []],
  ['src/server', 15, []],
  ['src/server/services', 5, []],
])('lint has a place for every folder and file of %s', (folder, least, withoutCode) => {
  const entries = readdirSync(folder)
    .filter((name) => !name.endsWith('.test.ts') && !withoutCode.includes(name))
    .map((name) => `./${folder}/${name}`);
  const placed = placedRooms();
  expect(entries.length).toBeGreaterThan(least);
  expect(entries.filter((entry) => !placed.has(entry))).toEqual([]);
});
