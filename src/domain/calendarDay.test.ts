import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { calendarDay, dayLabel } from './calendarDay';

const SAO_PAULO = 'America/Sao_Paulo';
const at = (iso: string) => Date.parse(iso);

it.each([
  ['2025-06-15T12:00:00Z', '2025-06-15T23:00:00Z', 'UTC', 'today'],
  ['2025-06-15T23:59:59Z', '2025-06-16T00:00:00Z', 'UTC', 'yesterday'],
  ['2025-06-14T23:59:59Z', '2025-06-16T00:00:00Z', 'UTC', 'date'],
  ['2025-02-28T12:00:00Z', '2025-03-01T12:00:00Z', 'UTC', 'yesterday'],
  ['2024-02-28T12:00:00Z', '2024-03-01T12:00:00Z', 'UTC', 'date'],
  ['2024-12-31T12:00:00Z', '2025-01-01T12:00:00Z', 'UTC', 'yesterday'],
  ['2025-06-16T02:30:00Z', '2025-06-15T23:00:00Z', SAO_PAULO, 'today'],
  ['2025-06-16T02:30:00Z', '2025-06-16T03:30:00Z', SAO_PAULO, 'yesterday'],
  ['2025-06-17T12:00:00Z', '2025-06-15T12:00:00Z', 'UTC', 'date'],
] as const)('%s seen at %s in %s is %s', (time, now, timeZone, label) => {
  expect(dayLabel(at(time), at(now), timeZone)).toBe(label);
});

it('counts days from 1970 on', () => {
  expect(calendarDay(0, 'UTC')).toBe(0);
  expect(calendarDay(-1, 'UTC')).toBe(-1);
});

it('equals the day in UTC, whatever the year', () => {
  fc.assert(
    fc.property(fc.integer({ min: at('1600-01-01'), max: at('2400-12-31') }), (time) => {
      expect(calendarDay(time, 'UTC')).toBe(Math.floor(time / 86_400_000));
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});
