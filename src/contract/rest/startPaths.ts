/**
 * The paths of what every console reads first. They stand apart from their calls, because the page asks for them before
 * it has downloaded those (wire: early-reads).
 */
export const START_PATHS = {
  profile: '/api/auth/perfil',
  conversations: '/api/conversations',
  status: '/api/status',
} as const;
