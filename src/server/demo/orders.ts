import { eq } from 'drizzle-orm';
import type { Cents, EpochMs } from '@/contract/wire';
import { formatMoney } from '@/domain/money';
import { customerPrice } from '@/domain/pricing';
import { DAY_MS, HOUR_MS, saoPauloDay } from '@/domain/saoPaulo';
import type { SearchedOrder } from '@/domain/orderSearch';
import type { Transaction } from '@/server/db/openDatabase';
import { pedidos, pixCharges, refunds, users } from '@/server/db/schema';
import { createIds, type Ids } from '@/server/base/ids';
import type { ChargeStatus } from '@/domain/chargeStatus';
import { CHARGE_TTL_MS } from '@/server/ports/embeddedBank';
import { pixCode } from '@/server/ports/pixCode';
import { createRandom, mix, type Random } from './simulator/random';
import { makeNumber, makePersona, makeOrderIntent } from './simulator/persona';
import { chargeDescription } from '@/server/text/commerce';
import { paymentNames } from '@/server/text/flow';
import { demoCouponEmail } from './coupons';
import { searchVector } from '@/server/services/orders/orderSearch';
import { refundKey } from '@/server/services/orders/refunds';

const DAYS = 60;
const CUSTOMERS = 240;
/** Their numbers come after those of the customers who will write later. */
const FIRST_CUSTOMER = 90_000;
/** The UTC time of midnight in São Paulo, the same all year since 2019. */
const MIDNIGHT_MS = 3 * HOUR_MS;
/** Rows in one statement: Postgres takes at most 65,535 parameters. */
const CHUNK = 500;

type Order = Omit<typeof pedidos.$inferInsert, 'busca'>;
type Charge = typeof pixCharges.$inferInsert;
/** The final state of an order and its charge. */
type End = Pick<Order, 'status' | 'cupomPagamentoStatus' | 'comissaoEstado'> & {
  charge: ChargeStatus;
};

const END = {
  delivered: end('entregue', 'aprovado', 'recebida', 'paid'),
  preparing: end('em_preparo', 'aprovado', 'pendente', 'paid'),
  ordered: end('feito', 'aprovado', 'pendente', 'paid'),
  paid: end('pendente', 'aprovado', 'nenhuma', 'paid'),
  unpaid: end('pendente', 'pendente', 'nenhuma', 'open'),
  paidUnheard: end('pendente', 'pendente', 'nenhuma', 'paid'),
  expiredUnheard: end('pendente', 'pendente', 'nenhuma', 'expired'),
  expired: end('cancelado', 'expirado', 'nenhuma', 'expired'),
  cancelled: end('cancelado', 'cancelado', 'nenhuma', 'cancelled'),
  paidLate: end('cancelado', 'pago_atrasado', 'nenhuma', 'paid'),
  refunded: end('reembolsado', 'aprovado', 'estornada', 'refunded'),
  refundedEarly: end('reembolsado', 'aprovado', 'nenhuma', 'refunded'),
} as const;

/** The last orders of today, newest first: the ones that an administrator has to deal with. */
const NEWEST: readonly End[] = [
  ...[END.unpaid, END.paid, END.ordered, END.paidUnheard, END.preparing, END.ordered],
  ...[END.expiredUnheard, END.preparing, END.paid, END.paidLate, END.ordered, END.preparing],
];

export interface DemoHistory {
  now: EpochMs;
  /** The same seed and time create the same orders. */
  seed: number;
  commissionCents: Cents;
  /** The agents who have the orders; the first has the most. */
  agentes: readonly string[];
  /** The administrator who refunded. */
  adminId: string;
}

/**
 * Inserts sixty days of plausible orders: lunches and dinners, more at weekends, returning customers, every status;
 * with the bank's charges, the refunds and the agents' earnings that belong to them.
 */
export async function seedDemoOrders(tx: Transaction, history: DemoHistory): Promise<void> {
  const random = createRandom(mix(history.seed, 60));
  const times = orderTimes(random, history.now);
  const made = times.map((createdAt, index) =>
    makeOrder(random, history, createdAt, NEWEST[times.length - 1 - index]),
  );
  for (let at = 0; at < made.length; at += CHUNK) {
    const some = made.slice(at, at + CHUNK);
    await tx
      .insert(pedidos)
      .values(some.map(({ order, searched }) => ({ ...order, busca: searchVector(searched) })));
    await tx.insert(pixCharges).values(some.flatMap(({ charge }) => charge ?? []));
  }
  await tx.insert(refunds).values(
    made
      .filter(({ charge }) => charge?.status === 'refunded')
      .map(({ order, charge }) => ({
        ...{ pedidoId: order.id, pixId: charge?.pixId ?? '', key: refundKey(order.id) },
        ...{ state: 'done' as const, claimedBy: history.adminId },
        ...{ claimedAt: order.createdAt + HOUR_MS, settledAt: order.createdAt + HOUR_MS },
      })),
  );
  for (const agenteId of history.agentes) {
    const earned = (state: Order['comissaoEstado']) =>
      made
        .filter(({ order }) => order.agenteId === agenteId && order.comissaoEstado === state)
        .reduce((sum, { order }) => sum + order.cupomValorFuncionarioCents, 0);
    await tx
      .update(users)
      .set({ ganhosPendenteCents: earned('pendente'), ganhosRecebidoCents: earned('recebida') })
      .where(eq(users.id, agenteId));
  }
}

function end(
  status: Order['status'],
  cupomPagamentoStatus: Order['cupomPagamentoStatus'],
  comissaoEstado: NonNullable<Order['comissaoEstado']>,
  charge: ChargeStatus,
): End {
  return { status, cupomPagamentoStatus, comissaoEstado, charge };
}

/** The creation times of the orders, oldest first. */
function orderTimes(random: Random, now: EpochMs): EpochMs[] {
  const today = saoPauloDay(now);
  const times: EpochMs[] = [];
  for (let day = today - DAYS + 1; day <= today; day += 1) {
    // Day 0 was a Thursday: Friday to Sunday are busier.
    const busy = [1, 2, 3].includes(day % 7) ? 1.5 : 1;
    const count = Math.round(random.between(10, 15) * busy);
    for (let order = 0; order < count; order += 1) {
      times.push(day * DAY_MS + MIDNIGHT_MS + timeOfDay(random));
    }
  }
  // Every order is older than a charge can become: the charge of a younger one could not have expired yet.
  return times.filter((time) => time <= now - CHARGE_TTL_MS).sort((one, other) => one - other);
}

/**
 * A random time at lunch, at dinner, or in between. The average of two draws makes the middle of a meal its busiest
 * time.
 */
function timeOfDay(random: Random): number {
  const within = (from: number, until: number) =>
    Math.floor((from + ((random.next() + random.next()) / 2) * (until - from)) * HOUR_MS);
  const share = random.next();
  if (share < 0.4) return within(11, 14.5);
  return share < 0.93 ? within(18, 22.75) : within(14, 18);
}

function makeOrder(
  random: Random,
  { seed, commissionCents, agentes, now }: DemoHistory,
  createdAt: EpochMs,
  newest: End | undefined,
): { order: Order; searched: SearchedOrder; charge: Charge | null } {
  const ids = createIds({ now: () => createdAt }, (size) =>
    Uint8Array.from({ length: size }, () => random.between(0, 255)),
  );
  // Some customers order often, many once.
  const customer = Math.floor(random.next() ** 2 * CUSTOMERS);
  const persona = makePersona(mix(seed, 70_000 + customer));
  const intent = makeOrderIntent(persona, random.between(0, 5));
  const clienteTelefone = makeNumber(seed, FIRST_CUSTOMER + customer);
  const isFree = newest === undefined && random.chance(0.03);
  const { charge, ...ended } = newest ?? (isFree ? END.delivered : pickEnd(random));
  const price = isFree ? 0 : customerPrice(intent.coupon);
  const wasOrdered = ended.comissaoEstado !== 'nenhuma';
  const searched = {
    ...{ nomeCompleto: persona.name, clienteTelefone },
    numeroPedido: wasOrdered ? String(random.between(100_000, 999_999)) : null,
  };
  const pix = isFree
    ? null
    : makeCharge(ids, { price, coupon: intent.coupon, charge, createdAt, now });
  const order = {
    ...{ ...searched, ...ended, createdAt, id: ids.newId() },
    chatId: `${clienteTelefone}@c.us`,
    agenteId: random.chance(0.6) ? agentes[0] : random.pick(agentes),
    restaurante: intent.restaurante,
    enderecoEntrega: intent.address,
    formaPagamento: paymentNames[intent.payment],
    cupomValorOriginalCents: intent.coupon,
    cupomValorClienteCents: price,
    cupomValorFuncionarioCents: commissionCents,
    ...{ cupomPixId: pix?.pixId ?? null, pixExpiraEm: pix?.expiresAt ?? null },
    ...{ pixCopiaECola: pix?.copiaECola ?? null, cupomGratis: isFree },
    ...(wasOrdered && {
      codigoEntrega: String(random.between(1_000, 9_999)),
      telefoneLoja: `00${random.between(30_000_000, 39_999_999)}`,
      emailConta: demoCouponEmail(intent.coupon / 100, random.between(0, 3)),
    }),
  } satisfies Order;
  return {
    order,
    searched,
    charge: pix?.status === 'refunded' ? { ...pix, refundKey: refundKey(order.id) } : pix,
  };
}

function pickEnd(random: Random): End {
  const share = random.next();
  if (share < 0.84) return END.delivered;
  if (share < 0.9) return END.expired;
  if (share < 0.94) return END.cancelled;
  return share < 0.98 ? END.refunded : END.refundedEarly;
}

function makeCharge(
  ids: Ids,
  about: { price: Cents; coupon: Cents; charge: ChargeStatus; createdAt: EpochMs; now: EpochMs },
): Charge {
  const pixId = ids.newId();
  return {
    pixId,
    amountCents: about.price,
    description: chargeDescription(formatMoney(about.coupon)),
    copiaECola: pixCode({ pixId, amount: about.price }),
    // Some orders do not know yet what the bank decided: it counts as told, so that 'Verificar' finds it out.
    ...{ status: about.charge, reported: about.charge },
    createdAt: about.createdAt,
    // An open charge can still be paid tomorrow, so that a new administrator has time to look at it.
    expiresAt: about.charge === 'open' ? about.now + DAY_MS : about.createdAt + CHARGE_TTL_MS,
  };
}
