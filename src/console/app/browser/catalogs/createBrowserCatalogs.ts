import type { Catalogs } from '@/console/ports/catalogs';

/** Filters in a worker. The code that talks to it is downloaded with the screen that needs it. */
export function createBrowserCatalogs(): Catalogs {
  const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    take: async (text) => {
      const { blobOfText } = await import(/* webpackChunkName: "promotions" */ './blobOfText');
      return blobOfText(text, rest);
    },
    filter: async (pasted, options) => {
      const [{ filterInWorker }, { startCatalogWorker }] = await Promise.all([
        import(/* webpackChunkName: "promotions" */ './filterInWorker'),
        import(/* webpackChunkName: "promotions" */ './startCatalogWorker'),
      ]);
      return filterInWorker(startCatalogWorker, pasted, options);
    },
  };
}
