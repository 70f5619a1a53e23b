import { createPendingExports } from './pendingExports';

const file = { name: 'balcao.json', content: new Blob() };

describe('an export that was asked for', () => {
  it('is answered by its number, whichever comes first', async () => {
    const pending = createPendingExports();
    const ids: number[] = [];
    const asked = [1, 2].map(() => pending.ask((id) => void ids.push(id)));
    pending.resolve(ids[1] ?? 0, null);
    pending.resolve(ids[0] ?? 0, file);
    expect(await Promise.all(asked)).toEqual([file, null]);
  });

  it('is not pending any more once it was answered, failed, or cannot be answered', async () => {
    const pending = createPendingExports();
    const ids: number[] = [];
    const ask = () => pending.ask((id) => void ids.push(id));
    const [answered, failed, ...left] = [ask(), ask(), ask(), ask()];
    expect(pending.size).toBe(4);
    pending.resolve(ids[0] ?? 0, null);
    pending.reject(ids[1] ?? 0, new Error('full'));
    expect(pending.size).toBe(2);
    pending.rejectAll(new Error('no worker'));
    expect(pending.size).toBe(0);
    expect(await answered).toBeNull();
    await expect(failed).rejects.toThrow('full');
    for (const each of left) await expect(each).rejects.toThrow('no worker');
  });
});
