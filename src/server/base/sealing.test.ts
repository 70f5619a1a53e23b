import { randomBytes } from 'node:crypto';
import { createSealing, KEY_BYTES, keyIdOf, SEALED_PATTERN, SealingError } from './sealing';

const first = randomBytes(KEY_BYTES);
const second = randomBytes(KEY_BYTES);
const place = { table: 'contas', column: 'cookies', rowId: 'a' };
const sealing = createSealing([first]);

describe('a sealed text', () => {
  it.each(['', 'sessao=1', '{"ç":"🍕"}', 'x'.repeat(100_000)])(
    'opens in its place, and shows nothing of itself (%#)',
    (text) => {
      const sealed = sealing.seal(place, text);
      expect(sealing.open(place, sealed)).toBe(text);
      expect(sealed).toMatch(new RegExp(SEALED_PATTERN));
      if (text !== '') expect(sealed).not.toContain(text);
    },
  );

  it('is never the same twice, so that equal secrets cannot be told', () => {
    expect(sealing.seal(place, 'x')).not.toBe(sealing.seal(place, 'x'));
  });

  it.each([
    ['row', { ...place, rowId: 'b' }],
    ['column', { ...place, column: 'notas' }],
    ['table', { ...place, table: 'outras' }],
  ])('does not open in another %s', (_where, other) => {
    expect(() => sealing.open(other, sealing.seal(place, 'x'))).toThrow(SealingError);
  });

  it('does not open once a single character of it was changed', () => {
    const sealed = sealing.seal(place, 'segredo');
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
      const opened = () => {
        try {
          return sealing.open(place, changed);
        } catch (error) {
          return error instanceof SealingError;
        }
      };
      // The last character of base64url may hold bits that mean nothing: then nothing was changed.
      expect([true, ...(at === sealed.length - 1 ? ['segredo'] : [])]).toContain(opened());
    }
  });

  it.each(['', 'plain', 'v1', 'v1.a.b', 'v1.a.b.c.d', `v2.${'a'.repeat(50)}`])(
    'is nothing else: %j',
    (text) => {
      expect(() => sealing.open(place, text)).toThrow(SealingError);
    },
  );

  it('opens with any of the keys, and is sealed with the first', () => {
    const old = sealing.seal(place, 'x');
    const both = createSealing([second, first]);
    expect(both.open(place, old)).toBe('x');
    expect([both.isCurrent(old), both.isCurrent(both.seal(place, 'x'))]).toEqual([false, true]);
    expect(keyIdOf(both.seal(place, 'x'))).not.toBe(keyIdOf(old));
    expect(() => createSealing([second]).open(place, old)).toThrow(SealingError);
  });
});
