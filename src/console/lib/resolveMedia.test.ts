import { resolveMedia } from './resolveMedia';

const HOST = 'https://api.example.test';

describe('media addresses', () => {
  it('are resolved against the host wherever they occur', () => {
    const json = [
      { foto: '/media/a.jpg', messages: [{ body: '/media/x', media: { url: 'b.png' } }] },
    ];
    expect(resolveMedia(json, HOST)).toEqual([
      {
        foto: `${HOST}/media/a.jpg`,
        messages: [{ body: '/media/x', media: { url: `${HOST}/b.png` } }],
      },
    ]);
  });

  it('stay as they are when they name their own host, or are not addresses', () => {
    const json = {
      foto: 'https://cdn.example.test/a.jpg',
      profilePicUrl: null,
      url: 'javascript:x',
    };
    expect(resolveMedia(json, HOST)).toEqual(json);
  });

  it('stay as they are on our own origin', () => {
    const json = { foto: '/media/a.jpg' };
    expect(resolveMedia(json, '')).toBe(json);
  });
});
