const number = (count: number) => count.toLocaleString('pt-BR');
const products = (count: number) => (count === 1 ? '1 produto' : `${number(count)} produtos`);

/** The modal 'Filtrar promoções' (behaviour: promotions-modal, promotions-faults). */
export const promotionWordsPtBR = {
  title: 'Filtrar promoções',
  catalog: 'JSON do catálogo',
  catalogHint: 'Cole aqui o JSON do catálogo, ou solte um arquivo.',
  chooseFile: 'Escolher arquivo',
  pasted: 'Texto colado',
  clear: 'Limpar',
  submit: 'Filtrar',
  reading: 'Lendo o catálogo…',
  filtering: (percent: number) => `Procurando produtos… ${percent}%`,
  cancelled: 'Filtragem cancelada',
  cancelledHint: 'Nada foi filtrado.',

  notJson: 'Erro ao processar JSON. Verifique se o formato está correto.',
  notJsonHint: 'Confira se o catálogo foi copiado por inteiro e filtre de novo.',
  noProducts: 'Nenhum produto encontrado no catálogo',
  noProductsHint: 'Um produto tem nome e preço unitário: confira se este é o JSON do catálogo.',
  allPromotional: 'Todos os produtos possuem promoção',
  allPromotionalHint: (leftOut: number) => `${products(leftOut)} em promoção: não sobrou nenhum.`,
  tooLarge: (limit: string) => `O catálogo é grande demais (máximo ${limit})`,
  tooLargeHint: 'Divida-o em partes e filtre uma de cada vez.',
  failed: 'Não foi possível filtrar o catálogo',
  failedHint: 'Tente novamente ou cole um catálogo menor.',

  kept: (count: number) => `${products(count)} sem promoção`,
  leftOut: (count: number) =>
    `${number(count)} em promoção ${count === 1 ? 'ficou' : 'ficaram'} de fora`,
  list: 'Produtos sem promoção',
  search: 'Buscar produto...',
  clearSearch: 'Limpar busca',
  found: (count: number) =>
    count === 1 ? '1 produto encontrado' : `${number(count)} produtos encontrados`,
  nothingFound: (query: string) => `Nada encontrado para “${query}”`,
  promotionalPrice: (price: string) => `promocional ${price}`,
  copyAll: (count: number) => (count === 1 ? 'Copiar o produto' : `Copiar os ${number(count)}`),
  copyFound: (count: number) =>
    count === 1 ? 'Copiar o encontrado' : `Copiar os ${number(count)} encontrados`,
  copied: (count: number) =>
    count === 1 ? '1 produto copiado!' : `${number(count)} produtos copiados!`,
};
