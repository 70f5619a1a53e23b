import type { Dashboard } from '@/contract/entities/dashboard';
import type { Period } from '../address/dashboardAddress';

/** The sales of a day. Money in cents. */
export type DaySum = Dashboard['porDia']['items'][number];

/** The number of days that a period touches: the last 24 hours are a part of yesterday and of today. */
const DAYS: Record<Period, number> = { '24h': 2, '7d': 7, '30d': 30 };

/** @returns the days of a period, oldest first. */
export const daysOf = (days: readonly DaySum[], period: Period): readonly DaySum[] =>
  days.slice(-DAYS[period]);

/** The measure of one panel of the chart. */
export type Measure = 'orders' | 'revenue' | 'profit';
export const MEASURES: readonly Measure[] = ['orders', 'revenue', 'profit'];

const KEYS = { orders: 'pedidos', revenue: 'receita', profit: 'lucro' } as const;
export const valueOf = (day: DaySum, measure: Measure): number => day[KEYS[measure]];

/** The range of an axis. It always includes 0, so that a bar twice as long means twice as much. */
export interface Scale {
  /** 0 or more. */
  top: number;
  /** 0, or less when there was a loss. */
  bottom: number;
}

/** @returns the next larger of 1, 2, 5, 10, 20, 50 …: numbers that are easy to read. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

/**
 * @returns the scale for these values.
 * @param least the smallest maximum, so that one order does not look like many.
 */
export function scaleOf(values: readonly number[], least: number): Scale {
  const top = roundUp(Math.max(least, ...values));
  const bottom = roundUp(-Math.min(0, ...values));
  return { top, bottom: bottom === 0 ? 0 : -bottom };
}

/** @returns the start and the length of a bar as parts of the scale's height, measured from the top: 0 to 1. */
export function barOf(value: number, { top, bottom }: Scale): { y: number; height: number } {
  const span = top - bottom;
  const place = (at: number) => (top - at) / span;
  const [from, to] = value >= 0 ? [value, 0] : [0, value];
  return { y: place(from), height: place(to) - place(from) };
}

/** @returns the index of the day under a pointer. `along` is the pointer's place on the plot: 0 to 1. */
export function dayAt(along: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(along * count)));
}

/** @returns the index of the day that a key leads to; null for any other key. */
export function dayAfterKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, index - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
