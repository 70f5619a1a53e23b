import { createServer, type AddressInfo } from 'node:net';
import { demoFolder } from './support/dataFolders';
import { drawPort, startBackend } from './support/backend';

test('a backend whose port is taken by another server starts on another port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port: taken } = other.address() as AddressInfo;
  const first = [taken];
  const nextPort = () => first.shift() ?? drawPort();
  const backend = await startBackend({ from: demoFolder(), nextPort });
  const health = await fetch(`${backend.url}/healthz`);
  await backend.dispose();
  other.close();
  expect(first).toEqual([]);
  expect(backend.url).not.toMatch(new RegExp(`:${taken}$`));
  expect(health.status).toBe(200);
});
