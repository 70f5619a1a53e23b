import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { systemClock } from '@/server/base/clock';
import { createParts } from '@/server/createParts';
import { createServer } from '@/server/createServer';
import { createLogger } from '@/server/base/logger';
import { createIds } from '@/server/base/ids';
import { createEmit, type Emit, type OutgoingEvent } from '@/server/realtime/emit';
import { readSettings } from '@/server/base/settings';
import { openDataDir } from './world';

/** The server in this process, on a data folder, with the built console. */
export interface Host {
  url: string;
  /**
   * Publishes events as after a commit: numbered, over the sockets of the people concerned. Nothing is stored: with a
   * transaction for each, on a machine that also runs the browser, the pace would not be exact.
   */
  publish: (note: (emit: Emit) => void) => void;
  close: () => Promise<void>;
}

/** Starts the real server in this process, so that events can be published at an exact pace. */
export async function startHost(
  dataDir: string,
  consoleDir = path.resolve(__dirname, '../../dist/console'),
): Promise<Host> {
  const database = await openDataDir(dataDir);
  const clock = systemClock;
  const parts = await createParts({
    settings: { ...readSettings({ DATA_DIR: dataDir, SIM_RATE: '0' }), port: 0 },
    logger: createLogger(),
    clock,
    ids: createIds(clock),
    db: database.db,
  });
  const server = await createServer(parts, { consoleDir });
  await server.start();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    publish: (note) => {
      const events: OutgoingEvent[] = [];
      note(
        createEmit(
          (event) => events.push(event),
          (signOut) => parts.signOuts.tell(signOut),
        ),
      );
      parts.hub.publish(events);
    },
    close: async () => {
      await server.close();
      await database.close();
    },
  };
}
