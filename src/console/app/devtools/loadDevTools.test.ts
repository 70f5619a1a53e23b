import { createFakeWorld } from '@/testing/fakePorts';
import { loadDevTools } from './loadDevTools';

describe('Redux DevTools', () => {
  const { storage } = createFakeWorld().ports;
  afterEach(() => storage.remove('devtools'));

  it('sees nothing in production until a developer asks for it in that browser', async () => {
    expect(await loadDevTools(storage, true)).toBeNull();
    storage.set('devtools', 'off');
    expect(await loadDevTools(storage, true)).toBeNull();
    storage.set('devtools', 'on');
    expect(await loadDevTools(storage, true)).toMatchObject({ name: 'Balcão' });
  });

  it('is there in development', async () => {
    expect(await loadDevTools(storage, false)).toMatchObject({ name: 'Balcão' });
  });
});
