import { filterCatalog, type CatalogProduct } from '@/domain/catalogFilter';
import { productLine } from '@/domain/catalogList';
import { foldText } from '@/domain/search';
import { packProducts, piecesOf } from './packedProducts';
import type { CatalogReply, CatalogRequest } from './protocol';

type Reply = (reply: CatalogReply, handedOver?: ArrayBuffer[]) => void;

/**
 * The work of one worker: filters one catalog, and then searches its remaining products.
 *
 * @param reply sends a reply to the page.
 * @returns a function that handles the page's requests, one after the other.
 */
export function createCatalogHandler(reply: Reply): (request: CatalogRequest) => Promise<void> {
  let products: readonly CatalogProduct[] = [];
  let folded: readonly string[] | null = null;

  const search = (query: string): Uint32Array<ArrayBuffer> => {
    folded ??= products.map(({ name }) => foldText(name));
    const wanted = foldText(query.trim());
    const found: number[] = [];
    folded.forEach((name, index) => {
      if (name.includes(wanted)) found.push(index);
    });
    return Uint32Array.from(found);
  };

  const filter = (catalog: unknown) => {
    const filtered = filterCatalog(catalog, (done) => reply({ kind: 'progress', done }));
    const { leftOut, fault } = filtered;
    if (fault === 'catalog.noProducts') reply({ kind: 'noProducts' });
    else if (fault === 'catalog.allPromotional') reply({ kind: 'allPromotional', leftOut });
    else {
      products = filtered.products;
      const packed = packProducts(products);
      reply({ kind: 'filtered', products: packed, leftOut }, piecesOf(packed));
    }
  };

  const answer = async (request: CatalogRequest) => {
    if (request.kind === 'search') {
      const indexes = search(request.query);
      reply({ kind: 'found', id: request.id, indexes }, [indexes.buffer]);
    } else if (request.kind === 'text') {
      const lines = Array.from(search(request.query), (index) => products[index])
        .filter((product) => product !== undefined)
        .map(productLine);
      reply({ kind: 'text', id: request.id, text: lines.join('\n') });
    } else {
      reply({ kind: 'progress', done: null });
      filter(JSON.parse(await request.pasted.text()));
    }
  };
  return async (request) => {
    try {
      await answer(request);
    } catch (fault) {
      // Any other error means that there is not enough room: a text or a list exceeds the largest possible size.
      reply({ kind: fault instanceof SyntaxError ? 'notJson' : 'failed' });
    }
  };
}
