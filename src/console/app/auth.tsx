import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { User } from '@/contract/entities/user';
import {
  selectIsAdmin,
  selectSessionStatus,
  selectUser,
} from '@/console/entities/session/sessionSelectors';
import { useEntrySelector } from '@/console/store/hooks';

/** The session as the routes see it (behaviour: session-is-signed-in). */
export interface Auth {
  user: User | null;
  /** It is not known yet whether somebody is signed in. */
  isLoading: boolean;
  isAuthenticated: boolean;
  isAdmin: boolean;
}

const AuthContext = createContext<Auth | null>(null);

/** Provides the session's signed-in person to the components below. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const user = useEntrySelector(selectUser);
  const status = useEntrySelector(selectSessionStatus);
  const isAdmin = useEntrySelector(selectIsAdmin);
  const auth = useMemo(
    () => ({
      user,
      isLoading: status === 'unknown' || status === 'loading',
      isAuthenticated: user !== null,
      isAdmin,
    }),
    [isAdmin, status, user],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** @throws Error outside of an AuthProvider (behaviour: auth-hook). */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth deve ser usado dentro de um AuthProvider');
  return auth;
}
