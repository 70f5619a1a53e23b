import { lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useAuth } from '@/console/app/auth';
import { SIDE_PATHS } from '@/console/lib/sidePaths';

const DashboardPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "orders-dashboard" */ './DashboardPage'))
    .DashboardPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "audit" */ './AuditPage')).AuditPage,
}));
const ProfilePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile" */ './ProfilePage')).ProfilePage,
}));
const AdminPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin-panel" */ './AdminPage')).AdminPage,
}));

/**
 * The screens outside the console, for signed-in people. Any other path leads to the console
 * (behaviour: route-unknown).
 */
export function SideRoutes() {
  return (
    <Routes>
      <Route
        path={SIDE_PATHS.ordersDashboard}
        element={
          <AdminOnly>
            <DashboardPage />
          </AdminOnly>
        }
      />
      <Route
        path={SIDE_PATHS.auditTrail}
        element={
          <AdminOnly>
            <AuditPage />
          </AdminOnly>
        }
      />
      <Route path={SIDE_PATHS.profile} element={<ProfilePage />} />
      <Route
        path={SIDE_PATHS.adminPanel}
        element={
          <AdminOnly>
            <AdminPage />
          </AdminOnly>
        }
      />
      <Route path="*" element={<Navigate to="/dashboard" replace />} />
    </Routes>
  );
}

/** Guards a screen for administrators: others are redirected to the console (behaviour: route-admin-only). */
function AdminOnly({ children }: { children: ReactNode }) {
  return useAuth().isAdmin ? children : <Navigate to="/dashboard" replace />;
}
