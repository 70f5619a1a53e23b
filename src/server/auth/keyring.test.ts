import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyId } from '@/server/base/sealing';
import { MissingSecretsKeyError, newKey, readKeys, writeKeys } from './keyring';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const read = (inUse: readonly string[] = [], secretsKeys: readonly string[] = []) =>
  readKeys({ dataDir, secretsKeys }, inUse);
const ids = (keys: readonly Buffer[]) => keys.map(keyId);

describe('the keys of secrets', () => {
  it('are made once and kept, readable only by their owner', async () => {
    const keys = await read();
    expect(keys).toHaveLength(1);
    expect(await read()).toEqual(keys);
    expect(await read(ids(keys))).toEqual(keys);
    expect((await stat(path.join(dataDir, 'secrets-key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['secrets-key']);
  });

  it('are those of SECRETS_KEY, in its order, and no file is made then', async () => {
    const [a, b] = [newKey(), newKey()];
    const keys = await read([], [a, b]);
    expect(keys.map((key) => key.toString('base64url'))).toEqual([a, b]);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('may be several in the file: a rotation was killed', async () => {
    const keys = [newKey(), newKey()].map((key) => Buffer.from(key, 'base64url'));
    await writeKeys(dataDir, keys);
    expect(await read(ids(keys))).toEqual(keys);
  });

  it('are refused where the one of stored secrets is missing, and none is made in its place', async () => {
    const lost = keyId(Buffer.from(newKey(), 'base64url'));
    await expect(read([lost])).rejects.toThrow(MissingSecretsKeyError);
    expect(await readdir(dataDir)).toEqual([]);
    await read();
    const made = await readFile(path.join(dataDir, 'secrets-key'), 'utf8');
    await expect(read([lost])).rejects.toThrow(MissingSecretsKeyError);
    await expect(read([lost], [newKey()])).rejects.toThrow(MissingSecretsKeyError);
    expect(await readFile(path.join(dataDir, 'secrets-key'), 'utf8')).toBe(made);
  });

  it('are refused where the file holds something else', async () => {
    await writeFile(path.join(dataDir, 'secrets-key'), 'not a key');
    await expect(read()).rejects.toThrow(MissingSecretsKeyError);
  });
});
