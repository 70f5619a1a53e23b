import { and, asc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Conversation } from '@/contract/entities/conversation';
import type { EpochMs } from '@/contract/wire';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { conversations, offerAgents, offers, users } from '@/server/db/schema';
import type { FlowRunner } from '@/server/flow/runner';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { offerText } from '@/server/text/commerce';
import type { TimerHandler } from '@/server/timers/timerRunner';
import type { AgentsService } from '@/server/services/agents/agents';
import type { ConversationsService } from '@/server/services/conversations/conversations';
import type { OfferQueue } from './offerQueue';
import { namedIn, OFFER_EXPIRE, toOffer } from './openOffers';
import { OFFER_AGAIN } from './refusals';
import { isTransfer, type TransfersService } from './transfers';

interface Others {
  queue: OfferQueue;
  flow: Pick<FlowRunner, 'handle'>;
  agents: Pick<AgentsService, 'goOffline'>;
  conversations: Pick<ConversationsService, 'snapshot'>;
  transfers: Pick<TransfersService, 'refused' | 'take' | 'tellNotTaken'>;
}

export type OffersService = ReturnType<typeof createOffersService>;

const expirePayload = v.object({ ofertaId: v.string() });

/**
 * The agents' side of the offers that the queue opens: accept, refuse, acknowledge, let expire
 * (behaviour: offer-accept, offer-refused, offline-by-offer).
 */
export function createOffersService(
  { clock, settings, uow }: Pick<Parts, 'clock' | 'settings' | 'uow'>,
  { queue, flow, agents, conversations: chats, transfers }: Others,
) {
  /**
   * Accepts an offer, of a customer who waits or of one who is handed over. Of concurrent calls one wins, and gets the
   * conversation in the same transaction. An agent who
   * went offline by hand may accept it once they are online again.
   *
   * @returns the conversation, as the winner sees it.
   * @throws HttpError 404 when the person is not one of the offer's agents; 409 when it is taken or expired, the agent
   * has refused it or is offline.
   */
  function accept(person: Person, ofertaId: string): Promise<Conversation> {
    return uow.write(async (tx, emit) => {
      const now = clock.now();
      const offer = await lockOffer(tx, ofertaId, person.id);
      if (offer.refused) throw new HttpError(409, offerText.refused);
      const named = await namedIn(tx, ofertaId);
      const [won] = await tx
        .update(offers)
        .set({ status: 'accepted', acceptedBy: person.id })
        .where(
          and(
            eq(offers.id, ofertaId),
            eq(offers.status, 'open'),
            gt(offers.expiresAt, now),
            exists(isOnline(tx, person.id)),
          ),
        )
        .returning({ chatId: offers.chatId });
      if (!won) throw whyNotAccepted(offer, person, now);
      const { chatId } = won;
      for (const agenteId of named) {
        emit.toUser(agenteId, 'oferta_aceita', { ofertaId, agenteId: person.id });
      }
      if (isTransfer(offer)) {
        await transfers.take(tx, emit, offer, person, now);
        return chats.snapshot(tx, person, chatId);
      }
      const agent = await assign(tx, chatId, person.id, now);
      await queue.accepted(tx, offer);
      const conversation = await chats.snapshot(tx, person, chatId);
      emit.toUser(person.id, 'conversaAceita', { chatId, conversation });
      emit.toAdmins('conversationUpdated', {
        id: chatId,
        agente: { id: person.id, nome: agent.nome, foto: agent.fotoPath },
        atribuidoEm: now,
      });
      await flow.handle(tx, emit, chatId, { type: 'offerAccepted', agenteNome: agent.nome });
      await queue.offerWaiting(tx, emit);
      return chats.snapshot(tx, person, chatId);
    });
  }

  /**
   * Refuses an offer: the agent does not want this customer now. Nobody goes offline for that. Refusing again says
   * success again.
   *
   * @throws HttpError 404 when the person is not one of the offer's agents; 409 when it is taken or expired.
   */
  function refuse(person: Person, ofertaId: string): Promise<void> {
    return uow.write(async (tx, emit) => {
      const offer = await lockOffer(tx, ofertaId, person.id);
      if (offer.refused) return;
      if (!isOpen(offer, clock.now())) throw whyOver(offer, person);
      await tx.update(offerAgents).set({ refused: true }).where(isNamed(ofertaId, person.id));
      if (isTransfer(offer)) await transfers.refused(tx, emit, offer, person.id);
      else await queue.refused(tx, emit, offer, person.id);
    });
  }

  /** Records that a tab of this agent shows the offer. An acknowledgement after the offer's end does not count. */
  function acknowledge(ofertaId: string, userId: string): Promise<void> {
    return uow.write(async (tx) => {
      const stillOpen = tx
        .select({ id: offers.id })
        .from(offers)
        .where(and(eq(offers.status, 'open'), gt(offers.expiresAt, clock.now())));
      await tx
        .update(offerAgents)
        .set({ acknowledged: true })
        .where(and(isNamed(ofertaId, userId), inArray(offerAgents.offerId, stillOpen)));
    });
  }

  /**
   * Emits a person's open offers again: no call lists them, so a console that could not resume its stream would not
   * know of them (wire: fresh-socket).
   */
  function announceOpen(userId: string): Promise<void> {
    return uow.write(async (tx, emit) => {
      const own = await tx
        .select({ offer: offers })
        .from(offers)
        .innerJoin(offerAgents, eq(offerAgents.offerId, offers.id))
        .where(
          and(
            eq(offerAgents.agenteId, userId),
            eq(offerAgents.refused, false),
            eq(offers.status, 'open'),
            gt(offers.expiresAt, clock.now()),
          ),
        )
        .orderBy(asc(offers.createdAt), asc(offers.id));
      for (const { offer } of own) {
        const named = await namedIn(tx, offer.id);
        emit.toUser(userId, 'nova_oferta_conversa', toOffer(offer, named, settings));
      }
    });
  }

  /**
   * Handles an offer that nobody took: agents who had it on screen go offline (wire: seen), and the next offers go at
   * once to those who are still online. A chat that was handed over stays with its giver.
   */
  const onExpire: TimerHandler = async (tx, emit, payload, now) => {
    const { ofertaId } = v.parse(expirePayload, payload);
    const ended = await queue.runOut(tx, emit, ofertaId, now);
    if (ended === null) return;
    if (isTransfer(ended.offer)) await transfers.tellNotTaken(tx, emit, ended.offer, 'expirada');
    await agents.goOffline(tx, emit, ended.seenBy, 'oferta_expirada');
    await queue.offerWaiting(tx, emit);
  };

  /** Handles the end of the pause after a refusal: the agent can be asked for that customer again. */
  const onAgain: TimerHandler = (tx, emit) => queue.offerWaiting(tx, emit);

  return {
    accept,
    refuse,
    acknowledge,
    announceOpen,
    timerHandlers: { [OFFER_EXPIRE]: onExpire, [OFFER_AGAIN]: onAgain },
  };
}

const isNamed = (ofertaId: string, userId: string) =>
  and(eq(offerAgents.offerId, ofertaId), eq(offerAgents.agenteId, userId));

/**
 * Locks an offer, so that accepting and refusing have one outcome.
 *
 * @returns it, and whether this agent refused it.
 * @throws HttpError 404 when it does not name this agent.
 */
async function lockOffer(tx: Transaction, ofertaId: string, userId: string) {
  const [found] = await tx
    .select({ offer: offers, refused: offerAgents.refused })
    .from(offers)
    .innerJoin(offerAgents, eq(offerAgents.offerId, offers.id))
    .where(isNamed(ofertaId, userId))
    .for('update', { of: offers });
  if (!found) throw notFound();
  return { ...found.offer, refused: found.refused };
}

const isOnline = (tx: Transaction, userId: string) =>
  tx
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.online, true)));

/** Assigns the chat to the agent who won its offer. */
async function assign(tx: Transaction, chatId: string, agenteId: string, now: EpochMs) {
  const [assigned] = await tx
    .update(conversations)
    .set({ agenteId, atribuidoEm: now, finalizada: false, deixada: false })
    .where(and(eq(conversations.id, chatId), isNull(conversations.agenteId)))
    .returning({ id: conversations.id });
  if (!assigned) throw new HttpError(409, offerText.taken);
  const [agent] = await tx
    .select({ nome: users.nome, fotoPath: users.fotoPath })
    .from(users)
    .where(eq(users.id, agenteId));
  if (!agent) throw new Error('A conversation was given to somebody who does not exist');
  return agent;
}

type Offer = Pick<typeof offers.$inferSelect, 'status' | 'expiresAt' | 'acceptedBy'>;

const isOpen = ({ status, expiresAt }: Offer, now: EpochMs) => status === 'open' && expiresAt > now;

function whyNotAccepted(offer: Offer, person: Person, now: EpochMs): HttpError {
  return isOpen(offer, now) ? new HttpError(409, offerText.offline) : whyOver(offer, person);
}

function whyOver({ status, acceptedBy }: Offer, { id }: Person): HttpError {
  const taken = status === 'accepted' || status === 'cancelled';
  if (taken && acceptedBy === id) return new HttpError(409, offerText.accepted);
  return new HttpError(409, taken ? offerText.taken : offerText.expired);
}
