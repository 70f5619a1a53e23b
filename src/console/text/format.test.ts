import { formatMoney } from '@/domain/money';
import { relativeTime } from '@/domain/relativeTime';
import { en } from './en';
import {
  exactTime,
  formatAgo,
  formatClock,
  formatDateTime,
  formatDay,
  formatShortDate,
} from './format';
import { ptBR } from './ptBR';

/** Returns a time on the reader's own clock, whatever time zone the tests run in. */
const at = (day: number, hour = 13, minute = 7) => new Date(2026, 3, day, hour, minute).getTime();
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('times read HH:mm, and a date with its time as the language writes it', () => {
  expect(formatClock(at(5, 9, 4))).toBe('09:04');
  expect(formatDateTime(at(5), 'pt-BR')).toBe('05/04/2026 13:07');
  expect(formatDateTime(at(5), 'en')).toBe('5 Apr 2026 13:07');
  expect(formatShortDate(at(5), 'pt-BR')).toBe('05/04/2026');
  expect(formatShortDate(at(5), 'en')).toBe('5 Apr 2026');
});

test('a moment is exact to the second, in words and for machines', () => {
  const time = at(5) + 9_000;
  expect(exactTime(time, 'pt-BR').words).toBe('05/04/2026 13:07:09');
  expect(exactTime(time, 'en').words).toBe('5 Apr 2026 13:07:09');
  expect(Date.parse(exactTime(time, 'en').iso)).toBe(time);
});

test.each([
  [at(5), 'Hoje', 'Today'],
  [at(4, 23, 59), 'Ontem', 'Yesterday'],
  [at(1), '1 de abril de 2026', '1 April 2026'],
])('a day separator says today, yesterday or the date', (time, portuguese, english) => {
  const now = at(5, 18);
  expect(formatDay(time, now, { text: ptBR, locale: 'pt-BR', timeZone })).toBe(portuguese);
  expect(formatDay(time, now, { text: en, locale: 'en', timeZone })).toBe(english);
});

test('money is BRL in either language, with the language’s own marks', () => {
  expect(spaced(formatMoney(123_456, 'pt-BR'))).toBe('R$ 1.234,56');
  expect(spaced(formatMoney(123_456, 'en'))).toBe('R$1,234.56');
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [30_000, 'há instantes', 'just now'],
  [MINUTE, 'há 1 minuto', '1 minute ago'],
  [5 * MINUTE, 'há 5 minutos', '5 minutes ago'],
  [HOUR, 'há 1 hora', '1 hour ago'],
  [2 * HOUR, 'há 2 horas', '2 hours ago'],
  [DAY, 'há 1 dia', '1 day ago'],
  [3 * DAY, 'há 3 dias', '3 days ago'],
  [31 * DAY, 'há 1 mês', '1 month ago'],
  [62 * DAY, 'há 2 meses', '2 months ago'],
  [366 * DAY, 'há 1 ano', '1 year ago'],
  [800 * DAY, 'há 2 anos', '2 years ago'],
])('%d ms ago reads "%s"', (passed, portuguese, english) => {
  const now = at(5);
  expect(relativeTime(now - passed, now).count).toBeGreaterThanOrEqual(0);
  expect(formatAgo(now - passed, now, ptBR.ago)).toBe(portuguese);
  expect(formatAgo(now - passed, now, en.ago)).toBe(english);
});
