/** The number of products of a catalog that are not on promotion, and of those that are. */
interface CatalogCounts {
  kept: number;
  leftOut: number;
}

/**
 * Runs in the page: copies a catalog of at least `bytes` to the clipboard, in the format of delivery platforms. Each
 * third product is on promotion; each thousandth is an açaí.
 */
export async function copyCatalog(bytes: number): Promise<CatalogCounts> {
  const items: string[] = [];
  for (let size = 0; size < bytes;) {
    const index = items.length;
    const item = JSON.stringify({
      id: `produto-${index}`,
      description: index % 1000 === 1 ? `Açaí especial ${index}` : `Prato do dia ${index}`,
      details: 'Arroz, feijão, salada e uma carne à escolha, feitos na hora.',
      unitPrice: 10.9 + (index % 50),
      logoUrl: `pratos/${index}.png`,
      tags: index % 3 === 0 ? ['CHRN_FD_50', { tag: 'NOVO' }] : ['NOVO'],
      ...(index % 3 === 0 ? { unitPromotionalPrice: 9.9 } : {}),
    });
    items.push(item);
    size += item.length + 1;
  }
  const json = `{"data":{"menu":[{"name":"Cardápio","itens":[${items.join(',')}]}]}}`;
  await navigator.clipboard.writeText(json);
  const leftOut = Math.ceil(items.length / 3);
  return { kept: items.length - leftOut, leftOut };
}
