import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useDesk } from './deskLoader';
import { EntryPage } from './EntryPage';
import { EnteredOnly, LoginGate } from './guards';

const SideRoutes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "side" */ './desk/side/SideRoutes')).SideRoutes,
}));

/** The console. Whoever is known to be signed in has the desk. */
const Console = () => useDesk().page();

/**
 * The routes (behaviour: routes). The login is part of the entry and the console of the desk; the code of every other
 * screen is loaded when somebody goes there.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route
        path="/login"
        element={
          <LoginGate>
            <EntryPage />
          </LoginGate>
        }
      />
      <Route
        path="/dashboard"
        element={
          <EnteredOnly>
            <Console />
          </EnteredOnly>
        }
      />
      <Route path="/" element={<Navigate to="/dashboard" replace />} />
      <Route
        path="*"
        element={
          <EnteredOnly>
            <SideRoutes />
          </EnteredOnly>
        }
      />
    </Routes>
  );
}
