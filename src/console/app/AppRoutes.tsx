import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { EnteredOnly, LoginGate } from './guards';

const EntryPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "login" */ './EntryPage')).EntryPage,
}));
const ConsolePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "console" */ './desk/ConsolePage')).ConsolePage,
}));
const SideRoutes = lazy(async () => ({
  default: (await import(/* webpackChunkName: "side" */ './desk/side/SideRoutes')).SideRoutes,
}));

/** The routes (behaviour: routes). The code of each screen is loaded when somebody goes there. */
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
            <ConsolePage />
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
