/** Where the screens beside the console stand (behaviour: routes). */
export const SIDE_PATHS = {
  profile: '/perfil',
  adminPanel: '/admin',
  ordersDashboard: '/dashboard-pedidos',
} as const;
