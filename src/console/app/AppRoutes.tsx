import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { withWords } from '@/console/text/texts';
import { EnteredOnly, LoginGate } from './guards';

const EntryPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "login" */ './EntryPage')).EntryPage,
}));
const ConsolePage = lazy(async () => ({
  default: (await withWords(import(/* webpackChunkName: "console" */ './ConsolePage'))).ConsolePage,
}));
const SideRoutes = lazy(async () => ({
  default: (await withWords(import(/* webpackChunkName: "side" */ './side/SideRoutes'))).SideRoutes,
}));

/** The routes (behaviour: routes). Those beside the console are loaded when somebody goes to one of them. */
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
