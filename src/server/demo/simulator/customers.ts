import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '@/server/db/openDatabase';
import { simCustomers } from '@/server/db/schema';
import type { CoreParts } from '@/server/parts';
import type { EmbeddedMessaging } from '@/server/ports/embeddedMessaging';
import type { ImagesPort } from '@/server/ports/images';
import type { Contact, Media } from '@/server/ports/messaging';
import type { Emit } from '@/server/realtime/emit';
import { storedValue } from '@/server/db/rows/storedValues';
import { customerSays } from '@/server/text/customers';
import type { Reply } from './behaviour';
import { createRandom, mix } from './random';
import { drawAvatar, drawCart } from './drawings';
import { FRESH, memorySchema, type Memory } from './memory';
import {
  makeNumber,
  makePersona,
  makeOrderIntent,
  TEMPERAMENTS,
  type Persona,
  type Temperament,
} from './persona';

/** A simulated customer, as stored in the database. */
export interface Customer {
  chatId: string;
  persona: Persona;
  memory: Memory;
}

/** The properties of a new customer that an administrator may choose; the others are random. */
export interface Chosen {
  temperament?: Temperament | undefined;
  name?: string | undefined;
}

export type Customers = ReturnType<typeof createCustomers>;

/** The number of customers so far, which is the next one's index among the seeds. */
const arrivals = storedValue('sim.arrivals', v.number(), 0);

/** The demo's customers: their personas, what they remember, and their messages. */
export function createCustomers({
  settings,
  messaging,
  images,
}: Pick<CoreParts, 'settings'> & {
  messaging: EmbeddedMessaging;
  images: ImagesPort;
}) {
  /** null when the chat's customer is not simulated. */
  async function find(tx: Transaction, chatId: string): Promise<Customer | null> {
    const [row] = await tx.select().from(simCustomers).where(eq(simCustomers.chatId, chatId));
    if (!row) return null;
    const temperament = v.parse(v.picklist(TEMPERAMENTS), row.temperament);
    return {
      chatId,
      persona: makePersona(row.seed, { temperament, name: row.name }),
      memory: v.parse(memorySchema, row.state),
    };
  }

  async function remember(tx: Transaction, chatId: string, memory: Memory): Promise<void> {
    await tx.update(simCustomers).set({ state: memory }).where(eq(simCustomers.chatId, chatId));
  }

  /** Writes as the customer. A cart's picture shows what they want in their current order. */
  async function speak(
    tx: Transaction,
    emit: Emit,
    customer: Customer,
    reply: Reply,
  ): Promise<void> {
    const { persona, memory, chatId } = customer;
    const media: Media | null =
      reply.kind === 'cart'
        ? await images.saveDrawing(drawCart(makeOrderIntent(persona, memory.order)))
        : null;
    const contact = contactOf(chatId, persona.name, null);
    await messaging.receive(tx, emit, { contact, body: reply.text, author: null, media });
  }

  /** A new customer writes for the first time. */
  async function introduce(tx: Transaction, emit: Emit, chosen: Chosen = {}): Promise<Customer> {
    const { customer, contact } = await invent(tx, chosen);
    const { persona } = customer;
    const random = createRandom(mix(persona.seed, 2));
    await messaging.receive(tx, emit, {
      contact,
      ...(persona.referrals && { referrals: persona.referrals }),
      body: random.pick(customerSays.hello),
      author: null,
      media: null,
    });
    return customer;
  }

  async function invent(
    tx: Transaction,
    chosen: Chosen,
  ): Promise<{ customer: Customer; contact: Contact }> {
    const index = await arrivals.read(tx);
    await arrivals.write(tx, index + 1);
    const seed = mix(settings.simSeed, index);
    const persona = makePersona(seed, chosen);
    const chatId = `${makeNumber(settings.simSeed, index)}@c.us`;
    const picture = persona.pictured ? await images.saveDrawing(drawAvatar(seed)) : null;
    const [made] = await tx
      .insert(simCustomers)
      .values({ chatId, seed, temperament: persona.temperament, name: persona.name, state: FRESH })
      .onConflictDoNothing()
      .returning({ chatId: simCustomers.chatId });
    // Another seed has used this number before: take the next one.
    if (!made) return invent(tx, chosen);
    const customer = { chatId, persona, memory: FRESH };
    return { customer, contact: contactOf(chatId, persona.name, picture?.path ?? null) };
  }

  /** Deletes all customers. The count goes on, so the next customer is a new person. */
  const forgetAll = async (tx: Transaction): Promise<void> => {
    await tx.delete(simCustomers);
  };

  /** The number of customers so far. */
  const howMany = (tx: Transaction) => arrivals.read(tx);

  return { find, remember, speak, introduce, howMany, forgetAll };
}

function contactOf(chatId: string, name: string, profilePicPath: string | null): Contact {
  return { chatId, name, number: chatId.replace(/@.*$/, ''), isGroup: false, profilePicPath };
}
