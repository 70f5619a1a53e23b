import type { appPtBR, commonPtBR } from '../ptBR/shell';

export const appEn: typeof appPtBR = {
  name: 'Balcão',
  pageTitle: (route, waiting) => `${waiting > 0 ? `(${waiting}) ` : ''}${route} · Balcão`,
  routes: { login: 'Sign in', dashboard: 'Conversations' },
  loading: 'Loading…',
  offline: 'No connection',
  notEntered: 'Your profile could not be loaded',
  crashed: 'Something went wrong on this screen.',
  reload: 'Reload',
  exportRecording: 'Export recording',
};

export const commonEn: typeof commonPtBR = {
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  back: 'Back',
  retry: 'Try again',
  refresh: 'Refresh',
  notifications: 'Notifications',
  fieldMissing: 'Fill in this field',
};
