import type { Page } from '@/console/ports/ports';

/** @returns the port for this tab's page. */
export function createPage(window: Window): Page {
  const { document, navigator } = window;
  return {
    origin: window.location.origin,
    setTitle: (title) => {
      document.title = title;
    },
    isVisible: () => document.visibilityState === 'visible',
    onVisibility(listener) {
      const onChange = () => listener(document.visibilityState === 'visible');
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    isOnline: () => navigator.onLine,
    onOnline(listener) {
      const on = () => listener(true);
      const off = () => listener(false);
      window.addEventListener('online', on);
      window.addEventListener('offline', off);
      return () => {
        window.removeEventListener('online', on);
        window.removeEventListener('offline', off);
      };
    },
    download(url) {
      const link = document.createElement('a');
      link.href = url;
      // With this attribute, an error response is a failed download instead of a page that replaces the console.
      link.download = '';
      link.click();
    },
  };
}
