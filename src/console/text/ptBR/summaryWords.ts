/** What 'Resumir' asks, and what its card says (behaviour: summarize, summarize-shown). */
export const summaryWordsPtBR = {
  discountPrompt: 'Nenhuma conta vinculada a este cliente. Qual é o valor do desconto (R$)?',
  discountPromptEmpty: (email: string) =>
    `A conta vinculada (${email}) não tem cupom. Qual é o valor do desconto (R$)?`,
  discountPromptUnread: (email: string) =>
    `Não foi possível ler o cupom da conta vinculada (${email}). Qual é o valor do desconto (R$)?`,
  discountInvalid: 'Valor de desconto inválido: digite um valor positivo, como 15 ou 15,50.',
  confirmUnpriced: (of: { value: string; lowest: string; highest: string; price: string }) =>
    `O valor de ${of.value} está fora da tabela de preços (${of.lowest} a ${of.highest}): o resumo dirá ao cliente que o cupom custa ${of.price}. Copiar mesmo assim?`,
  copyPrompt: 'Não foi possível copiar automaticamente. Copie o texto abaixo:',
  shown: 'Resumo do pedido',
  place: 'Colocar na mensagem',
  close: 'Fechar resumo',
};
