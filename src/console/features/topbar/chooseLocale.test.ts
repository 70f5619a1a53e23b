import { loadedConsole } from '@/testing/consoleSession';
import { chooseLocale } from './chooseLocale';

jest.mock('@/console/text/texts', () => ({
  ...jest.requireActual<object>('@/console/text/texts'),
  loadTexts: jest.fn(() => Promise.reject(new Error('no network'))),
}));

describe('chooseLocale', () => {
  test('keeps the old language and shows an error when the new texts cannot be downloaded', async () => {
    const { store, world } = loadedConsole(null);
    await store.dispatch(chooseLocale('en'));
    expect(store.getState().preferences.locale).toBe('pt-BR');
    expect(world.deeds.notices).toMatchObject([
      { variant: 'error', text: 'Não foi possível carregar o idioma' },
    ]);
  });
});
