/** The price of a coupon for the customer, and the saving (behaviour: price-table, real-saving). */
import type { Cents } from '@/contract/wire';
import { reais, roundUpToReais } from './money';

/** The lowest and highest value that has a price, in whole reais. */
const LOWEST = 10;
const HIGHEST = 40;

/** The lowest and highest value that has a price, in cents. */
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
 * The customer's price for a coupon of `couponValue` cents: looked up by the value rounded up to whole reais, 0 outside
 * of 10 to 40 (behaviour: price-table, price-above-19, price-outside).
 */
export function customerPrice(couponValue: Cents): Cents {
  if (!hasPrice(couponValue)) return 0;
  const value = roundUpToReais(couponValue);
  return LISTED[value] ?? LAST_LISTED_PRICE + (value - LAST_LISTED) * EACH_FURTHER_REAL;
}

/** true for a value that the table prices. Any other costs 0, which does not mean that it is worthless. */
export function hasPrice(couponValue: Cents): boolean {
  const value = roundUpToReais(couponValue);
  return value >= LOWEST && value <= HIGHEST;
}

/** The customer's real saving: the discount minus the price, never below 0 (behaviour: real-saving). */
export function realSaving(discount: Cents, price: Cents): Cents {
  return Math.max(0, discount - price);
}

/** true when the next coupon is free: cuponsGratisDisponiveis is above 0 (behaviour: free-coupon). */
export function hasFreeCoupon(freeCoupons: number): boolean {
  return freeCoupons > 0;
}

/** The customer's price with their free coupons taken into account: a free one costs nothing. */
export function priceToPay(couponValue: Cents, freeCoupons: number): Cents {
  return hasFreeCoupon(freeCoupons) ? 0 : customerPrice(couponValue);
}
