import fc from 'fast-check';
import { PAGAMENTO_STATUSES, PEDIDO_STATUSES } from '@/contract/entities/pedido';
import type { EpochMs } from '@/contract/wire';
import { pedidos } from '@/server/db/schema';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { searchVector } from '@/server/services/orders/orderSearch';
import { nextNumber } from './builders/ids';

export type OrderRow = Omit<typeof pedidos.$inferInsert, 'busca'>;

/** Postgres takes at most 65,535 parameters in a statement. */
const CHUNK = 1_000;
const DAY_MS = 86_400_000;

/** A stored order: paid, delivered, for a R$ 20,00 coupon. */
export function orderRow(overrides: Partial<OrderRow> = {}): OrderRow {
  const number = nextNumber();
  return {
    id: `pedido-${String(number).padStart(9, '0')}`,
    chatId: `55119${number}@c.us`,
    clienteTelefone: `55119${String(number).padStart(8, '0')}`,
    nomeCompleto: `Cliente ${number}`,
    status: 'entregue',
    createdAt: 0,
    cupomValorOriginalCents: 2_000,
    cupomValorClienteCents: 470,
    cupomValorFuncionarioCents: 100,
    cupomPagamentoStatus: 'aprovado',
    cupomPixId: `pix-${number}`,
    comissaoEstado: 'recebida',
    ...overrides,
  };
}

/** Stores orders as the server does, with their search terms. */
export async function insertOrders(
  db: Database | Transaction,
  rows: readonly OrderRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += CHUNK) {
    await db.insert(pedidos).values(
      rows.slice(at, at + CHUNK).map((row) => ({
        ...row,
        busca: searchVector({
          nomeCompleto: row.nomeCompleto ?? null,
          clienteTelefone: row.clienteTelefone,
          numeroPedido: row.numeroPedido ?? null,
        }),
      })),
    );
  }
}

/** Times at which sums could go wrong: near the beginnings of periods and days, at the ends of hours, anywhere. */
const anyTime = (now: EpochMs) =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(0, 1, 7, 29, 30, 31), fc.integer({ min: -2, max: 2 }))
      .map(([days, ms]) => now - days * DAY_MS + ms),
    fc
      .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: -1, max: 1 }))
      .map(([hours, ms]) => Math.floor(now / 3_600_000) * 3_600_000 - hours * 3_600_000 + ms),
    fc.integer({ min: 0, max: 60 * DAY_MS }).map((ago) => now - ago),
  );

/**
 * Any order, including combinations that the server never makes, because the sums must be right for those too. Its id
 * and payment id are its index in the list.
 */
export function anyOrderRows(
  now: EpochMs,
  agentes: readonly (string | null)[],
  maxLength: number,
): fc.Arbitrary<OrderRow[]> {
  const anyOrder = fc.record({
    agenteId: fc.constantFrom(...agentes),
    nomeCompleto: fc.constantFrom('Maria Souza', 'João Lima', 'Ana Maria Dias', null),
    clienteTelefone: fc.constantFrom('5511987654321', '5521999990000', '11912345678'),
    numeroPedido: fc.constantFrom(null, '123456', '98'),
    status: fc.constantFrom(...PEDIDO_STATUSES),
    createdAt: anyTime(now).map((time) => Math.min(time, now)),
    cupomValorClienteCents: fc.constantFrom(0, 200, 430, 470, 870),
    cupomValorFuncionarioCents: fc.constantFrom(0, 100, 137),
    cupomPagamentoStatus: fc.constantFrom('aprovado', ...PAGAMENTO_STATUSES),
    comissaoEstado: fc.constantFrom('nenhuma', 'pendente', 'recebida', 'estornada'),
  });
  return fc.array(anyOrder, { maxLength }).map((orders) =>
    orders.map((order, index) => ({
      ...orderRow(),
      ...order,
      id: `pedido-${String(index).padStart(4, '0')}`,
      cupomPixId: `pix-${index}`,
    })),
  );
}
