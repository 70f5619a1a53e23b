import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { CLI_ACTOR, type Audit } from '@/server/audit/audit';
import { eraseFromEntries } from '@/server/audit/doors';
import type { Ids } from '@/server/base/ids';
import type { Transaction } from '@/server/db/openDatabase';
import {
  audit as entries,
  clientes,
  conversations,
  messages,
  pedidos,
  simCustomers,
  timers,
} from '@/server/db/schema';
import type { ImagesPort } from '@/server/ports/images';
import { ERASED_CHANNEL } from '@/server/realtime/databaseNotices';
import { OFFER_EXPIRE } from '@/server/services/offers/openOffers';
import { searchVector } from '@/server/services/orders/orderSearch';
import { erasedText } from '@/server/text/erasure';
import {
  countRows,
  findCustomer,
  findOfferIds,
  findPictures,
  findUnsettled,
  isOfCustomer,
  lockCustomer,
  type CustomerCounts,
  type CustomerRows,
  type UnsettledOrder,
} from './customerRows';
import { maskElsewhere, numberPattern } from './masking';

/** Thrown when a customer cannot be erased now; nothing was changed. */
export class ErasureRefusedError extends Error {
  override readonly name = 'ErasureRefusedError';

  /** @param order the order that has to be settled first; null when nobody has that number. */
  constructor(readonly order: UnsettledOrder | null) {
    super('A customer cannot be erased');
  }
}

export interface Erased extends CustomerCounts {
  /** Stands for the customer in their orders and in the audit. */
  erasedAs: string;
  pictures: number;
}

interface Needs {
  audit: Audit;
  ids: Ids;
  images: Pick<ImagesPort, 'remove'>;
}

/**
 * What erasing a customer would remove, with nothing changed.
 *
 * @param phone with its area code, however it is written.
 * @throws ErasureRefusedError as `eraseCustomer` does.
 */
export async function previewErasure(tx: Transaction, phone: string): Promise<CustomerCounts> {
  const customer = await requireCustomer(tx, phone);
  await requireSettled(tx, customer);
  return countRows(tx, customer);
}

/**
 * Erases a customer: their record, chats, messages, offers and pictures go; their orders keep what was ordered, paid
 * and earned, under an id that says nothing of them, which also replaces them in the audit (behaviour: customer-erase).
 * Their number is masked in what others wrote. What each table does is `db/personalData`.
 *
 * Pictures are removed before the commit: if the process dies in between, the rows still say what a repetition has to
 * remove.
 *
 * @param phone with its area code, however it is written.
 * @throws ErasureRefusedError when nobody has that number, or the money of an order is not settled.
 */
export async function eraseCustomer(
  tx: Transaction,
  { audit, ids, images }: Needs,
  phone: string,
): Promise<Erased> {
  const customer = await requireCustomer(tx, phone);
  const pattern = numberPattern(customer.numbers);
  // It reads every message there is: before anything is locked that a server beside may want to write to.
  await maskElsewhere(tx, customer, pattern);
  await requireSettled(tx, customer);
  const counts = await countRows(tx, customer);
  const pictures = await findPictures(tx, customer);
  // Random: what is made from a number can be found by trying all numbers.
  const erasedAs = `removido-${ids.newId()}`;
  await tellServer(tx, customer);
  await cancelTimers(tx, customer);
  await rewriteOrders(tx, customer, erasedAs);
  await removeRows(tx, customer);
  await rewriteAudit(tx, customer, { erasedAs, pattern });
  await audit.record(tx, {
    actorId: CLI_ACTOR,
    act: 'cliente.erased',
    object: { kind: 'cliente', id: erasedAs },
    detail: { ...counts },
  });
  for (const picture of pictures) await images.remove(picture);
  return { ...counts, erasedAs, pictures: pictures.length };
}

async function requireCustomer(tx: Transaction, phone: string): Promise<CustomerRows> {
  const found = await findCustomer(tx, phone);
  if (!found) throw new ErasureRefusedError(null);
  return found;
}

/** Locks the customer's rows; from then on nothing comes to be unsettled. */
async function requireSettled(tx: Transaction, customer: CustomerRows): Promise<void> {
  await lockCustomer(tx, customer);
  const unsettled = await findUnsettled(tx, customer);
  if (unsettled) throw new ErasureRefusedError(unsettled);
}

/** A server that runs beside this process tells the consoles that show the chats. It hears it after the commit. */
async function tellServer(tx: Transaction, { chatIds }: CustomerRows): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${ERASED_CHANNEL}, json_build_array(${conversations.id}, ${conversations.agenteId})::text)
    from ${conversations} where ${inArray(conversations.id, [...chatIds])}`);
}

/** A reminder or a simulated customer's next words are of the chat; an offer's end is of the offer. */
async function cancelTimers(tx: Transaction, customer: CustomerRows): Promise<void> {
  const offerKeys = (await findOfferIds(tx, customer)).map((id) => `${OFFER_EXPIRE}:${id}`);
  const ofChats = customer.chatIds.map(
    (chatId) =>
      sql`strpos(${timers.key}, ${chatId}) > 0 or strpos(${timers.payload}::text, ${chatId}) > 0`,
  );
  await tx.delete(timers).where(or(inArray(timers.key, offerKeys), ...ofChats));
}

/** Money, commission, state and receipt stay: sums and earnings are what they were. */
async function rewriteOrders(
  tx: Transaction,
  customer: CustomerRows,
  erasedAs: string,
): Promise<void> {
  const orders = await tx
    .select({ id: pedidos.id, numeroPedido: pedidos.numeroPedido })
    .from(pedidos)
    .where(isOfCustomer(customer));
  for (const { id, numeroPedido } of orders) {
    const shown = { nomeCompleto: erasedText.name, clienteTelefone: '' };
    await tx
      .update(pedidos)
      .set({
        ...shown,
        chatId: erasedAs,
        restaurante: null,
        enderecoEntrega: null,
        formaPagamento: null,
        imagemPedidoPath: null,
        codigoEntrega: null,
        busca: searchVector({ ...shown, numeroPedido }),
      })
      .where(eq(pedidos.id, id));
  }
}

/** With the chat go its messages, offers, cursors and keys; with the record goes the flow's memory. */
async function removeRows(tx: Transaction, { chatIds, numbers }: CustomerRows): Promise<void> {
  await tx.delete(simCustomers).where(inArray(simCustomers.chatId, [...chatIds]));
  await tx.delete(clientes).where(inArray(clientes.chatId, [...chatIds]));
  await tx.delete(conversations).where(inArray(conversations.id, [...chatIds]));
  await removeFromGroups(tx, [...chatIds, ...numbers]);
}

/** What the customer wrote in groups, whose list shows the last message that is left. */
async function removeFromGroups(tx: Transaction, authors: readonly string[]): Promise<void> {
  const removed = await tx
    .delete(messages)
    .where(inArray(messages.author, [...authors]))
    .returning({ chatId: messages.conversationId });
  const groups = [...new Set(removed.map(({ chatId }) => chatId))];
  const lastLeft = sql<string | null>`(
    select ${messages.body} from ${messages}
    where ${messages.conversationId} = ${conversations.id}
    order by ${messages.ordinal} desc limit 1)`;
  await tx
    .update(conversations)
    .set({ lastMessage: lastLeft })
    .where(inArray(conversations.id, groups));
}

/** Old entries name customers by their chat; what else they say stays, so that custody can still be told. */
async function rewriteAudit(
  tx: Transaction,
  { chatIds }: CustomerRows,
  { erasedAs, pattern }: { erasedAs: string; pattern: string },
): Promise<void> {
  const isTheirs = inArray(entries.objectId, [...chatIds]);
  const isNumber = sql`${entries.objectId} ~ ${pattern}`;
  const text = sql`${entries.detail}::text`;
  const detail = chatIds.reduce<SQL>(
    (masked, chatId) => sql`replace(${masked}, ${chatId}, ${erasedAs})`,
    text,
  );
  await eraseFromEntries(tx, erasedAs, {
    where: sql`${isTheirs} or ${isNumber} or ${text} ~ ${pattern}`,
    objectId: sql`case when ${isTheirs} or ${isNumber} then ${erasedAs} else ${entries.objectId} end`,
    detail: sql`regexp_replace(${detail}, ${pattern}, ${erasedText.number}, 'g')::jsonb`,
  });
}
