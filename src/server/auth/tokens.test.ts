import { SignJWT, UnsecuredJWT } from 'jose';
import { manualClock } from '@/testing/manualClock';
import { createTokens } from './tokens';

const SECRET = 'a secret of tests, 32 letters long';
const DAY_MS = 24 * 60 * 60_000;
const key = new TextEncoder().encode(SECRET);

function newTokens() {
  const clock = manualClock();
  const signIn = { id: 'one', userId: 'ana', expiresAt: clock.now() + DAY_MS };
  return { clock, signIn, tokens: createTokens(SECRET, { clock }) };
}

describe('a token', () => {
  it('says whose it is, and of which sign-in', async () => {
    const { signIn, tokens } = newTokens();
    expect(await tokens.read(await tokens.issue(signIn))).toEqual({ id: 'one', userId: 'ana' });
  });

  it('is refused once its sign-in has expired', async () => {
    const { clock, signIn, tokens } = newTokens();
    const token = await tokens.issue(signIn);
    clock.advance(DAY_MS - 1_000);
    expect(await tokens.read(token)).not.toBeNull();
    clock.advance(1_000);
    expect(await tokens.read(token)).toBeNull();
  });

  it('is refused when its content was altered', async () => {
    const { signIn, tokens } = newTokens();
    const [head, body = '', signature] = (await tokens.issue(signIn)).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const altered = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
    expect(await tokens.read([head, altered, signature].join('.'))).toBeNull();
  });

  it('is refused without a signature, also when its header asks for none (alg none)', async () => {
    const { clock, tokens } = newTokens();
    const unsigned = new UnsecuredJWT({ jti: 'one' })
      .setSubject('ana')
      .setExpirationTime(clock.now() / 1000 + 60)
      .encode();
    expect(await tokens.read(unsigned)).toBeNull();
  });

  it('is refused when another algorithm signed it, with the right key too', async () => {
    const { clock, tokens } = newTokens();
    const other = await new SignJWT({ jti: 'one' })
      .setProtectedHeader({ alg: 'HS512' })
      .setSubject('ana')
      .setExpirationTime(clock.now() / 1000 + 60)
      .sign(key);
    expect(await tokens.read(other)).toBeNull();
  });

  it.each(['sub', 'exp', 'jti'])('is refused without its claim %s', async (missing) => {
    const { clock, tokens } = newTokens();
    const exp = clock.now() / 1000 + 60;
    const claims = { sub: 'ana', jti: 'one', exp, [missing]: undefined };
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key);
    expect(await tokens.read(token)).toBeNull();
  });

  it('is refused when another secret signed it', async () => {
    const { tokens, clock, signIn } = newTokens();
    const other = createTokens('another secret, 32 letters long too', { clock });
    expect(await tokens.read(await other.issue(signIn))).toBeNull();
  });

  it.each(['', 'x', 'a.b.c', '..', 'ação'])(
    'is refused when it is no token at all: %j',
    async (text) => {
      expect(await newTokens().tokens.read(text)).toBeNull();
    },
  );
});
