import { and, desc, eq, gte, lt, notInArray, sql, type SQL } from 'drizzle-orm';
import type { FinishedAttendance } from '@/contract/entities/attendance';
import type { EarlierAttendance } from '@/contract/entities/earlierAttendance';
import { FINISHED_PAGE } from '@/contract/rest/finished';
import { DAY_MS } from '@/domain/saoPaulo';
import type { Person } from '@/server/auth/right';
import { lastWords, senderOf } from '@/server/db/rows/messageRows';
import { attendances, conversations, messages, pedidos, users } from '@/server/db/schema';
import { notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { conversationsText } from '@/server/text/conversations';
import { readMessagePage, type MessagePage, type PageRequest } from './messagePages';

/** The most attendances of one chat that are told of: more than a customer has while their messages are kept. */
const EARLIER_MAX = 200;

interface FinishedPage {
  items: FinishedAttendance[];
  hasMore: boolean;
  /** How many days back they are told of. */
  days: number;
}

/** An attendance that is over, with a page of what was written until its end. */
interface FinishedChat extends MessagePage {
  attendance: FinishedAttendance;
  /** The attendances of the same chat before it. */
  earlier: EarlierAttendance[];
}

export type FinishedService = ReturnType<typeof createFinishedService>;

/** Attendances that are over, for those who served in them, and for who serves the customer now. */
export function createFinishedService(parts: Pick<Parts, 'clock' | 'db' | 'settings'>) {
  const { clock, db, settings } = parts;

  /**
   * The person's own attendances that they may still read. One that was taken from them, or that they handed over, is not
   * theirs any more: somebody else has the customer.
   */
  const readable = (person: Person, where?: SQL) =>
    and(
      eq(attendances.agenteId, person.id),
      notInArray(attendances.fim, ['retirada', 'transferida']),
      gte(attendances.fimEm, clock.now() - settings.finishedDays * DAY_MS),
      where,
    );

  async function select(where: SQL | undefined, limit: number) {
    const rows = await db
      .select({
        attendance: attendances,
        conversation: conversations,
        last: messages,
        order: {
          numeroPedido: pedidos.numeroPedido,
          cupomValorCliente: pedidos.cupomValorClienteCents,
          status: pedidos.status,
        },
      })
      .from(attendances)
      .innerJoin(conversations, eq(conversations.id, attendances.chatId))
      .leftJoin(messages, eq(messages.ordinal, attendances.fimOrdinal))
      .leftJoin(pedidos, eq(pedidos.id, attendances.pedidoId))
      .where(where)
      .orderBy(desc(attendances.fimEm), desc(attendances.id))
      .limit(limit);
    return rows.map(({ attendance, conversation, last, order }) => ({
      upTo: attendance.fimOrdinal,
      shown: {
        id: attendance.id,
        chatId: attendance.chatId,
        name: conversation.name,
        number: conversation.number,
        isGroup: conversation.isGroup,
        profilePicUrl: conversation.profilePicPath,
        inicioEm: attendance.inicioEm,
        fimEm: attendance.fimEm,
        lastMessage: last && lastWords(last),
        ultimaMensagemDe: last && senderOf(last),
        compra: order,
      } satisfies FinishedAttendance,
    }));
  }

  /** Where attendances of a chat ended, oldest first; those that ended before `upTo` alone, unless it is null. */
  async function earlierOf(chatId: string, upTo: number | null): Promise<EarlierAttendance[]> {
    const rows = await db
      .select({
        id: attendances.id,
        fimEm: attendances.fimEm,
        agenteNome: users.nome,
        ateMensagem: messages.id,
      })
      .from(attendances)
      .innerJoin(users, eq(users.id, attendances.agenteId))
      .leftJoin(messages, eq(messages.ordinal, attendances.fimOrdinal))
      .where(
        and(
          eq(attendances.chatId, chatId),
          upTo === null ? undefined : lt(attendances.fimOrdinal, upTo),
        ),
      )
      .orderBy(desc(attendances.fimOrdinal), desc(attendances.fimEm))
      .limit(EARLIER_MAX);
    return rows.reverse();
  }

  return {
    /**
     * A page of the person's own, the last to end first.
     *
     * @param after the last one that is known; behind one that is gone, or not theirs, there is nothing.
     */
    list: async (
      person: Person,
      { after, limit = FINISHED_PAGE }: { after?: string | undefined; limit?: number | undefined },
    ): Promise<FinishedPage> => {
      const known = sql`select ${attendances.fimEm}, ${attendances.id} from ${attendances}
        where ${attendances.id} = ${after ?? null} and ${attendances.agenteId} = ${person.id}`;
      const before = sql`(${attendances.fimEm}, ${attendances.id}) < (${known})`;
      const rows = await select(
        readable(person, after === undefined ? undefined : before),
        limit + 1,
      );
      return {
        items: rows.slice(0, limit).map(({ shown }) => shown),
        hasMore: rows.length > limit,
        days: settings.finishedDays,
      };
    },

    /**
     * One of the person's own, with a page of its chat up to its end: what the customer wrote afterwards was written to
     * somebody else.
     *
     * @throws HttpError 404 when it is not theirs, ended too long ago, or `before` is no message of its chat.
     */
    chat: async (person: Person, id: string, request: PageRequest): Promise<FinishedChat> => {
      const [found] = await select(readable(person, eq(attendances.id, id)), 1);
      if (!found) throw notFound(conversationsText.notFound);
      const { upTo, shown } = found;
      const page = await readMessagePage(parts, { chatId: shown.chatId, upTo }, request);
      return { ...page, attendance: shown, earlier: await earlierOf(shown.chatId, upTo) };
    },

    /** Where the attendances of a chat ended that are over, oldest first. */
    earlier: (chatId: string): Promise<EarlierAttendance[]> => earlierOf(chatId, null),
  };
}
