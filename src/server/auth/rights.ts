import { and, eq, or, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { requestId } from '@/contract/rest/requests';
import type { Database } from '@/server/db/openDatabase';
import {
  attendances,
  clientes,
  conversations,
  couponAccounts,
  pedidos,
  users,
} from '@/server/db/schema';
import { forbidden, notFound } from '@/server/errors/httpError';
import { accountText } from '@/server/text/accounts';
import type { ObjectRight, Person, Right } from './right';

export interface Rights {
  /**
   * Checks everything that can be decided from the path, before the body is read (wire: check-order).
   *
   * @throws HttpError 403 for a person who may never call it, 404 for an object that is not theirs or does not exist.
   */
  checkPath(right: Right, person: Person, params: unknown): Promise<void>;
  /** Checks the ids in a body that is parsed but not validated. @throws HttpError 403 for another person's id. */
  checkBody(right: Right, person: Person, body: unknown): void;
}

export function createRights(db: Database): Rights {
  async function isThere(right: ObjectRight, person: Person, params: unknown): Promise<boolean> {
    if (right.own === 'id') return true;
    const id = v.safeParse(requestId, fieldOf(params, right.param));
    // A text that cannot be an id matches nothing.
    return id.success && (await mayReach(db, right, person, id.output));
  }

  return {
    checkPath: async (right, person, params) => {
      switch (right) {
        case 'signedIn':
          return;
        case 'agent':
          if (person.isAdmin) throw forbidden();
          return;
        case 'admin':
          if (!person.isAdmin) throw forbidden();
          return;
        default:
          for (const one of objectRights(right)) {
            if (one.own === 'user' && !person.isAdmin) throw forbidden();
            if (!(await isThere(one, person, params))) throw notFound(textFor(one));
            checkId(one, person, params);
          }
      }
    },
    checkBody: (right, person, body) => {
      if (typeof right === 'string') return;
      for (const one of objectRights(right)) checkId(one, person, body);
    },
  };
}

/** What a refusal says of an object that is not there; undefined: the usual text. */
function textFor({ own }: ObjectRight): string | undefined {
  return own === 'user' ? accountText.userNotFound : undefined;
}

/** The object rights that a right consists of. */
export function objectRights(right: Exclude<Right, string>): readonly ObjectRight[] {
  return 'own' in right ? [right] : right;
}

/** An id that a client sends must be the token's own, for an administrator too (wire: own-ids). */
function checkId(right: ObjectRight, person: Person, fields: unknown): void {
  if (right.own !== 'id') return;
  const id = fieldOf(fields, right.field);
  if (typeof id === 'string' && id !== person.id) throw forbidden();
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null && Object.hasOwn(fields, name)
    ? (fields as Record<string, unknown>)[name]
    : undefined;
}

/**
 * Whether the object exists and this person may reach it (wire: rights): its agent, or an administrator. A coupon account
 * is reached by its holder alone (wire: own-accounts), and an attendance that is over by who served in it: administrators
 * find its conversation in their list.
 */
async function mayReach(
  db: Database,
  right: Exclude<ObjectRight, { own: 'id' }>,
  person: Person,
  id: string,
): Promise<boolean> {
  const unlessAdmin = (condition: SQL | undefined) => (person.isAdmin ? undefined : condition);
  const assigned = (orLast: boolean) =>
    unlessAdmin(
      or(
        eq(conversations.agenteId, person.id),
        orLast
          ? and(eq(conversations.finalizada, true), eq(conversations.ultimoAgenteId, person.id))
          : undefined,
      ),
    );
  switch (right.own) {
    case 'conversation': {
      const where = and(eq(conversations.id, id), assigned(right.orLast));
      return (
        (await db.select({ id: conversations.id }).from(conversations).where(where).limit(1))
          .length > 0
      );
    }
    case 'cliente': {
      const found = await db
        .select({ id: clientes.chatId })
        .from(clientes)
        .innerJoin(conversations, eq(conversations.id, clientes.chatId))
        .where(and(eq(clientes.telefone, id), assigned(right.orLast)))
        .limit(1);
      return found.length > 0;
    }
    case 'pedido': {
      const where = and(eq(pedidos.id, id), unlessAdmin(eq(pedidos.agenteId, person.id)));
      return (await db.select({ id: pedidos.id }).from(pedidos).where(where).limit(1)).length > 0;
    }
    case 'attendance': {
      const where = and(eq(attendances.id, id), eq(attendances.agenteId, person.id));
      return (
        (await db.select({ id: attendances.id }).from(attendances).where(where).limit(1)).length > 0
      );
    }
    case 'user':
      return (
        (await db.select({ id: users.id }).from(users).where(eq(users.id, id)).limit(1)).length > 0
      );
    case 'couponAccount': {
      const where = and(eq(couponAccounts.id, id), eq(couponAccounts.applicatorId, person.id));
      return (
        (await db.select({ id: couponAccounts.id }).from(couponAccounts).where(where).limit(1))
          .length > 0
      );
    }
  }
}
