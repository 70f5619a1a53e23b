import { onePage } from './onePage';

const all = (count: number) => Array.from({ length: count }, (_, n) => ({ _id: n }));

describe('a page', () => {
  it('is cut from a response with all messages: the newest, or those before the requested one', () => {
    const answer = { name: 'Rita', messages: all(450) };
    const page = (from: number, to: number, hasMore: boolean) => ({
      name: 'Rita',
      messages: all(450).slice(from, to),
      hasMore,
    });
    expect(onePage(answer)).toEqual(page(250, 450, true));
    expect(onePage(answer, '250')).toEqual(page(50, 250, true));
    expect(onePage(answer, '50')).toEqual(page(0, 50, false));
  });

  it.each([
    ['a page', { messages: all(200), hasMore: true }],
    ['no object', 'nada'],
    ['no list of messages', { messages: 'nada' }],
  ])('is not cut from %s', (_what, answer) => {
    expect(onePage(answer)).toBe(answer);
  });

  it('before an unknown message is the whole response', () => {
    const answer = { messages: all(300) };
    expect(onePage(answer, 'gone')).toBe(answer);
  });
});
