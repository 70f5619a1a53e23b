import { Suspense, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '@/console/shared/session/auth';
import { LoadingScreen } from './LoadingScreen';

interface GuardProps {
  children: ReactNode;
}

/** A screen for who is signed in; others are sent to /login, and a spinner shows until it is known. */
export function EnteredOnly({ children }: GuardProps) {
  const { isAuthenticated, isLoading } = useAuth();
  if (isLoading) return <LoadingScreen />;
  if (!isAuthenticated) return <Navigate to="/login" replace />;
  return <Suspense fallback={<LoadingScreen />}>{children}</Suspense>;
}

/** The login screen: who is signed in already is sent on at once (behaviour: route-login). */
export function LoginGate({ children }: GuardProps) {
  const { isLoading } = useAuth();
  return isLoading ? <LoadingScreen /> : <EnteredAlready>{children}</EnteredAlready>;
}

/** Who signs in here stays for the moment that the session's listener takes (behaviour: route-after-login). */
function EnteredAlready({ children }: GuardProps) {
  const { isAuthenticated } = useAuth();
  const [atFirst] = useState(isAuthenticated);
  if (atFirst && isAuthenticated) return <Navigate to="/dashboard" replace />;
  return <Suspense fallback={<LoadingScreen />}>{children}</Suspense>;
}
