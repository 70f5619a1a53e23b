/** What a coupon costs the customer, and what it saves them (behaviour: price-table, real-saving). */
import type { Cents } from '@/contract/wire';
import { reais, roundUpToReais } from './money';

/** From the lowest value to the highest that has a price, in whole reais. */
const LOWEST = 10;
const HIGHEST = 40;

/** The same in cents. */
export const PRICED = { lowest: reais(LOWEST), highest: reais(HIGHEST) } as const;

/** The price in cents of each value from 10 to 19 reais (behaviour: price-table). */
const LISTED: Readonly<Record<number, Cents>> = {
  10: 200,
  11: 220,
  12: 240,
  13: 260,
  14: 280,
  15: 300,
  16: 380,
  17: 410,
  18: 430,
  19: 450,
};
const LAST_LISTED = 19;
const LAST_LISTED_PRICE: Cents = 450;
const EACH_FURTHER_REAL: Cents = 20;

/**
 * What a customer pays for a coupon of `couponValue` cents: looked up by the value rounded up to whole reais, 0
 * outside of 10 to 40 (behaviour: price-table, price-above-19, price-outside).
 */
export function customerPrice(couponValue: Cents): Cents {
  if (!hasPrice(couponValue)) return 0;
  const value = roundUpToReais(couponValue);
  return LISTED[value] ?? LAST_LISTED_PRICE + (value - LAST_LISTED) * EACH_FURTHER_REAL;
}

/** True for a value that the table prices; any other costs 0, which says nothing of its worth. */
export function hasPrice(couponValue: Cents): boolean {
  const value = roundUpToReais(couponValue);
  return value >= LOWEST && value <= HIGHEST;
}

/** What a customer really saves: the discount less the price, never below 0 (behaviour: real-saving). */
export function realSaving(discount: Cents, price: Cents): Cents {
  return Math.max(0, discount - price);
}

/** True when the next coupon is free: cuponsGratisDisponiveis above 0 (behaviour: free-coupon). */
export function hasFreeCoupon(freeCoupons: number): boolean {
  return freeCoupons > 0;
}

/** What a customer pays when their free coupons are taken into account: a free one costs nothing. */
export function priceToPay(couponValue: Cents, freeCoupons: number): Cents {
  return hasFreeCoupon(freeCoupons) ? 0 : customerPrice(couponValue);
}
