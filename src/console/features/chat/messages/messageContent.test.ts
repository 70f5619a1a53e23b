import { messageContent } from './messageContent';

const bare = { body: '', hasMedia: false, media: null };

describe('the content of a bubble', () => {
  test('a text is a text', () => {
    expect(messageContent({ ...bare, body: 'Oi' })).toEqual({ kind: 'text', body: 'Oi' });
  });

  test.each([
    ['image/jpeg', 'image'],
    ['VIDEO/mp4', 'video'],
    ['audio/ogg; codecs=opus', 'audio'],
    ['application/pdf', 'file'],
    ['', 'file'],
  ] as const)('%s is shown as %s, with its caption', (mimetype, kind) => {
    const media = { url: '/media/x', mimetype };
    expect(messageContent({ body: 'meu carrinho', hasMedia: true, media })).toEqual({
      kind,
      url: '/media/x',
      caption: 'meu carrinho',
    });
  });

  test('media without an address, or none where some was said to be, is old media', () => {
    const media = { url: null, mimetype: 'image/png' };
    expect(messageContent({ ...bare, hasMedia: true, media }).kind).toBe('oldMedia');
    expect(messageContent({ ...bare, hasMedia: true }).kind).toBe('oldMedia');
  });

  test('blanks alone are an empty message', () => {
    expect(messageContent({ ...bare, body: ' \n ' })).toEqual({ kind: 'empty' });
  });
});
