import { dayText, saoPauloDateTime, saoPauloDay } from './saoPaulo';

it.each([
  ['2026-11-21T12:00:05.999Z', '21/11/2026 09:00:05', '2026-11-21'],
  ['2026-11-21T02:59:59Z', '20/11/2026 23:59:59', '2026-11-20'],
  ['2026-11-21T03:00:00Z', '21/11/2026 00:00:00', '2026-11-21'],
  ['2026-01-01T01:30:00Z', '31/12/2025 22:30:00', '2025-12-31'],
  // Daylight saving time, which existed until 2019.
  ['2019-01-15T12:34:56Z', '15/01/2019 10:34:56', '2019-01-15'],
])('%s is %s in São Paulo', (iso, dateTime, day) => {
  const time = Date.parse(iso);
  expect(saoPauloDateTime(time)).toBe(dateTime);
  expect(dayText(saoPauloDay(time))).toBe(day);
});
