import { createDeskLoader } from './deskLoader';

describe('the loader of the desk’s listeners', () => {
  it('adds them once, however many sockets wait for them', async () => {
    const addDeskListeners = jest.fn();
    const loader = createDeskLoader(() => Promise.resolve({ addDeskListeners }));
    const start = jest.fn();
    loader.listenWith(start as never);
    await Promise.all([loader.load(), loader.load()]);
    await loader.load();
    expect(addDeskListeners.mock.calls).toEqual([[start]]);
  });

  it('rejects while they cannot be had, and adds them when they can', async () => {
    const addDeskListeners = jest.fn();
    const chunk = jest
      .fn<Promise<{ addDeskListeners: () => void }>, []>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ addDeskListeners });
    const loader = createDeskLoader(chunk);
    loader.listenWith(jest.fn() as never);
    await expect(loader.load()).rejects.toThrow('offline');
    await loader.load();
    expect(addDeskListeners).toHaveBeenCalledTimes(1);
  });
});
