/** The texts of the customers' flow (behaviour: flow-questions), with WhatsApp's own markup: *bold*. */

export interface MenuLine {
  value: string;
  price: string;
}

export interface SummaryLines {
  restaurante: string | null;
  nome: string | null;
  endereco: string | null;
  pagamento: string | null;
  troco: string | null;
  cupom: string;
  preco: string;
  gratis: boolean;
}

/** Reads the order's number from the text `flowText.purchased`; null for any other text. */
export function purchasedNumber(text: string): string | null {
  return /^Pedido feito! .*Número \*(.+)\*, código/u.exec(text)?.[1] ?? null;
}

/** The payment method's name in the customer's record. */
export const paymentNames = { pix: 'PIX', card: 'Cartão', cash: 'Dinheiro' } as const;

const orderStatusNames: Readonly<Record<string, string>> = {
  pendente: 'aguardando a compra',
  feito: 'feito, a caminho da loja',
  em_preparo: 'em preparo',
  entregue: 'entregue',
  cancelado: 'cancelado',
  reembolsado: 'reembolsado',
};

const line = (label: string, value: string | null) => (value ? [`*${label}:* ${value}`] : []);

export const flowText = {
  menu: (lines: readonly MenuLine[]) =>
    [
      'Oi! 👋 Aqui é o *Balcão*: cupons de desconto para o seu delivery.',
      '',
      'Qual valor de cupom você quer?',
      ...lines.map(({ value, price }) => `• cupom de ${value} por ${price}`),
      '',
      'Responda só com o valor, por exemplo: 20',
    ].join('\n'),
  menuAgain: 'Não entendi o valor 😅 Responda com um número de 10 a 40, por exemplo: 20',
  searching: (value: string) =>
    `Ótimo, cupom de *${value}*! Estou procurando um atendente para você. Só um instante.`,
  searchingUnread: 'Vou chamar um atendente para te ajudar. Só um instante.',
  stillSearching:
    'Ainda estou procurando um atendente. Assim que alguém estiver livre, te chamo por aqui.',
  couponChanged: (value: string) => `Certo, anotei: cupom de *${value}*.`,
  accepted: (agent: string) => `Pronto! *${agent}* vai cuidar do seu pedido. 😊`,
  askCart:
    'Monte o carrinho no aplicativo e me mande uma *foto da tela*, com o nome do restaurante na legenda.',
  cartAgain: 'Preciso de uma *foto* do carrinho para continuar. Pode mandar?',
  askName: 'Recebi! Qual o seu *nome completo*?',
  askKnownName: (name: string) =>
    `Recebi! Qual o seu *nome completo*? Se ainda for ${name}, responda *sim*.`,
  nameAgain: 'Não consegui ler o nome. Pode escrever o seu nome completo?',
  askAddress: 'Qual o *endereço de entrega*? Rua, número, bairro e complemento.',
  askKnownAddress: (address: string) =>
    `Qual o *endereço de entrega*? Se ainda for "${address}", responda *sim*.`,
  addressAgain: 'O endereço parece incompleto. Pode mandar rua, número e bairro?',
  askPayment: 'Como você vai pagar o restaurante: *PIX*, *cartão* ou *dinheiro*?',
  paymentAgain: 'Não entendi 😅 Responda *PIX*, *cartão* ou *dinheiro*.',
  askChange: 'Precisa de *troco*? Diga para quanto, ou responda *não*.',
  changeAgain: 'Troco para quanto? Diga um valor, por exemplo 100, ou responda *não*.',
  ready: 'Tudo anotado! ✅ Estamos montando o seu pedido e já te mandamos o resumo.',
  handOver: 'Vou deixar o atendente te ajudar com isso. Um instante.',
  goBack: 'Sem problema, vamos corrigir.',
  summary: (lines: SummaryLines) =>
    [
      'Confira o seu pedido:',
      ...line('Restaurante', lines.restaurante),
      ...line('Nome', lines.nome),
      ...line('Endereço', lines.endereco),
      ...line('Pagamento', lines.pagamento),
      ...line('Troco para', lines.troco),
      `*Valor do cupom:* ${lines.cupom}`,
      lines.gratis
        ? '*Preço do cupom:* grátis, por uma indicação sua 🎁'
        : `*Preço do cupom:* ${lines.preco}`,
      '',
      'Está tudo certo? Responda *sim* ou *não*.',
    ].join('\n'),
  confirmAgain: 'Está tudo certo com o pedido? Responda *sim* ou *não*.',
  declined:
    'Tudo bem! O que você quer mudar: o *pedido*, o *nome*, o *endereço* ou o *pagamento*? O atendente também pode ajudar.',
  pix: (amount: string) =>
    `O seu cupom sai por *${amount}*. Pague por PIX com este código copia e cola:`,
  pixQr: 'Ou aponte a câmera do seu banco para este QR Code. Ele vale por alguns minutos.',
  pixWaiting: 'Assim que o PIX cair, te aviso por aqui. 👍',
  pixExpired: 'O PIX venceu sem pagamento. Quer um novo código? Responda *sim* ou *não*.',
  paidLate:
    'O seu pagamento chegou, mas o pedido já tinha sido encerrado. Nós vamos devolver o valor para a sua conta.',
  paid: 'Pagamento recebido! 🎉 Agora vamos fechar o seu pedido na loja.',
  free: 'Este cupom é por nossa conta! 🎁 Agora vamos fechar o seu pedido na loja.',
  alreadyPaid: 'O seu pagamento já está confirmado. Estamos fechando o seu pedido.',
  refunded: 'O pagamento do seu cupom foi devolvido. O valor volta para a sua conta.',
  purchased: (number: string, code: string) =>
    `Pedido feito! 🛵 Número *${number}*, código de entrega *${code}*. Bom apetite!`,
  ended: 'Este atendimento foi encerrado. Quando quiser um novo cupom, é só mandar uma mensagem!',
  askOrderNumber: 'Claro! Qual o *número do pedido*?',
  orderNumberAgain: 'Não encontrei um número aí. Qual o número do pedido?',
  orderStatus: (number: string | null, status: string) =>
    `O pedido${number ? ` *${number}*` : ''} está: *${orderStatusNames[status] ?? status}*.`,
  orderNotFound: 'Não encontrei um pedido seu com esse número.',
  reminder: (question: string) => `Oi! Ainda está por aí? 🙂\n${question}`,
  offer: (value: string | null) =>
    value ? `Cliente quer um cupom de ${value}` : 'Cliente precisa de ajuda para escolher o cupom',
};
