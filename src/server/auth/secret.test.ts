import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrMakeSecret } from './secret';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('the secret that signs tokens', () => {
  it('is created once and kept, readable only by its owner', async () => {
    const secret = await readOrMakeSecret(dataDir);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await readOrMakeSecret(dataDir)).toBe(secret);
    expect((await stat(path.join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is created again when a process died before it was written', async () => {
    await writeFile(path.join(dataDir, 'jwt-secret'), '');
    expect((await readOrMakeSecret(dataDir)).length).toBeGreaterThanOrEqual(32);
  });
});
