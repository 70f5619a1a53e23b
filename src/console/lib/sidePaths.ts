/** Where the screens beside the console stand (spec 2, Routes). */
export const SIDE_PATHS = {
  profile: '/perfil',
  adminPanel: '/admin',
  ordersDashboard: '/dashboard-pedidos',
} as const;
