import { createBrowserStorage } from './storage';

/** A browser whose storage is full, or forbidden altogether. */
function refusing(how: 'full' | 'forbidden'): Window {
  const full: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  };
  return Object.create(window, {
    localStorage: {
      get: () => {
        if (how === 'forbidden') throw new DOMException('no', 'SecurityError');
        return full;
      },
    },
  }) as Window;
}

describe('the storage of a browser', () => {
  beforeEach(() => window.localStorage.clear());

  test.each(['full', 'forbidden'] as const)(
    'that is %s loses nothing while the tab lives',
    (how) => {
      const onRefused = jest.fn();
      const storage = createBrowserStorage(refusing(how), onRefused);
      storage.set('outbox:ana:1', 'oi');
      expect(storage.get('outbox:ana:1')).toBe('oi');
      expect(storage.keys('outbox:')).toEqual(['outbox:ana:1']);
      expect(onRefused).toHaveBeenCalledWith('outbox');
      storage.remove('outbox:ana:1');
      expect(storage.get('outbox:ana:1')).toBeNull();
      expect(storage.keys('outbox:')).toEqual([]);
    },
  );

  test('stores a refused value once there is room for it', () => {
    const storage = createBrowserStorage(window, jest.fn());
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('token', 'a');
    expect(window.localStorage.getItem('token')).toBeNull();
    storage.set('token', 'b');
    write.mockRestore();
    expect(window.localStorage.getItem('token')).toBe('b');
    expect(storage.get('token')).toBe('b');
  });

  test('takes another tab’s value over one that was refused here', () => {
    const storage = createBrowserStorage(window, jest.fn());
    const heard = jest.fn();
    const end = storage.subscribe(heard);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('token', 'ours');
    window.localStorage.setItem('token', 'theirs');
    const { localStorage: storageArea } = window;
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'token', newValue: 'theirs', storageArea }),
    );
    expect(heard).toHaveBeenCalledWith('token', 'theirs');
    expect(storage.get('token')).toBe('theirs');
    end();
  });
});
