/** The search within a chat (behaviour: chat-search). */
export const searchWordsPtBR = {
  label: 'Buscar nesta conversa',
  searching: 'Buscando…',
  none: 'Nada encontrado',
  place: (place: number, count: string) => `${String(place)} de ${count}`,
  atLeast: (count: number) => `mais de ${String(count)}`,
  failed: 'A busca falhou',
  older: 'Resultado anterior, mais antigo',
  newer: 'Próximo resultado, mais recente',
  close: 'Fechar busca',
};
