import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathsIn, roomsOf } from './findPaths';
import { readTextFiles } from './readTextFiles';

/** Files that only the examples of contributing.md mention; a reader would create them. */
const INVENTED = ['src/console/app/desk/side/ReportsPage.tsx', 'src/console/features/reports'];

const read = (file: string) => readFileSync(path.resolve(process.cwd(), file), 'utf8');
const isThere = (file: string) => existsSync(path.resolve(process.cwd(), file));
const names = new Set(readTextFiles().map(({ file }) => path.basename(file)));
/** Whether the path exists. A file that is named without its folder may be anywhere. */
const isFound = (named: string) => (named.includes('/') ? isThere(named) : names.has(named));

describe('the paths of a text', () => {
  test('are those in backticks: from the root, or a file by its name', () => {
    const text = [
      '1. `src/contract/events.ts`: the schema in `EVENTS`, `src/console/features/offers`,',
      '   `behaviour.md`, `POST /api/agente/recusar-oferta/{id}`, src/server/db and `npm run check`;',
      '   `.eslintrc.cjs`, `wire: sequence`, `parts.settings`, `behaviour.md` again.',
      '```',
      'npm start   # `src/scripts/start.mjs`',
      '```',
    ].join('\n');
    expect(pathsIn(text)).toEqual([
      'src/contract/events.ts',
      'src/console/features/offers',
      'behaviour.md',
      '.eslintrc.cjs',
    ]);
  });

  test('are the rooms of a map, in one column or more', () => {
    const map = [
      'Arrows point down.',
      'src/console      what a person sees; from the bottom up:',
      '    lib            pure helpers           ports      the outside world: clock, storage',
      '    main.ts, create*.ts   put it together',
      'src/e2e          journeys    src/bench   what is measured, in src/bench too',
    ].join('\n');
    expect(roomsOf(map)).toEqual([
      'src/console',
      'src/console/lib',
      'src/console/ports',
      'src/console/main.ts',
      'src/console/create*.ts',
      'src/e2e',
      'src/bench',
    ]);
  });
});

describe('contributing.md', () => {
  const named = pathsIn(read('src/docs/contributing.md'));

  test('names existing paths only, except those that its examples invent', () => {
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((file) => !isFound(file))).toEqual(INVENTED);
  });
});

describe('the README', () => {
  const readme = read('README.md');
  const [, map = ''] = /^## The map$.*?^```\n(.*?)^```$/ms.exec(readme) ?? [];
  const rooms = roomsOf(map);

  test('names existing paths only', () => {
    expect(pathsIn(readme).filter((file) => !isFound(file))).toEqual([]);
  });

  test('has only existing rooms on its map', () => {
    expect(rooms.length).toBeGreaterThan(35);
    const isDrawn = (room: string) => {
      const name = new RegExp(
        `^${path.basename(room).replaceAll('.', '\\.').replaceAll('*', '.*')}$`,
      );
      return readdirSync(path.resolve(process.cwd(), path.dirname(room))).some((entry) =>
        name.test(entry),
      );
    };
    expect(rooms.filter((room) => !isDrawn(room))).toEqual([]);
  });

  test.each(['src/console', 'src/server'])('has every room of %s on its map', (side) => {
    const folders = readdirSync(path.resolve(process.cwd(), side), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${side}/${name}`);
    expect(folders.filter((folder) => !rooms.includes(folder))).toEqual([]);
  });
});
