import { FLOOR_ROOMS, FLOORS, SERVER_FLOORS } from './testing/floors';
import { lintProject, type Findings } from './testing/lintProject';

/** The code that lint must refuse: a file, its code, the rule that refuses it and a part of its message. */
const refused: [what: string, file: string, code: string, rule: string, message: RegExp][] = [
  [
    'a lower room of the console that imports a higher one',
    'src/console/lib/upward.ts',
    "import { thing } from '@/console/store/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /only downward/,
  ],
  [
    'the same by a relative path',
    'src/console/ui/relative.ts',
    "import { thing } from '../store/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /only downward/,
  ],
  [
    'the same by a type alone',
    'src/console/api/typeOnly.ts',
    "import type { Thing } from '@/console/store/thing';\nexport type Copy = Thing;",
    'import/no-restricted-paths',
    /only downward/,
  ],
  [
    'the same by a lazy import',
    'src/console/entities/lazy.ts',
    "export const load = () => import('@/console/store/thing');",
    'import/no-restricted-paths',
    /only downward/,
  ],
  [
    'what two features share, that imports a feature',
    'src/console/shared/upward.ts',
    "import { thing } from '@/console/features/inbox/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /console\/shared lies below console\/features/,
  ],
  [
    'a store that imports what features share',
    'src/console/store/upward.ts',
    "import { thing } from '@/console/shared/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /console\/store lies below console\/shared/,
  ],
  ...FLOORS.map(({ lower, higher }): (typeof refused)[number] => [
    `${lower} that imports ${higher}, the next floor`,
    `src/${lower}/next.ts`,
    `import { thing } from '@/${higher}/thing';\nexport const copy = thing;`,
    'import/no-restricted-paths',
    new RegExp(`${lower} lies below ${higher}: imports go only downward`),
  ]),
  [
    'a room of the console that imports what starts the page',
    'src/console/app/started.ts',
    "import { started } from '@/console/main';\nexport const copy = started;",
    'import/no-restricted-paths',
    /console\/app lies below console\/main.tsx/,
  ],
  [
    'a flow that imports a service, by a type alone',
    'src/server/flow/upward.ts',
    "import type { Thing } from '@/server/services/orders/thing';\nexport type Copy = Thing;",
    'import/no-restricted-paths',
    /say in an interface/,
  ],
  [
    'an outside party that imports the parts, which hold it',
    'src/server/ports/parts.ts',
    "import { parts } from '@/server/parts';\nexport const copy = parts;",
    'import/no-restricted-paths',
    /server\/ports lies below server\/parts.ts/,
  ],
  [
    'a route that imports the demo',
    'src/server/routes/demo.ts',
    "import { thing } from '@/server/demo/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /server\/routes lies below server\/demo/,
  ],
  [
    'a service that imports what puts the server together',
    'src/server/services/composed.ts',
    "import { createServer } from '@/server/createServer';\nexport const copy = createServer;",
    'import/no-restricted-paths',
    /server\/services lies below server\/createServer.ts/,
  ],
  [
    'a subject of the services that imports a higher one, by a type alone',
    'src/server/services/conversations/upward.ts',
    "import type { Thing } from '@/server/services/administration/thing';\nexport type Copy = Thing;",
    'import/no-restricted-paths',
    /server\/services\/conversations lies below server\/services\/administration.*createServices/,
  ],
  [
    'a feature that imports another feature',
    'src/console/features/chat/neighbour.ts',
    "import { thing } from '@/console/features/inbox/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /Features do not reach into each other/,
  ],
  [
    'a console that imports the server',
    'src/console/api/server.ts',
    "import { thing } from '@/server/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /meet in contract and domain only/,
  ],
  [
    'a server that imports the console',
    'src/server/console.ts',
    "import { thing } from '@/console/store/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /meet in contract and domain only/,
  ],
  [
    'a page for recordings that uses Node',
    'src/replay/page/node.ts',
    "import { readFileSync } from 'node:fs';\nexport const copy = readFileSync;",
    'no-restricted-imports',
    /runs in a browser/,
  ],
  [
    'a domain that imports the console',
    'src/domain/console.ts',
    "import { thing } from '@/console/store/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /knows the contract and nothing else/,
  ],
  ...(
    [
      ['console/ui', ['e2e', 'bench', 'scripts']],
      ['server/base', ['e2e', 'bench', 'scripts']],
      ['testing', ['e2e', 'bench', 'scripts']],
      ['e2e', ['bench', 'scripts']],
      ['bench', ['scripts']],
    ] as const
  ).flatMap(([room, others]) =>
    others.map((other): (typeof refused)[number] => [
      `src/${room} that imports src/${other}`,
      `src/${room}/${other}.ts`,
      `import { thing } from '@/${other}/thing';\nexport const copy = thing;`,
      'import/no-restricted-paths',
      /use the lower rooms; no lower room imports them/,
    ]),
  ),
  ...(
    [
      ['console/app', 'replay', /knows nothing of it/],
      ['server/base', 'replay', /knows nothing of recordings/],
      ['replay/page', 'server', /of the console alone/],
      ['contract', 'testing', /stands at the bottom/],
      ['domain', 'testing', /knows the contract and nothing else/],
      ['console/ui', 'testing', /holds no test code/],
      ['server/base', 'testing', /holds no test code/],
      ['replay/page', 'testing', /holds no test code/],
    ] as const
  ).map(([room, other, message]): (typeof refused)[number] => [
    `code of src/${room} that imports src/${other}`,
    `src/${room}/${other}Code.ts`,
    `import { thing } from '@/${other}/thing';\nexport const copy = thing;`,
    'import/no-restricted-paths',
    message,
  ]),
  [
    'a view that imports src/testing by a relative path',
    'src/console/ui/relativeTesting.tsx',
    "import { thing } from '../../testing/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /holds no test code/,
  ],
  [
    'what puts the server together, that imports src/testing lazily',
    'src/server/lazy.ts',
    "export const load = () => import('@/testing/thing');",
    'import/no-restricted-paths',
    /holds no test code/,
  ],
  [
    'a test of the server that imports src/e2e',
    'src/server/routes/journey.test.ts',
    "import { thing } from '@/e2e/thing';\nexport const copy = thing;",
    'import/no-restricted-paths',
    /no lower room imports them/,
  ],
  [
    'a domain that reads the clock',
    'src/domain/clock.ts',
    'export const now = () => Date.now();',
    'no-restricted-globals',
    /Time is an argument/,
  ],
  [
    'a domain that knows Node',
    'src/domain/node.ts',
    "import { sep } from 'node:path';\nexport const copy = sep;",
    'no-restricted-imports',
    /no React, Redux or Node/,
  ],
  [
    'a contract that imports another package than valibot',
    'src/contract/dayjs.ts',
    "import dayjs from 'dayjs';\nexport const copy = dayjs;",
    'no-restricted-imports',
    /imports valibot only/,
  ],
  [
    'a contract that imports a scoped package',
    'src/contract/scoped.ts',
    "import { createSlice } from '@reduxjs/toolkit';\nexport const copy = createSlice;",
    'no-restricted-imports',
    /imports valibot only/,
  ],
  [
    'a contract that imports the domain',
    'src/contract/domain.ts',
    "import { rule } from '@/domain/rule';\nexport const copy = rule;",
    'import/no-restricted-paths',
    /stands at the bottom/,
  ],
  [
    'a raw hook of react-redux',
    'src/console/features/chat/hooks.ts',
    "import { useSelector } from 'react-redux';\nexport const copy = useSelector;",
    'no-restricted-imports',
    /useAppSelector/,
  ],
  [
    'socket.io-client outside of realtime',
    'src/console/features/chat/socket.ts',
    "import { io } from 'socket.io-client';\nexport const copy = io;",
    'no-restricted-imports',
    /Only console\/realtime/,
  ],
  [
    "MUI's barrel",
    'src/console/ui/barrel.ts',
    "import { Button } from '@mui/material';\nexport const copy = Button;",
    'no-restricted-imports',
    /own path/,
  ],
  [
    'Node in the console',
    'src/console/lib/node.ts',
    "import { sep } from 'node:path';\nexport const copy = sep;",
    'no-restricted-imports',
    /runs in a browser/,
  ],
  [
    'storage taken from the global',
    'src/console/entities/storage.ts',
    "export const token = () => localStorage.getItem('token');",
    'no-restricted-globals',
    /take storage from the ports/,
  ],
  [
    'the clock taken from the global',
    'src/console/entities/clock.ts',
    'export const now = () => Date.now();',
    'no-restricted-properties',
    /Take the clock from the ports/,
  ],
  [
    'a file of more than 400 lines',
    'src/console/lib/long.ts',
    `${'// a line\n'.repeat(401)}export const long = true;`,
    'max-lines',
    /too many lines/,
  ],
  [
    'a default export',
    'src/console/lib/default.ts',
    'export default 1;',
    'import/no-default-export',
    /named export/,
  ],
  [
    'a call of console',
    'src/server/log.ts',
    "export const log = () => {\n  console.log('x');\n};",
    'no-console',
    /Unexpected console/,
  ],
  [
    'a union that a switch does not exhaust',
    'src/domain/union.ts',
    "export function number(kind: 'a' | 'b'): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
    '@typescript-eslint/switch-exhaustiveness-check',
    /not exhaustive/,
  ],
  [
    'any',
    'src/domain/any.ts',
    'export const loose = (value: any): string => String(value);',
    '@typescript-eslint/no-explicit-any',
    /Unexpected any/,
  ],
];

/** The code that lint must allow: each line is the permitted twin of a refusal above. */
const allowed: [what: string, file: string, code: string][] = [
  [
    'a higher room that imports a lower one',
    'src/console/features/chat/downward.ts',
    "import { thing } from '@/console/store/thing';\nexport const copy = thing;",
  ],
  [
    'a server’s room that imports the one below it',
    'src/server/services/downward.ts',
    "import { thing } from '@/server/flow/thing';\nimport { parts } from '@/server/parts';\nexport const copies = [thing, parts];",
  ],
  [
    'a subject of the services that imports a lower one',
    'src/server/services/offers/downward.ts',
    "import { thing } from '@/server/services/agents/thing';\nexport const copy = thing;",
  ],
  [
    'what puts the server together, that imports every room',
    'src/server/createServer.ts',
    `${SERVER_FLOORS.map((room) => `import { thing as ${room} } from '@/server/${room}/thing';`).join('\n')}\nexport const createServer = [${SERVER_FLOORS.join(', ')}];`,
  ],
  [
    'a feature that imports itself',
    'src/console/features/inbox/own.ts',
    "import { thing } from '@/console/features/inbox/thing';\nexport const copy = thing;",
  ],
  [
    'a contract that imports valibot and itself',
    'src/contract/own.ts',
    "import * as v from 'valibot';\nimport { schema } from './schema';\nimport { schema as same } from '@/contract/schema';\nexport const copies = [v.string(), schema, same];",
  ],
  [
    'a contract file in a folder that imports one above',
    'src/contract/rest/upward.ts',
    "import { schema } from '../schema';\nexport const copy = schema;",
  ],
  [
    'a domain that imports the contract',
    'src/domain/contract.ts',
    "import { schema } from '@/contract/schema';\nexport const copy = schema;",
  ],
  ...['contract', 'domain', 'console/ui', 'server/base'].map((room): (typeof allowed)[number] => [
    `a test of src/${room} that imports src/testing`,
    `src/${room}/testing.test.ts`,
    "import { thing } from '@/testing/thing';\nexport const copy = thing;",
  ]),
  [
    'socket.io-client in realtime',
    'src/console/realtime/socket.ts',
    "import { io } from 'socket.io-client';\nexport const copy = io;",
  ],
  [
    'the raw hooks where the typed ones are made',
    'src/console/store/hooks.ts',
    "import { useSelector } from 'react-redux';\nexport const useAppSelector = useSelector;",
  ],
];

/** What the code above imports of a room of the console or the server. */
const ROOM_THING = 'export interface Thing {\n  id: string;\n}\nexport const thing = true;';

/** The files that the code above imports. */
const neighbours: [file: string, code: string][] = [
  ['src/contract/schema.ts', "import * as v from 'valibot';\nexport const schema = v.string();"],
  ['src/domain/rule.ts', 'export const rule = true;'],
  ...['testing', 'replay', 'e2e', 'bench', 'scripts'].map((room): [string, string] => [
    `src/${room}/thing.ts`,
    'export const thing = true;',
  ]),
  ['src/server/thing.ts', 'export const thing = true;'],
  ['src/server/parts.ts', 'export const parts = true;'],
  ...FLOOR_ROOMS.map((room): [string, string] => [`src/${room}/thing.ts`, ROOM_THING]),
  ['src/console/main.tsx', 'export const started = true;'],
  ['src/console/features/inbox/thing.ts', 'export const thing = true;'],
];

let messages: Findings;

beforeAll(async () => {
  const said = [...refused, ...allowed].map(([, file, code]) => [file, code] as const);
  messages = await lintProject([...neighbours, ...said]);
});

describe('the architecture, as lint holds it', () => {
  it.each(refused)('refuses %s', (_what, file, _code, rule, message) => {
    expect(messages.get(file)).toContainEqual(
      expect.objectContaining({ ruleId: rule, message: expect.stringMatching(message) as string }),
    );
  });

  it.each(allowed)('allows %s', (_what, file) => {
    expect(messages.get(file)).toEqual([]);
  });
});
