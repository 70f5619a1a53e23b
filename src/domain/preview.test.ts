import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { splitLinks } from './links';
import { plainText } from './preview';

describe('a text without WhatsApp’s signs', () => {
  test.each([
    ['*Resumo do pedido*', 'Resumo do pedido'],
    ['_quase_ pronto', 'quase pronto'],
    ['~R$ 20~ R$ 15', 'R$ 20 R$ 15'],
    ['o código é ```A-12*3```', 'o código é A-12*3'],
    ['`chave` copiada', 'chave copiada'],
    ['*_oi_*, ~*tudo*~?', 'oi, tudo?'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['nome_do_arquivo', 'nome_do_arquivo'],
    ['*oi', '*oi'],
    ['veja https://ifood.com.br/a_b_c_', 'veja https://ifood.com.br/a_b_c_'],
    ['', ''],
  ])('%j reads %j', (text, plain) => {
    expect(plainText(text, splitLinks)).toBe(plain);
  });

  const anyText = fc
    .array(fc.constantFrom('*', '_', '~', '`', '```', ' ', '\n', 'oi', 'é', '😋', 'a.com/b_c'), {
      maxLength: 30,
    })
    .map((pieces) => pieces.join(''));

  test('lacks nothing but signs, and has nothing else, for any text', () => {
    const withoutSigns = (text: string) => text.replace(/[*_~`]/g, '');
    fc.assert(
      fc.property(anyText, (text) => {
        const plain = plainText(text, splitLinks);
        expect(plain.length).toBeLessThanOrEqual(text.length);
        expect(withoutSigns(plain)).toBe(withoutSigns(text));
      }),
      draws({ test: 300, soak: 10_000 }),
    );
  });

  test('is the text itself when it has no sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        fc.pre(!/[*_~`]/.test(text));
        expect(plainText(text, splitLinks)).toBe(text);
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });
});
