import { and, desc, eq, inArray, gt, sql, type SQL } from 'drizzle-orm';
import type { Cents } from '@/contract/wire';
import { formatMoney } from '@/domain/money';
import { customerPrice } from '@/domain/pricing';
import type { Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, pedidos } from '@/server/db/schema';
import type { CreatedOrder, FlowOrders } from '@/server/flow/collaborators';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { chargeDescription } from '@/server/text/commerce';
import type { EarningsService } from '@/server/services/agents/earnings';
import { tellOrderChanged } from './orderChanged';
import { searchVector } from './orderSearch';
import { paymentEvent } from '@/server/db/rows/pedidoRows';

/** Orders, as the flow and the wipe need them. Everything runs in the caller's transaction. */
export interface OrdersService extends FlowOrders {
  /** Cancels the unpaid orders of every chat, without an event for each: the caller removes all chats. */
  cancelAllUnpaid(tx: Transaction): Promise<void>;
}

/** The statuses of an order that was bought and not refunded: it is on its way to the customer. */
const ORDERED = ['feito', 'em_preparo'] as const;

/**
 * The orders that the customers' flow creates and ends. The server computes an order's price from the
 * customer's record, never from what a browser sends (behaviour: order-pricing).
 */
export function createOrdersService(
  { clock, ids, payments, settings }: Pick<Parts, 'clock' | 'ids' | 'payments' | 'settings'>,
  { earnings }: { earnings: EarningsService },
): OrdersService {
  async function createOrder(tx: Transaction, emit: Emit, chatId: string): Promise<CreatedOrder> {
    await cancelUnpaid(tx, emit, chatId);
    const [customer] = await tx
      .select({
        cliente: clientes,
        contactName: conversations.name,
        agenteId: conversations.agenteId,
      })
      .from(clientes)
      .innerJoin(conversations, eq(conversations.id, clientes.chatId))
      .where(eq(clientes.chatId, chatId));
    if (!customer) throw new Error('An order was confirmed by nobody');
    const { cliente, contactName, agenteId } = customer;
    const value = cliente.cupomValorCents;
    if (value === null) throw new Error('An order was confirmed without a coupon value');
    const free = await spendFreeCoupon(tx, chatId);
    const price: Cents = free ? 0 : customerPrice(value);
    const pix = free
      ? null
      : await payments.createCharge(tx, {
          amount: price,
          description: chargeDescription(formatMoney(value)),
        });
    const buyer = {
      // The payment's notice needs a name to address the customer by.
      nomeCompleto: cliente.nomeCompleto ?? contactName,
      clienteTelefone: cliente.telefone,
    };
    const [made] = await tx
      .insert(pedidos)
      .values({
        ...buyer,
        id: ids.newId(),
        chatId,
        agenteId,
        restaurante: cliente.restaurante,
        enderecoEntrega: cliente.enderecoEntrega,
        formaPagamento: cliente.formaPagamento,
        imagemPedidoPath: cliente.imagemPedidoPath,
        status: 'pendente',
        createdAt: clock.now(),
        cupomValorOriginalCents: value,
        cupomValorClienteCents: price,
        cupomValorFuncionarioCents: settings.commissionCents,
        cupomPagamentoStatus: pix ? 'pendente' : 'aprovado',
        cupomPixId: pix?.pixId ?? null,
        pixExpiraEm: pix?.expiresAt ?? null,
        pixCopiaECola: pix?.copiaECola ?? null,
        cupomGratis: free,
        busca: searchVector({ ...buyer, numeroPedido: null }),
      })
      .returning();
    if (!made) throw new Error('An order was not stored');
    if (pix) return { kind: 'pix', pedidoId: made.id, valor: price, pix };
    emit.toChat(agenteId, 'pagamentoAprovado', paymentEvent(made));
    return { kind: 'free', pedidoId: made.id };
  }

  /** @returns the cancelled orders. */
  async function cancelWhere(tx: Transaction, where: SQL | undefined) {
    const cancelled = await tx
      .update(pedidos)
      .set({ cupomPagamentoStatus: 'cancelado', status: 'cancelado' })
      .where(and(where, unpaid()))
      .returning({
        pixId: pedidos.cupomPixId,
        chatId: pedidos.chatId,
        agenteId: pedidos.agenteId,
      });
    for (const { pixId } of cancelled) if (pixId) await payments.cancel(tx, pixId);
    return cancelled;
  }

  async function cancelUnpaid(tx: Transaction, emit: Emit, chatId: string): Promise<void> {
    const [cancelled] = await cancelWhere(tx, eq(pedidos.chatId, chatId));
    if (cancelled) await tellOrderChanged(tx, emit, cancelled);
  }

  async function deliver(tx: Transaction, emit: Emit, pedidoId: string): Promise<void> {
    const [delivered] = await tx
      .update(pedidos)
      .set({ status: 'entregue' })
      .where(and(eq(pedidos.id, pedidoId), inArray(pedidos.status, ORDERED)))
      .returning({ id: pedidos.id });
    if (delivered) await earnings.settle(tx, emit, delivered.id);
  }

  const findStatus: FlowOrders['findStatus'] = async (tx, chatId, numeroPedido) => {
    const [found] = await tx
      .select({ numeroPedido: pedidos.numeroPedido, status: pedidos.status })
      .from(pedidos)
      .where(
        and(
          eq(pedidos.chatId, chatId),
          numeroPedido === null ? undefined : eq(pedidos.numeroPedido, numeroPedido),
        ),
      )
      .orderBy(desc(pedidos.createdAt), desc(pedidos.id))
      .limit(1);
    return found ?? null;
  };

  return {
    createOrder,
    cancelUnpaid,
    cancelAllUnpaid: async (tx) => {
      await cancelWhere(tx, undefined);
    },
    deliver,
    findStatus,
  };
}

/**
 * The condition that an order's payment is undecided: the one state from which it can be approved, expired or
 * cancelled.
 */
const unpaid = () =>
  and(eq(pedidos.status, 'pendente'), eq(pedidos.cupomPagamentoStatus, 'pendente'));

/** Takes one free coupon from the customer's record, if there is one. */
async function spendFreeCoupon(tx: Transaction, chatId: string): Promise<boolean> {
  const spent = await tx
    .update(clientes)
    .set({ cuponsGratisDisponiveis: sql`${clientes.cuponsGratisDisponiveis} - 1` })
    .where(and(eq(clientes.chatId, chatId), gt(clientes.cuponsGratisDisponiveis, 0)))
    .returning({ chatId: clientes.chatId });
  return spent.length > 0;
}
