import { and, desc, eq, gt, inArray, lt, ne, not, sql, type SQL } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import type { Clock } from '@/server/base/clock';
import type { Ids } from '@/server/base/ids';
import type { Logger } from '@/server/base/logger';
import type { Settings } from '@/server/base/settings';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { sessions, users } from '@/server/db/schema';
import { isDatabaseAway } from '@/server/db/sqlState';
import { forbidden, unauthorized } from '@/server/errors/httpError';
import { isShut, lacksSecondFactor } from './accountState';
import type { Person } from './right';
import type { Tokens } from './tokens';

/** How often at most the use of a sign-in is written down, in ms. */
export const SEEN_EVERY_MS = 60_000;

/** A valid token, with its person's current rights. */
export interface Session {
  /** Identifies the sign-in. All tabs of a browser share it. */
  id: string;
  person: Person;
  expiresAt: EpochMs;
  /** It was said lately who is there (wire: confirm). */
  isConfirmed: boolean;
}

/** Where a sign-in comes from, as its owner is shown it. */
export interface Client {
  /** As `deviceOf` says it. */
  device: string;
  address: string;
}

type SessionRow = typeof sessions.$inferSelect;

export interface Sessions {
  /**
   * Finds the sign-in of a token, and notes that it was used.
   *
   * @param address of the call; null leaves the last one.
   * @returns null when the token is not ours, or its sign-in has ended, expired or lain idle (wire: sessions), or
   * its account is shut (wire: account-states).
   */
  authenticate(token: string, address: string | null): Promise<Session | null>;
  /** Reads a sign-in as it is now. @returns null when it has ended, or its account is shut. */
  find(claims: Claims): Promise<Session | null>;
  /**
   * Requires, in the first write of a call, the sign-in and the rights that the call was admitted with: either may have
   * been taken away while the write waited for its turn (wire: rights-kept).
   *
   * @param call `isForAll`: everybody who is signed in may make it, whatever their rights.
   * @throws HttpError 401 when the sign-in has ended or the account is shut, 403 when the person's rights are others.
   */
  requireStill(
    tx: Transaction,
    admitted: Pick<Session, 'id' | 'person'>,
    call: { isForAll: boolean },
  ): Promise<void>;
  /** Compares sign-ins that have an open socket with the database, and notes that they are used. */
  compare<S extends Session>(open: readonly S[]): Promise<Compared<S>>;
  /** Begins a sign-in, and removes those of anybody that can no longer be used. @returns its token. */
  begin(tx: Transaction, userId: string, client: Client): Promise<string>;
  /** Gives a sign-in another token; the one before is void. @returns null when the sign-in has ended meanwhile. */
  renew(tx: Transaction, sessionId: string): Promise<string | null>;
  /** A person's sign-ins that can be used, the one last seen first. */
  list(userId: string): Promise<SessionRow[]>;
}

interface Compared<S> {
  /** They have ended, or their account is shut. */
  ended: S[];
  /** The person's rights have changed. */
  changed: S[];
}

interface SessionsBasis {
  db: Database;
  clock: Pick<Clock, 'now'>;
  ids: Pick<Ids, 'newId'>;
  tokens: Tokens;
  logger: Pick<Logger, 'warn'>;
  settings: Pick<Settings, 'adminSecondFactor' | 'demo' | 'sessionIdleMs' | 'sessionMaxMs'>;
}

/** What of a person's row their rights follow from. */
const PERSON_COLUMNS = {
  isAdmin: users.isAdmin,
  estado: users.estado,
  demo: users.demo,
  secondFactorSince: users.secondFactorSince,
};

type PersonColumns = Pick<typeof users.$inferSelect, keyof typeof PERSON_COLUMNS>;

/** What a token says: which sign-in, and whose. */
type Claims = Pick<SessionRow, 'id' | 'userId'>;

const hasSameRights = (one: Omit<Person, 'id'>, other: Person): boolean =>
  one.isAdmin === other.isAdmin &&
  one.isPending === other.isPending &&
  one.isUnprotected === other.isUnprotected;

/** Keeps a sign-in from being ended by another transaction until this one has. @returns whether it is still there. */
async function lockSession(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, id))
    // It does not wait for the note of when the sign-in was last seen.
    .for('key share');
  return rows.length > 0;
}

/** Every call reads sign-in and person again, so that whatever was taken away ends at once. */
export function createSessions({
  db,
  clock,
  ids,
  tokens,
  logger,
  settings,
}: SessionsBasis): Sessions {
  const limits = { clock, settings };
  /** What a person may do now. */
  const rightsOf = (row: PersonColumns) => ({
    isAdmin: row.isAdmin,
    isPending: row.estado === 'pendente',
    isUnprotected: lacksSecondFactor(row, settings),
  });

  /** The sign-ins whose use is being written down. */
  const writing = new Set<string>();

  /**
   * Writes down that sign-ins are in use, once a minute each. It is no serial write: no event tells of it, and an
   * update cannot bring back a row that was deleted meanwhile. Nobody waits for it, and a failure is only logged.
   */
  function note(
    rows: readonly Pick<SessionRow, 'id' | 'lastSeenAt'>[],
    address: string | null,
  ): void {
    const now = clock.now();
    const due = rows
      .filter(({ id, lastSeenAt }) => now - lastSeenAt >= SEEN_EVERY_MS && !writing.has(id))
      .map(({ id }) => id);
    if (due.length === 0) return;
    for (const id of due) writing.add(id);
    db.update(sessions)
      .set({ lastSeenAt: now, ...(address !== null && { address }) })
      .where(and(inArray(sessions.id, due), lt(sessions.lastSeenAt, now)))
      .catch((error: unknown) => {
        if (isDatabaseAway(error)) return;
        logger.warn({ err: error }, 'the use of a sign-in was not stored');
      })
      .finally(() => {
        for (const id of due) writing.delete(id);
      });
  }

  const selectUsable = (within: Database | Transaction, { id, userId }: Claims) =>
    within
      .select({
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        confirmedUntil: sessions.confirmedUntil,
        ...PERSON_COLUMNS,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isUsable(limits)));

  async function find(claims: Claims): Promise<(Session & Pick<SessionRow, 'lastSeenAt'>) | null> {
    const [row] = await selectUsable(db, claims);
    if (!row || isShut(row, settings)) return null;
    const { lastSeenAt, expiresAt } = row;
    const person = { id: claims.userId, ...rightsOf(row) };
    const isConfirmed = row.confirmedUntil > clock.now();
    return { id: claims.id, person, expiresAt, isConfirmed, lastSeenAt };
  }

  return {
    authenticate: async (token, address) => {
      const claims = await tokens.read(token);
      const session = claims && (await find(claims));
      if (session) note([session], address);
      return session;
    },

    find,

    requireStill: async (tx, { id, person }, { isForAll }) => {
      const select = selectUsable(tx, { id, userId: person.id });
      // A command beside this process waits until an agent's act is done, and takes what came of it. Rows of
      // administrators are locked in one order by what changes accounts, and never one by one before that.
      const [row] = await (person.isAdmin ? select : select.for('share', { of: users }));
      if (!row || isShut(row, settings)) throw unauthorized();
      // Whoever waited for the person's row sees the sign-in as it was before that, until it is asked for itself.
      if (!person.isAdmin && !(await lockSession(tx, id))) throw unauthorized();
      if (!isForAll && !hasSameRights(rightsOf(row), person)) throw forbidden();
    },

    compare: async (open) => {
      const openIds = [...new Set(open.map(({ id }) => id))];
      if (openIds.length === 0) return { ended: [], changed: [] };
      // Idleness does not count: an open socket is use, however long the clock stood still.
      const rows = await db
        .select({ id: sessions.id, lastSeenAt: sessions.lastSeenAt, ...PERSON_COLUMNS })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(inArray(sessions.id, openIds), gt(sessions.expiresAt, clock.now())));
      const usable = rows.filter((row) => !isShut(row, settings));
      note(usable, null);
      const byId = new Map(usable.map((row) => [row.id, row]));
      return {
        ended: open.filter(({ id }) => !byId.has(id)),
        changed: open.filter(({ id, person }) => {
          const row = byId.get(id);
          return row !== undefined && !hasSameRights(rightsOf(row), person);
        }),
      };
    },

    begin: async (tx, userId, { device, address }) => {
      await tx.delete(sessions).where(not(isUsable(limits)));
      const now = clock.now();
      const row = {
        id: ids.newId(),
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + settings.sessionMaxMs,
        device,
        address,
      };
      await tx.insert(sessions).values(row);
      return tokens.issue(row);
    },

    renew: async (tx, sessionId) => {
      // A new id in the same row: no row is deleted, so no trigger tells that somebody was signed out.
      const [row] = await tx
        .update(sessions)
        .set({ id: ids.newId() })
        .where(eq(sessions.id, sessionId))
        .returning();
      return row ? tokens.issue(row) : null;
    },

    list: (userId) => listUsable(db, userId, limits),
  };
}

/** What it depends on whether a sign-in can be used. */
interface Limits {
  clock: Pick<Clock, 'now'>;
  settings: Pick<Settings, 'sessionIdleMs'>;
}

/** It has neither expired nor lain idle (wire: sessions). */
const isUsable = ({ clock, settings }: Limits): SQL => {
  const idleSince = clock.now() - settings.sessionIdleMs;
  return sql`(${sessions.expiresAt} > ${clock.now()} and ${sessions.lastSeenAt} > ${idleSince})`;
};

/** A person's sign-ins that can be used, the one last seen first. */
export function listUsable(
  db: Database | Transaction,
  userId: string,
  limits: Limits,
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isUsable(limits)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/**
 * Ends sign-ins of a person: all, all but one, or one. Their sockets are told by whoever calls this
 * (services/accounts/signIns), or else by the database's trigger.
 *
 * @returns the ids of those that ended.
 */
export async function deleteSessions(
  tx: Transaction,
  userId: string,
  which: { except?: string; only?: string } = {},
): Promise<string[]> {
  const rows = await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        which.except === undefined ? undefined : ne(sessions.id, which.except),
        which.only === undefined ? undefined : eq(sessions.id, which.only),
      ),
    )
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}
