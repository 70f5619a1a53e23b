/** The rooms of the console, lowest first, as the README's map has them. */
const CONSOLE_FLOORS = [
  'lib',
  'ports',
  'ui',
  'text',
  'api',
  'entities',
  'store',
  'shared',
  'realtime',
  'features',
  'app',
];

/** The rooms of the server, lowest first, as the README's map has them. */
export const SERVER_FLOORS = [
  'base',
  'limits',
  'text',
  'errors',
  'db',
  'auth',
  'realtime',
  'timers',
  'audit',
  'ports',
  'flow',
  'services',
  'http',
  'routes',
  'sockets',
  'commands',
  'demo',
];

const onSide = (side: string, rooms: readonly string[]) => rooms.map((room) => `${side}/${room}`);

/** @returns each room with the next higher one. */
const adjacent = (rooms: readonly string[]) =>
  rooms.slice(1).map((higher, index) => ({ lower: rooms[index] ?? '', higher }));

const SIDES = [onSide('console', CONSOLE_FLOORS), onSide('server', SERVER_FLOORS)];

/** Every room of console and server, such as `console/lib`. */
export const FLOOR_ROOMS = SIDES.flat();
/** Every room but the highest of each side, with the next higher one. */
export const FLOORS = SIDES.flatMap(adjacent);
