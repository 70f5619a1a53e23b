import { and, desc, eq } from 'drizzle-orm';
import type { Cliente } from '@/contract/entities/cliente';
import type { Pedido } from '@/contract/entities/pedido';
import type { BodyOf } from '@/contract/rest/call';
import type { registerPurchase } from '@/contract/rest/purchase';
import { purchaseRequestFault } from '@/domain/validation/purchase';
import type { Audit } from '@/server/audit/audit';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import {
  clientes,
  conversations,
  couponAccounts,
  pedidos,
  refunds,
  users,
} from '@/server/db/schema';
import type { FlowRunner } from '@/server/flow/runner';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { purchaseText } from '@/server/text/commerce';
import type { AttendanceService } from '@/server/services/conversations/attendance';
import { findCliente } from '@/server/services/conversations/clientes';
import type { EarningsService } from '@/server/services/agents/earnings';
import { recordCustody } from '@/server/services/coupons/custody';
import { withOrderNumber } from './orderSearch';
import { toPedido } from '@/server/db/rows/pedidoRows';

type Compra = BodyOf<typeof registerPurchase>;

interface Others {
  audit: Audit;
  attendance: AttendanceService;
  earnings: EarningsService;
  flow: Pick<FlowRunner, 'handle'>;
}

export type PurchaseService = ReturnType<typeof createPurchaseService>;

/** Registering a purchase: the paid order becomes feito, and the attendance ends (behaviour: purchase-registered). */
export function createPurchaseService(
  { uow }: Pick<Parts, 'uow'>,
  { attendance, audit, earnings, flow }: Others,
) {
  /**
   * Registers the chat's newest paid order that waits for it, whatever stage a person has set since. The order becomes
   * the registering agent's, who earns its commission; when an administrator registers it, it keeps its agent. The
   * coupon account does not change: the console gives it back itself (wire: register-purchase).
   *
   * @throws HttpError 404 when the chat is not this phone's or not this person's, or the account is not their own; 400
   * when a text is missing; 409 when no order waits to be registered, or its money is being refunded.
   */
  function register(
    person: Person,
    phone: string,
    compra: Compra,
  ): Promise<{ cliente: Cliente; pedido: Pedido }> {
    return uow.write(async (tx, emit) => {
      const { chatId, numeroPedido, codigoEntrega, telefoneLoja, emailConta } = compra;
      const { isCurrent, agenteId } = await checkChat(tx, person, phone, chatId);
      const account = emailConta === '' ? null : await ownAccount(tx, person, emailConta);
      checkFields(compra);
      const registered = isCurrent
        ? await claim(tx, chatId, {
            ...{ numeroPedido, codigoEntrega, telefoneLoja, emailConta },
            ...(person.isAdmin ? {} : { agenteId: person.id }),
          })
        : null;
      if (!registered) throw await whyNotRegistered(tx, chatId, isCurrent);
      if (account !== null) {
        await recordCustody(tx, audit, { actorId: person.id, act: 'coupon.used', account });
      }
      await earnings.credit(tx, emit, registered.id);
      await flow.handle(tx, emit, chatId, {
        type: 'purchaseRegistered',
        pedidoId: registered.id,
        numeroPedido,
        codigoEntrega,
      });
      const end = { fim: 'compra', pedidoId: registered.id } as const;
      await attendance.release(tx, emit, { chatId, agenteId, end });
      return {
        cliente: await findCliente(tx, chatId),
        pedido: toPedido(registered, {
          agent: await findAgent(tx, registered.agenteId),
          refunding: false,
          showProfit: person.isAdmin,
        }),
      };
    });
  }

  return { register };
}

/**
 * Checks that the chat in the body belongs to the customer in the path, and to this person: now, or when it ended.
 *
 * @returns whether it is theirs now, and its agent.
 */
async function checkChat(
  tx: Transaction,
  person: Person,
  phone: string,
  chatId: string,
): Promise<{ isCurrent: boolean; agenteId: string | null }> {
  const [chat] = await tx
    .select({
      agenteId: conversations.agenteId,
      ultimoAgenteId: conversations.ultimoAgenteId,
      finalizada: conversations.finalizada,
    })
    .from(conversations)
    .innerJoin(clientes, eq(clientes.chatId, conversations.id))
    .where(and(eq(conversations.id, chatId), eq(clientes.telefone, phone)))
    .for('update', { of: conversations });
  if (!chat) throw notFound();
  const { agenteId } = chat;
  const isCurrent = person.isAdmin || agenteId === person.id;
  const wasLast = chat.finalizada && chat.ultimoAgenteId === person.id;
  if (!isCurrent && !wasLast) throw notFound();
  return { isCurrent, agenteId };
}

/** This person's account of that address, locked: it is used while it is theirs. @throws HttpError 404. */
async function ownAccount(tx: Transaction, person: Person, email: string) {
  const [own] = await tx
    .select({ id: couponAccounts.id, coupon: couponAccounts.couponCents })
    .from(couponAccounts)
    .where(and(eq(couponAccounts.email, email), eq(couponAccounts.applicatorId, person.id)))
    .for('update');
  if (!own) throw notFound();
  return own;
}

/** The account is checked first, then the texts (behaviour: purchase-checks, purchase-fields-host). */
function checkFields(compra: Compra): void {
  if (compra.emailConta === '') throw new HttpError(400, purchaseText.noAccount);
  switch (purchaseRequestFault(compra)) {
    case 'purchase.fields':
      throw new HttpError(400, purchaseText.fields);
    case 'purchase.numberAndCode':
      throw new HttpError(400, purchaseText.numberAndCode);
    case null:
  }
}

type Registration = Pick<
  Compra,
  'numeroPedido' | 'codigoEntrega' | 'telefoneLoja' | 'emailConta'
> & {
  agenteId?: string;
};

/**
 * Registers the order. Of concurrent registrations, this update lets one succeed. A refund's claim locks the order's
 * row as this does, so the later of the two sees the earlier.
 *
 * @returns null when no order waits.
 * @throws HttpError 409 when a refund of the order was requested.
 */
async function claim(tx: Transaction, chatId: string, registration: Registration) {
  const [waiting] = await tx
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(and(eq(pedidos.chatId, chatId), isPaidAndWaiting()))
    .orderBy(desc(pedidos.createdAt), desc(pedidos.id))
    .limit(1)
    .for('update');
  if (!waiting) return null;
  const [refunding] = await tx
    .select({ pedidoId: refunds.pedidoId })
    .from(refunds)
    .where(and(eq(refunds.pedidoId, waiting.id), eq(refunds.state, 'claimed')));
  if (refunding) throw new HttpError(409, purchaseText.refunding);
  const [registered] = await tx
    .update(pedidos)
    .set({
      ...registration,
      status: 'feito',
      busca: withOrderNumber(registration.numeroPedido),
    })
    .where(and(eq(pedidos.id, waiting.id), isPaidAndWaiting()))
    .returning();
  return registered ?? null;
}

const isPaidAndWaiting = () =>
  and(eq(pedidos.status, 'pendente'), eq(pedidos.cupomPagamentoStatus, 'aprovado'));

async function whyNotRegistered(
  tx: Transaction,
  chatId: string,
  isCurrent: boolean,
): Promise<HttpError> {
  const [newest] = await tx
    .select({ numeroPedido: pedidos.numeroPedido })
    .from(pedidos)
    .where(eq(pedidos.chatId, chatId))
    .orderBy(desc(pedidos.createdAt), desc(pedidos.id))
    .limit(1);
  if (newest?.numeroPedido) return new HttpError(409, purchaseText.registered);
  return new HttpError(409, isCurrent ? purchaseText.noPaidOrder : purchaseText.ended);
}

async function findAgent(tx: Transaction, agenteId: string | null) {
  if (agenteId === null) return null;
  const [agent] = await tx
    .select({ nome: users.nome, fotoPath: users.fotoPath })
    .from(users)
    .where(eq(users.id, agenteId));
  return agent ?? null;
}
