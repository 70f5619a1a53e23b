import { eq, inArray } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import type { Database } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';
import type { Person } from './right';
import type { Tokens } from './tokens';

/** A valid token, with its person's current rights. */
export interface Session {
  /** Identifies the sign-in. All tabs of a browser share it. */
  id: string;
  person: Person;
  tokenVersion: number;
  expiresAt: EpochMs;
}

export interface Sessions {
  /** @returns null when the token is not ours, is expired or void, or its person no longer exists. */
  authenticate(token: string): Promise<Session | null>;
  /** Compares sessions with the database. Unchanged ones are in neither list. */
  compare<S extends Session>(sessions: readonly S[]): Promise<Compared<S>>;
}

interface Compared<S> {
  /** Void: the person's password has changed, or the person no longer exists. */
  ended: S[];
  /** The person's rights have changed. */
  changed: S[];
}

const COLUMNS = { id: users.id, isAdmin: users.isAdmin, tokenVersion: users.tokenVersion };

/** Every call reads the person again, so that a right that was taken away ends at once. */
export function createSessions(db: Database, tokens: Tokens): Sessions {
  return {
    authenticate: async (token) => {
      const claims = await tokens.read(token);
      if (!claims) return null;
      const [user] = await db.select(COLUMNS).from(users).where(eq(users.id, claims.userId));
      if (user?.tokenVersion !== claims.tokenVersion) return null;
      const person: Person = { id: user.id, isAdmin: user.isAdmin };
      return {
        id: claims.id,
        person,
        tokenVersion: claims.tokenVersion,
        expiresAt: claims.expiresAt,
      };
    },
    compare: async (sessions) => {
      const ids = [...new Set(sessions.map(({ person }) => person.id))];
      if (ids.length === 0) return { ended: [], changed: [] };
      const found = await db.select(COLUMNS).from(users).where(inArray(users.id, ids));
      const byId = new Map(found.map((user) => [user.id, user]));
      const isEnded = ({ person, tokenVersion }: Session) =>
        byId.get(person.id)?.tokenVersion !== tokenVersion;
      return {
        ended: sessions.filter(isEnded),
        changed: sessions.filter(
          (session) =>
            !isEnded(session) && byId.get(session.person.id)?.isAdmin !== session.person.isAdmin,
        ),
      };
    },
  };
}
