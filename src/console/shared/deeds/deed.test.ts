import { openConsole, settle } from '@/testing/consoleSession';
import { downloaded, oncePressed, type Deed } from './deed';

const says =
  (text: string): Deed =>
  (_dispatch, _getState, { notifier }) => {
    notifier.notify({ variant: 'success', text });
    return Promise.resolve();
  };

describe('a deed whose code is downloaded', () => {
  test('shows a notice when that failed, and is tried again at the next press', async () => {
    const { store, world } = await openConsole();
    let reachable = false;
    const load = () =>
      reachable ? Promise.resolve(says('feito')) : Promise.reject(new Error('ChunkLoadError'));
    const press = async () => {
      await store.dispatch(oncePressed('x:1', downloaded(load, 'finishFailed')));
      world.clock.advance(500);
      await settle();
    };
    await press();
    expect(world.deeds.notices).toEqual([
      {
        variant: 'error',
        text: '❌ Erro ao encerrar atendimento. Tente novamente.',
        key: 'finishFailed',
      },
    ]);
    reachable = true;
    await press();
    expect(world.deeds.notices.at(-1)).toEqual({ variant: 'success', text: 'feito' });
  });
});

describe('a deed that throws', () => {
  test('is logged with the error’s name, without its message', async () => {
    const { store, world } = await openConsole();
    const broken: Deed = () => Promise.reject(new TypeError('cannot read Maria'));
    await store.dispatch(oncePressed('x:1', broken));
    expect(world.deeds.warnings).toEqual(['deed: TypeError']);
  });
});
