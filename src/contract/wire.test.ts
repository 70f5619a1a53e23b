import fc from 'fast-check';
import { draws } from '@/testing/runs';
import * as v from 'valibot';
import { anyMessage } from '@/testing/arbitraries/entities';
import { conversationPatchSchema } from './entities/conversation';
import { couponAccountSchema, poolGroupSchema } from './entities/coupon';
import { dashboardSchema } from './entities/dashboard';
import { messageSchema, writeMessage } from './entities/message';
import { offerSchema } from './entities/offer';
import { userSchema } from './entities/user';
import { CALLS } from './rest/calls';
import { lenientList } from './shapes';
import { wireCount, wireFlag, wireId, wireMediaUrl, wireMoney, wireText, wireTime } from './wire';

const readable = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).success;

describe('the names a host may use (wire: reading-aliases)', () => {
  it.each([
    ['id', '_id', userSchema, { id: 'u1' }],
    ['body', 'text', messageSchema, { id: 'm1', timestamp: 1, body: 'oi' }],
    ['email', 'mail', couponAccountSchema, { id: 'c1', email: 'a@example.test' }],
    ['count', 'quantity', poolGroupSchema, { _id: 20, count: 3 }],
    ['ofertaId', 'id', offerSchema, { ofertaId: 'o1', agentesIds: ['u1'], expiraEm: 1 }],
  ] as const)('%s or %s reads to the same', (name, alias, schema, wire) => {
    const { [name]: value, ...rest } = wire as Record<string, unknown>;
    const byName = v.parse(schema, wire);
    expect(v.parse(schema, { ...rest, [alias]: value })).toEqual(byName);
    expect(v.parse(schema, { ...rest, [alias]: 'another', [name]: value })).toEqual(byName);
    expect(v.parse(schema, { ...rest, [alias]: value, [name]: null })).toEqual(byName);
  });

  it('drops unknown keys', () => {
    const pulled = v.parse(CALLS.pullCoupon.answer, {
      id: 1,
      email: 'a@example.test',
      cookies_json: '[{"name":"session"}]',
    });
    expect(JSON.stringify(pulled)).not.toContain('session');
  });
});

describe('numbers', () => {
  it.each([
    [3, 3],
    ['3', 3],
    [' 3 ', 3],
    ['3.0', 3],
    [0, 0],
    [-0, 0],
  ])('the count %p is %p', (wire, count) => {
    expect(v.parse(wireCount, wire)).toBe(count);
  });

  it.each([-1, 1.5, 'três', '', '0x10', '1e3', null, [], {}, true, 1e300])(
    '%p is no count',
    (wire) => {
      expect(readable(wireCount, wire)).toBe(false);
    },
  );

  it.each([
    [4.7, 470],
    ['4.7', 470],
    ['4.70', 470],
    [4.35, 435],
    [1.005, 101],
    [-4.35, -435],
    [0, 0],
    [-0.001, 0],
    [1_234.56, 123_456],
  ])('%p reais are %p cents', (wire, cents) => {
    expect(v.parse(wireMoney, wire)).toBe(cents);
  });

  it.each(['R$ 4,70', '4,70', '', null, 1e14, 'NaN'])('%p is no amount of money', (wire) => {
    expect(readable(wireMoney, wire)).toBe(false);
  });

  it('reads a number as a text where a text is meant', () => {
    expect(v.parse(wireText, 5_511_900_000_001)).toBe('5511900000001');
    expect(readable(wireText, true)).toBe(false);
  });
});

describe('times', () => {
  const ms = 1_750_000_000_000;
  it.each([
    ['seconds', ms / 1000],
    ['seconds as text', String(ms / 1000)],
    ['milliseconds', ms],
    ['milliseconds as text', String(ms)],
    ['ISO', new Date(ms).toISOString()],
    ['ISO with an offset', '2025-06-15T12:06:40-03:00'],
  ])('%s read to the same moment', (_form, wire) => {
    expect(v.parse(wireTime, wire)).toBe(ms);
  });

  it('any message reads the same from seconds, milliseconds and ISO', () => {
    fc.assert(
      fc.property(
        anyMessage.filter(({ timestamp }) => timestamp >= 100_000_000_000),
        (message) => {
          const wire = writeMessage(message);
          const { timestamp } = message;
          for (const time of [timestamp / 1000, timestamp, new Date(timestamp).toISOString()]) {
            expect(v.parse(messageSchema, { ...wire, timestamp: time })).toEqual(message);
            expect(v.parse(messageSchema, { ...wire, timestamp: String(time) })).toEqual(message);
          }
        },
      ),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it.each(['ontem', '15/06/2025', '', null, 'Infinity', 8.64e15, '2025-13-45'])(
    '%p is no time',
    (wire) => {
      expect(readable(wireTime, wire)).toBe(false);
    },
  );
});

describe('ids', () => {
  it.each([
    ['a', 'a'],
    [7, '7'],
    ['5511@c.us', '5511@c.us'],
  ])('%p is the id %p', (wire, id) => {
    expect(v.parse(wireId, wire)).toBe(id);
  });

  it.each(['', '.', '..', '\ud800', 'x'.repeat(201), 1.5, null, true, {}])(
    '%p is no id',
    (wire) => {
      expect(readable(wireId, wire)).toBe(false);
    },
  );
});

describe('flags', () => {
  it.each([
    [true, true],
    ['true', true],
    [1, true],
    [false, false],
    ['false', false],
    [0, false],
  ])('%p is %p', (wire, flag) => {
    expect(v.parse(wireFlag, wire)).toBe(flag);
  });

  it.each(['sim', 2, null, {}])('%p is neither', (wire) => {
    expect(readable(wireFlag, wire)).toBe(false);
  });
});

describe('addresses of media', () => {
  it.each([
    'https://host.example.test/a.png',
    'http://localhost:3000/a.png',
    'blob:https://host.example.test/1',
    'data:image/png;base64,AAAA',
    '/media/a.png',
  ])('%s stays', (url) => {
    expect(v.parse(wireMediaUrl, url)).toBe(url);
  });

  it.each([
    ['uploads/a.png', '/uploads/a.png'],
    ['a.png', '/a.png'],
  ])('%s is a path of the host', (url, path) => {
    expect(v.parse(wireMediaUrl, url)).toBe(path);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript:/a.png',
    'data:text/html,<script>',
    'vbscript:x.y',
    'file:///etc/passwd',
    '//other.example.test/a.png',
    '/\\other.example.test/a.png',
    'sem foto',
    'null',
    '',
    null,
    undefined,
  ])('%p reads as none', (url) => {
    expect(v.parse(wireMediaUrl, url)).toBeNull();
  });
});

describe('lists', () => {
  const good = { id: 'u1' };

  it('one bad item costs only itself, and its fault is named without a value', () => {
    const { items, rejected } = v.parse(lenientList(messageSchema), [
      { id: 'm1', timestamp: 1 },
      { id: 'm2', timestamp: 'segredo' },
      'segredo',
      { id: 'm4', timestamp: 4, media: { url: 5 } },
      { id: 'm5', timestamp: 5 },
    ]);
    expect(items.map(({ id }) => id)).toEqual(['m1', 'm5']);
    expect(rejected).toEqual(['1.timestamp', '2.(root)', '3.media.url']);
  });

  it.each([
    ['bare', [good]],
    ['under its key', { users: [good] }],
  ])('%s, the list reads the same', (_form, wire) => {
    expect(v.parse(CALLS.listUsers.answer, wire).items.map(({ id }) => id)).toEqual(['u1']);
  });

  it.each([
    ['bare', [{ _id: 20, count: 3 }]],
    ['under coupons', { totalCouponsQuantity: 3, coupons: [{ _id: 20, count: 3 }] }],
    ['under any key', { errors: [], whatever: [{ _id: '20', quantity: '3' }] }],
  ])('%s, the pool reads the same', (_form, wire) => {
    expect(v.parse(CALLS.getCouponPool.answer, wire).items).toEqual([{ value: 2000, count: 3 }]);
  });

  it('the pool is ascending by value, whatever order the host has', () => {
    const wire = [15, 10, 20].map((value) => ({ _id: value, count: 1 }));
    expect(v.parse(CALLS.getCouponPool.answer, wire).items.map(({ value }) => value)).toEqual([
      1000, 1500, 2000,
    ]);
  });

  it('no list at all is a fault', () => {
    expect(readable(CALLS.listUsers.answer, { other: [good] })).toBe(false);
    expect(readable(CALLS.listUsers.answer, null)).toBe(false);
  });
});

it('a client record reads the same bare and wrapped', () => {
  const record = { nomeCompleto: 'Cliente', estadoFluxo: 'finalizado', cupomValor: '20' };
  const bare = v.parse(CALLS.getCliente.answer, record);
  expect(v.parse(CALLS.getCliente.answer, { cliente: record })).toEqual(bare);
  expect(bare.cupomValor).toBe(2000);
});

it('a partial update holds the received keys and no others', () => {
  expect(v.parse(conversationPatchSchema, { _id: 7, atribuidoEm: null, unreadCount: '2' })).toEqual(
    { id: '7', atribuidoEm: null, unreadCount: 2 },
  );
  expect(readable(conversationPatchSchema, { unreadCount: 2 })).toBe(false);
});

it('a default is made anew for each reader', () => {
  const [first, second] = [v.parse(dashboardSchema, {}), v.parse(dashboardSchema, {})];
  expect(first).toEqual(second);
  expect(first.pedidos).not.toBe(second.pedidos);
  expect(first.receita).not.toBe(second.receita);
});

it('cookies come as an object or as its text, and are text', () => {
  const cookies = [{ name: 'session', value: 'x' }];
  const text = JSON.stringify(cookies);
  expect(v.parse(CALLS.getCookies.answer, { cookies_json: cookies })).toEqual({
    cookies_json: text,
  });
  expect(v.parse(CALLS.getCookies.answer, { cookies_json: text })).toEqual({ cookies_json: text });
  for (const none of [{}, { cookies_json: null }, { cookies_json: '' }]) {
    expect(v.parse(CALLS.getCookies.answer, none)).toEqual({ cookies_json: null });
  }
});
