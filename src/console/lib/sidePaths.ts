/** The paths of the screens outside the console (behaviour: routes). */
export const SIDE_PATHS = {
  profile: '/perfil',
  adminPanel: '/admin',
  ordersDashboard: '/dashboard-pedidos',
  auditTrail: '/auditoria',
} as const;
