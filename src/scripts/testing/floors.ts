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

/** The subjects of the server's services, lowest first, as the README's map has them. */
const SERVICE_FLOORS = [
  'accounts',
  'agents',
  'conversations',
  'coupons',
  'orders',
  'offers',
  'dashboard',
  'administration',
];

const within = (folder: string, rooms: readonly string[]) =>
  rooms.map((room) => `${folder}/${room}`);

/** @returns each room with the next higher one. */
const adjacent = (rooms: readonly string[]) =>
  rooms.slice(1).map((higher, index) => ({ lower: rooms[index] ?? '', higher }));

const STACKS = [
  within('console', CONSOLE_FLOORS),
  within('server', SERVER_FLOORS),
  within('server/services', SERVICE_FLOORS),
];

/** Every room of console and server, such as `console/lib`, and every subject of the services. */
export const FLOOR_ROOMS = STACKS.flat();
/** Every one of them but the highest of each stack, with the next higher one. */
export const FLOORS = STACKS.flatMap(adjacent);
