import type * as sideTextsModule from './sideTexts';
import type * as textsModule from './texts';

it('speaks one language: that of the texts which stand in for a language that is not loaded', async () => {
  await jest.isolateModulesAsync(async () => {
    const { loadTexts } = jest.requireActual<typeof textsModule>('./texts');
    const { SIDE_WORDS, sideTextsOf } = jest.requireActual<typeof sideTextsModule>('./sideTexts');
    await loadTexts('pt-BR');
    const standIn = sideTextsOf('en');
    expect(standIn.common.cancel).toBe('Cancelar');
    expect(standIn.adminPanel).toBe(SIDE_WORDS['pt-BR'].adminPanel);
    expect(sideTextsOf('pt-BR')).toBe(standIn);
    await loadTexts('en');
    expect(sideTextsOf('en').common.cancel).toBe('Cancel');
    expect(sideTextsOf('en').adminPanel).toBe(SIDE_WORDS.en.adminPanel);
  });
});
