import { SignJWT, UnsecuredJWT } from 'jose';
import { createIds } from '@/server/base/ids';
import { manualClock } from '@/testing/manualClock';
import { createTokens, TOKEN_TTL_MS } from './tokens';

const SECRET = 'a secret of tests, 32 letters long';
const key = new TextEncoder().encode(SECRET);

function newTokens() {
  const clock = manualClock();
  const ids = createIds(clock);
  return { clock, ids, tokens: createTokens(SECRET, { clock, ids }) };
}

const ana = { id: 'ana', tokenVersion: 3 };

describe('a token', () => {
  it('says whose it is, at which version of their sign-ins, and when it expires', async () => {
    const { clock, tokens } = newTokens();
    expect(await tokens.read(await tokens.issue(ana))).toEqual({
      id: expect.any(String) as string,
      userId: 'ana',
      tokenVersion: 3,
      expiresAt: clock.now() + TOKEN_TTL_MS,
    });
  });

  it('differs from that of another sign-in of the same person at the same time', async () => {
    const { tokens } = newTokens();
    const [one, other] = [await tokens.issue(ana), await tokens.issue(ana)];
    expect((await tokens.read(one))?.id).not.toBe((await tokens.read(other))?.id);
  });

  it('is refused after a day', async () => {
    const { clock, tokens } = newTokens();
    const token = await tokens.issue(ana);
    clock.advance(TOKEN_TTL_MS - 1_000);
    expect(await tokens.read(token)).not.toBeNull();
    clock.advance(1_000);
    expect(await tokens.read(token)).toBeNull();
  });

  it('is refused when its content was altered', async () => {
    const { tokens } = newTokens();
    const [head, body = '', signature] = (await tokens.issue(ana)).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const altered = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
    expect(await tokens.read([head, altered, signature].join('.'))).toBeNull();
  });

  it('is refused without a signature, also when its header asks for none (alg none)', async () => {
    const { clock, tokens } = newTokens();
    const unsigned = new UnsecuredJWT({ tv: 3 })
      .setSubject('ana')
      .setExpirationTime(clock.now() / 1000 + 60)
      .encode();
    expect(await tokens.read(unsigned)).toBeNull();
  });

  it('is refused when another algorithm signed it, with the right key too', async () => {
    const { clock, tokens } = newTokens();
    const other = await new SignJWT({ tv: 3 })
      .setProtectedHeader({ alg: 'HS512' })
      .setSubject('ana')
      .setExpirationTime(clock.now() / 1000 + 60)
      .sign(key);
    expect(await tokens.read(other)).toBeNull();
  });

  it.each(['sub', 'exp', 'tv', 'jti'])('is refused without its claim %s', async (missing) => {
    const { clock, tokens } = newTokens();
    const exp = clock.now() / 1000 + 60;
    const claims = { sub: 'ana', tv: 3, jti: 'one', exp, [missing]: undefined };
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
    expect(await tokens.read(token)).toBeNull();
  });

  it('is refused when another secret signed it', async () => {
    const { tokens, ...basis } = newTokens();
    const other = createTokens('another secret, 32 letters long too', basis);
    expect(await tokens.read(await other.issue(ana))).toBeNull();
  });

  it.each(['', 'x', 'a.b.c', '..', 'ação'])(
    'is refused when it is no token at all: %j',
    async (text) => {
      expect(await newTokens().tokens.read(text)).toBeNull();
    },
  );
});
