import { openPerson } from './support/browser';
import { eventually } from './support/eventually';
import { seededJourney } from './support/journey';
import { watchPolicy } from './support/policy';

const stage = seededJourney();

test('the policy is active: the browser refuses what it forbids, and this test notices', async () => {
  const person = await openPerson(stage.browser, stage.backend.url);
  const refused = await watchPolicy(person);
  await person.page.goto('/login');
  const ran = await person.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__ran = true';
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    const styled = document.createElement('p');
    styled.setAttribute('style', 'color: red');
    document.body.append(script, style, styled);
    return '__ran' in window;
  });
  expect(ran).toBe(false);
  await eventually(() => refused.length >= 3);
  expect(refused.map((what) => what.split(' ')[0]).sort()).toEqual([
    'script-src-elem',
    'style-src-attr',
    'style-src-elem',
  ]);
  await person.context.close();
});

/** Returns a policy's directives with their sources. */
function readPolicy(header: string | null): Record<string, string[]> {
  return Object.fromEntries(
    (header ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** Requests one response of each kind: page, code, call, picture, not found and not allowed. */
async function kindsOfAnswer(): Promise<Record<string, { path: string; status: number }>> {
  const { backend, world } = stage;
  const page = await (await fetch(backend.url)).text();
  const script = /src="(\/js\/[^"]+)"/.exec(page)?.[1] ?? '';
  const { messages } = (await world.ana(
    'GET',
    `/api/conversations/${encodeURIComponent(world.chat.chatId)}`,
  )) as { messages: { media: { url: string } | null }[] };
  const picture = messages.flatMap(({ media }) => media?.url ?? [])[0] ?? '';
  return {
    'the page': { path: '/dashboard', status: 200 },
    'its code': { path: script, status: 200 },
    'the configuration': { path: '/config.json', status: 200 },
    'a call': { path: '/healthz', status: 200 },
    'a call of nobody': { path: '/api/conversations', status: 401 },
    'a picture': { path: picture, status: 200 },
    'a socket’s poll': { path: '/socket.io/?EIO=4&transport=polling', status: 200 },
    'no call': { path: '/api/nothing', status: 404 },
    'no code': { path: '/js/nothing.js', status: 404 },
    'no picture': { path: '/media/nothing.png', status: 404 },
  };
}

test('every kind of answer carries the headers (wire: security-headers)', async () => {
  const kinds = await kindsOfAnswer();
  for (const [kind, { path, status }] of Object.entries(kinds)) {
    const answer = await fetch(new URL(path, stage.backend.url));
    await answer.body?.cancel();
    const header = answer.headers.get('content-security-policy');
    const policy = readPolicy(header);
    const sources = (name: string) => policy[name] ?? policy['default-src'];
    const media = ["'self'", 'data:', 'blob:', 'https:'];
    expect({
      kind,
      status: answer.status,
      sniff: answer.headers.get('x-content-type-options'),
      unsafe: /unsafe-/.test(header ?? 'unsafe-'),
      scripts: sources('script-src'),
      objects: sources('object-src'),
      base: policy['base-uri'],
      ancestors: policy['frame-ancestors'],
      images: sources('img-src'),
      media: sources('media-src'),
      connections: sources('connect-src'),
    }).toEqual({
      kind,
      status,
      sniff: 'nosniff',
      unsafe: false,
      scripts: ["'self'"],
      objects: ["'none'"],
      base: ["'none'"],
      ancestors: ["'none'"],
      images: media,
      media,
      connections: ["'self'"],
    });
  }
});
