import { count, isNotNull, sql } from 'drizzle-orm';
import type { wipeData } from '@/contract/rest/wipe';
import type { AnswerOf } from '@/contract/rest/call';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import {
  attendances,
  clientes,
  conversations,
  flowMemory,
  idempotencyKeys,
  messages,
  notes,
  offerAgents,
  offerRefusals,
  offers,
  pedidos,
  readCursors,
} from '@/server/db/schema';
import type { FlowRunner } from '@/server/flow/runner';
import type { OrdersService } from '@/server/services/orders/orders';
import type { Parts } from '@/server/parts';
import type { Audit } from '@/server/audit/audit';
import { OFFER_EXPIRE } from '@/server/services/offers/openOffers';
import { OFFER_AGAIN } from '@/server/services/offers/refusals';

type Counts = AnswerOf<typeof wipeData>['estatisticas'];

interface Others {
  audit: Audit;
  orders: Pick<OrdersService, 'cancelAllUnpaid'>;
  flow: Pick<FlowRunner, 'chatTimers'>;
}

export type WipeService = ReturnType<typeof createWipeService>;

/** The danger zone's 'Limpar dados' (behaviour: wipe-scope). */
export function createWipeService(
  {
    uow,
    images,
    messaging,
    timers,
    logger,
  }: Pick<Parts, 'uow' | 'images' | 'messaging' | 'timers' | 'logger'>,
  { audit, orders, flow }: Others,
) {
  /**
   * Removes every conversation with its messages, notes, attendances, offers, read cursors and flow state, in one
   * transaction; everybody is
   * told after the commit. Users, coupons, orders, and customers' free coupons and referrals stay. An unpaid order is
   * cancelled with its charge, because no flow would follow it any more. A paid one stays as it is, and can be
   * refunded.
   *
   * @returns how much was removed; an assignment is a conversation that some agent had.
   */
  async function wipe(admin: Person): Promise<Counts> {
    const { counts, pictures } = await uow.write(async (tx, emit) => {
      const removed = await countAll(tx);
      const paths = await picturesOfChats(tx);
      await orders.cancelAllUnpaid(tx);
      await timers.cancelKinds(tx, [OFFER_EXPIRE, OFFER_AGAIN, ...flow.chatTimers]);
      await messaging.forgetChats(tx);
      await empty(tx);
      await forgetCustomers(tx);
      await audit.record(tx, {
        actorId: admin.id,
        act: 'data.wiped',
        object: { kind: 'data', id: null },
        detail: removed,
      });
      emit.toEveryone('dadosLimpos', {});
      return { counts: removed, pictures: paths };
    });
    removePictures(pictures).catch((error: unknown) => {
      logger.error({ err: error }, 'a picture of a removed conversation could not be removed');
    });
    return counts;
  }

  /** The response does not wait for this: there may be many files, and no row refers to them any more. */
  async function removePictures(paths: readonly string[]): Promise<void> {
    for (const picture of paths) await images.remove(picture);
  }

  return { wipe };
}

async function countAll(tx: Transaction): Promise<Counts> {
  const [mensagens] = await tx.select({ n: count() }).from(messages);
  const [conversas] = await tx.select({ n: count() }).from(conversations);
  const [atribuicoes] = await tx
    .select({ n: count() })
    .from(conversations)
    .where(isNotNull(conversations.agenteId));
  return {
    mensagensRemovidas: mensagens?.n ?? 0,
    conversasRemovidas: conversas?.n ?? 0,
    atribuicoesRemovidas: atribuicoes?.n ?? 0,
  };
}

/**
 * The files that only conversations show: cart pictures, payment codes and profile pictures. An order's picture stays.
 */
async function picturesOfChats(tx: Transaction): Promise<string[]> {
  const found = await tx.execute<{ path: string }>(sql`
    select ${messages.mediaPath} as path from ${messages} where ${messages.mediaPath} is not null
    union
    select ${conversations.profilePicPath} from ${conversations}
      where ${conversations.profilePicPath} is not null
    union
    select ${clientes.imagemPedidoPath} from ${clientes}
      where ${clientes.imagemPedidoPath} is not null
    except
    select ${pedidos.imagemPedidoPath} from ${pedidos}
  `);
  return found.rows.map(({ path }) => path);
}

/**
 * Truncates all tables at once, which takes the same time for a million messages as for one. There is no CASCADE: a
 * table that was forgotten here makes it fail.
 */
async function empty(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    truncate ${flowMemory}, ${offerAgents}, ${offerRefusals}, ${offers}, ${idempotencyKeys},
      ${readCursors}, ${attendances}, ${notes}, ${messages}, ${conversations}
  `);
}

/** Clears customers' records but for free coupons and referrals: a customer who comes back begins anew, with those. */
async function forgetCustomers(tx: Transaction): Promise<void> {
  await tx.update(clientes).set({
    estadoFluxo: '',
    nomeCompleto: null,
    enderecoEntrega: null,
    formaPagamento: null,
    troco: null,
    restaurante: null,
    imagemPedidoPath: null,
    cupomValorCents: null,
    observacao: null,
    observacaoPor: null,
    observacaoEm: null,
  });
}
