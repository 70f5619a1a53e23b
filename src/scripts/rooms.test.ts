import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface LintConfig {
  rules: {
    'import/no-restricted-paths': [level: string, { zones: { target: string; from: string }[] }];
  };
}

/** The rooms that lint's floors name, each as `./src/<side>/<room>`. */
function placedRooms(): Set<string> {
  const load = createRequire(path.join(process.cwd(), 'package.json'));
  const { rules } = load('./.eslintrc.cjs') as LintConfig;
  const [, { zones }] = rules['import/no-restricted-paths'];
  return new Set(zones.flatMap(({ target, from }) => [target, from]));
}

// A new folder that no floor names could import everything, and lint would be silent.
it.each(['console', 'server'])('every folder of src/%s is one of the floors of lint', (side) => {
  const rooms = readdirSync(`src/${side}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `./src/${side}/${name}`);
  const placed = placedRooms();
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms.filter((room) => !placed.has(room))).toEqual([]);
});
