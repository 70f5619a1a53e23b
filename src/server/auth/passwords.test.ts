import { hashPassword, isPasswordRight } from './passwords';

describe('passwords', () => {
  it('are kept as Argon2id at the cost that OWASP recommends, with a salt of their own', async () => {
    const [one, other] = await Promise.all([hashPassword('segredo'), hashPassword('segredo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });

  it('match their own hash only', async () => {
    const hash = await hashPassword('segredo');
    expect(await isPasswordRight(hash, 'segredo')).toBe(true);
    expect(await isPasswordRight(hash, 'Segredo')).toBe(false);
  });
});
