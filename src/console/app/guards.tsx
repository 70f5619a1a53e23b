import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SIDE_PATHS } from '@/console/lib/sidePaths';
import { useAuth } from './auth';
import { LoadingScreen } from './LoadingScreen';

const PendingPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pending" */ './desk/PendingPage')).PendingPage,
}));

interface GuardProps {
  children: ReactNode;
}

/**
 * Guards a screen for signed-in people. Others are redirected to /login; a spinner shows until that is known. Who waits
 * for approval sees only that (behaviour: account-pending), and who must turn a second factor on is led to it
 * (behaviour: second-factor-required).
 */
export function EnteredOnly({ children }: GuardProps) {
  const { isAuthenticated, isLoading, user } = useAuth();
  const { pathname } = useLocation();
  if (isLoading) return <LoadingScreen />;
  if (!isAuthenticated) return <Navigate to="/login" replace />;
  if (user?.faltaSegundoFator && pathname !== SIDE_PATHS.profile) {
    return <Navigate to={SIDE_PATHS.profile} replace />;
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      {user?.estado === 'pendente' ? <PendingPage /> : children}
    </Suspense>
  );
}

/** Guards the login. A person who is signed in already is redirected at once (behaviour: route-login). */
export function LoginGate({ children }: GuardProps) {
  const { isLoading } = useAuth();
  return isLoading ? <LoadingScreen /> : <EnteredAlready>{children}</EnteredAlready>;
}

/**
 * Redirects only a person who was signed in when the screen opened. Who signs in while it shows, here or in another tab,
 * is led on by the session's listener (behaviour: route-after-login).
 */
function EnteredAlready({ children }: GuardProps) {
  const { isAuthenticated } = useAuth();
  const [atFirst] = useState(isAuthenticated);
  if (atFirst && isAuthenticated) return <Navigate to="/dashboard" replace />;
  return <Suspense fallback={<LoadingScreen />}>{children}</Suspense>;
}
