import type { Cents } from '@/contract/wire';
import { MENU_COUPON_CENTS } from '@/server/flow/questions';
import type { PaymentMethod } from '@/server/flow/readings';
import type { Referrals } from '@/server/ports/messaging';
import { REFERRAL_LIMIT } from '@/server/services/conversations/chats';
import {
  complements,
  districts,
  firstNames,
  lastNames,
  restaurants,
  streets,
  type Dish,
} from '@/server/text/customers';
import { createRandom, mix, type Random } from './random';

/** The kinds of customers: they differ in how fast they answer, and in whether they pay. */
export const TEMPERAMENTS = [
  'fast',
  'slow',
  'silent',
  'changesMind',
  'paysLate',
  'neverPays',
] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** A customer's character. The same seed gives the same person. */
export interface Persona {
  seed: number;
  temperament: Temperament;
  name: string;
  /** Whether they have a profile picture. */
  pictured: boolean;
  referrals: Referrals | undefined;
  /** How many orders they make, one after the other. */
  orders: number;
  /** Whether they ask about the order before it arrives. */
  asksStatus: boolean;
}

interface CartItem extends Dish {
  quantity: number;
}

/** A customer's choices for one order. */
export interface OrderIntent {
  coupon: Cents;
  /** The coupon that they take instead when they change their mind. */
  otherCoupon: Cents;
  restaurante: string;
  items: readonly CartItem[];
  fee: Cents;
  address: string;
  otherAddress: string;
  payment: PaymentMethod;
  /** The cash they pay with, in whole reais; null: no change needed. */
  changeFor: number | null;
}

const SHARES: readonly (readonly [Temperament, number])[] = [
  ['fast', 0.35],
  ['slow', 0.2],
  ['changesMind', 0.15],
  ['silent', 0.1],
  ['paysLate', 0.1],
  ['neverPays', 0.1],
];

/** @param seed of 32 bits. @param chosen the properties that are not random. */
export function makePersona(
  seed: number,
  chosen: { temperament?: Temperament | undefined; name?: string | undefined } = {},
): Persona {
  const random = createRandom(seed);
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const temperament = pickTemperament(random);
  const pictured = random.chance(0.6);
  const total = random.chance(0.3) ? random.between(1, REFERRAL_LIMIT) : 0;
  return {
    seed,
    temperament: chosen.temperament ?? temperament,
    name: chosen.name ?? name,
    pictured,
    referrals:
      total === 0
        ? undefined
        : { total, limite: REFERRAL_LIMIT, cuponsGratis: random.chance(0.5) ? 1 : 0 },
    orders: random.chance(0.4) ? 2 : 1,
    asksStatus: random.chance(0.35),
  };
}

function pickTemperament(random: Random): Temperament {
  let left = random.next();
  for (const [temperament, share] of SHARES) {
    if (left < share) return temperament;
    left -= share;
  }
  return 'fast';
}

/** What this customer intends with their order number `order`, counted from 0. */
export function makeOrderIntent(persona: Persona, order: number): OrderIntent {
  const random = createRandom(mix(persona.seed, 1_000 + order));
  const restaurant = random.pick(restaurants);
  const items = restaurant.dishes
    .filter((_dish, index) => index === 0 || random.chance(0.5))
    .map((dish) => ({ ...dish, quantity: random.between(1, 2) }));
  const coupon = random.pick(MENU_COUPON_CENTS);
  return {
    coupon,
    otherCoupon: random.pick(MENU_COUPON_CENTS.filter((value) => value !== coupon)),
    restaurante: restaurant.name,
    items,
    fee: random.between(0, 8) * 100 + 99,
    address: makeAddress(random),
    otherAddress: makeAddress(random),
    payment: random.pick(['pix', 'pix', 'card', 'cash'] as const),
    changeFor: random.chance(0.7) ? random.pick([50, 100, 200]) : null,
  };
}

function makeAddress(random: Random): string {
  const place = `${random.pick(streets)}, ${random.between(1, 999)}`;
  return `${place}, ${random.pick(complements)} - ${random.pick(districts)}`;
}

/**
 * A phone number that nobody has: Brazil's area codes begin at 11, this one is 00. The numbers differ for the first
 * 100,000 customers of one seed.
 *
 * @param index how many customers came before.
 */
export function makeNumber(seed: number, index: number): string {
  const salt = String(mix(seed, 7) % 1_000).padStart(3, '0');
  return `55009${salt}${String(index % 100_000).padStart(5, '0')}`;
}
