import type { Lack } from '@/console/entities/readiness/readinessSlice';
import { lacksOf, rememberedOf, type Serving } from './lacks';

const READY: Serving = {
  muted: false,
  soundBlocked: false,
  desktop: 'on',
  whatsappConnected: true,
  serverOffsetMs: 0,
};

test.each<[string, Partial<Serving>, Lack[]]>([
  ['nothing', {}, []],
  ['a browser without notices', { desktop: null }, []],
  ['nobody has said how WhatsApp stands', { whatsappConnected: null }, []],
  ['sounds off', { muted: true }, ['muted']],
  ['sounds blocked', { soundBlocked: true }, ['soundBlocked']],
  ['sounds off, and blocked', { muted: true, soundBlocked: true }, ['muted']],
  ['notices off', { desktop: 'off' }, ['notices']],
  ['notices blocked', { desktop: 'blocked' }, ['noticesBlocked']],
  ['WhatsApp', { whatsappConnected: false }, ['whatsapp']],
  ['a clock just right enough', { serverOffsetMs: 119_999 }, []],
  ['a clock that is slow', { serverOffsetMs: 120_000 }, ['clock']],
  ['a clock that is fast', { serverOffsetMs: -120_000 }, ['clock']],
  [
    'everything',
    {
      muted: true,
      soundBlocked: true,
      desktop: 'off',
      whatsappConnected: false,
      serverOffsetMs: 1e7,
    },
    ['whatsapp', 'muted', 'notices', 'clock'],
  ],
])('what is missing: %s', (_what, change, lacks) => {
  expect(lacksOf({ ...READY, ...change })).toEqual(lacks);
});

test('what is a choice is remembered when it is dismissed, what is a fault is not', () => {
  const all: Lack[] = ['whatsapp', 'muted', 'soundBlocked', 'notices', 'noticesBlocked', 'clock'];
  expect(rememberedOf(all)).toEqual(['muted', 'notices', 'noticesBlocked']);
});
