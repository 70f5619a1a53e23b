import type { promotionWordsPtBR } from '../ptBR/promotionWords';

const number = (count: number) => count.toLocaleString('en');
const products = (count: number) => (count === 1 ? '1 product' : `${number(count)} products`);

export const promotionWordsEn: typeof promotionWordsPtBR = {
  title: 'Filter Promotions',
  catalog: 'Catalog JSON',
  catalogHint: 'Paste the catalog’s JSON here, or drop a file.',
  chooseFile: 'Choose a file',
  pasted: 'Pasted text',
  clear: 'Clear',
  submit: 'Filter',
  reading: 'Reading the catalog…',
  filtering: (percent) => `Looking for products… ${percent}%`,
  cancelled: 'Filtering cancelled',
  cancelledHint: 'Nothing was filtered.',

  notJson: 'The JSON could not be processed. Check that its format is right.',
  notJsonHint: 'Check that the catalog was copied as a whole, and filter again.',
  noProducts: 'No product was found in the catalog',
  noProductsHint: 'A product has a name and a unit price: check that this is the catalog’s JSON.',
  allPromotional: 'All products are on promotion',
  allPromotionalHint: (leftOut) => `${products(leftOut)} on promotion: none is left.`,
  tooLarge: (limit) => `The catalog is too large (${limit} at most)`,
  tooLargeHint: 'Divide it into parts and filter them one at a time.',
  failed: 'The catalog could not be filtered',
  failedHint: 'Try again or paste a smaller catalog.',

  kept: (count) => `${products(count)} not on promotion`,
  leftOut: (count) => `${number(count)} on promotion ${count === 1 ? 'was' : 'were'} left out`,
  list: 'Products not on promotion',
  search: 'Search product...',
  clearSearch: 'Clear the search',
  found: (count) => `${products(count)} found`,
  nothingFound: (query) => `Nothing found for “${query}”`,
  promotionalPrice: (price) => `promotional ${price}`,
  copyAll: (count) => (count === 1 ? 'Copy the product' : `Copy all ${number(count)}`),
  copyFound: (count) => (count === 1 ? 'Copy the one found' : `Copy the ${number(count)} found`),
  copied: (count) => `${products(count)} copied!`,
};
