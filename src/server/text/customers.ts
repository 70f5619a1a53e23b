/** The demo's customers and their texts. All of it is invented; no place, shop or person in it exists. */

export const firstNames = [
  'Amélia',
  'Benício',
  'Celeste',
  'Davi',
  'Elisa',
  'Fabrício',
  'Glória',
  'Heitor',
  'Iolanda',
  'Joaquim',
  'Késia',
  'Lourenço',
  'Marisol',
  'Nicanor',
  'Olívia',
  'Petrônio',
  'Quitéria',
  'Raul',
  'Serena',
  'Tomé',
  'Ulisses',
  'Violeta',
  'Wanda',
  'Yara',
  'Zeca',
] as const;

export const lastNames = [
  'Invencível',
  'das Nuvens',
  'Quimera',
  'do Faz de Conta',
  'Fantasia',
  'de Papel',
  'Imaginário',
  'da Lua Cheia',
  'Miragem',
  'Pontes do Sonho',
  'Azulejo',
  'Brincadeira',
  'do Arco-Íris',
  'Estrela Guia',
] as const;

export const streets = [
  'Rua dos Exemplos',
  'Avenida da Ficção',
  'Travessa do Rascunho',
  'Alameda das Hipóteses',
  'Rua do Faz de Conta',
  'Praça da Amostra',
  'Rua Sem Saída Alguma',
  'Avenida Imaginária',
] as const;

export const districts = [
  'Vila Inventada',
  'Jardim Suposto',
  'Bairro do Nunca',
  'Centro Fictício',
  'Parque das Ideias',
] as const;

export const complements = [
  'apto 12',
  'casa 2',
  'bloco B, apto 304',
  'fundos',
  'portão azul',
] as const;

export interface Dish {
  name: string;
  cents: number;
}

export interface Restaurant {
  name: string;
  dishes: readonly Dish[];
}

export const restaurants: readonly Restaurant[] = [
  {
    name: 'Cantina Hipotética',
    dishes: [
      { name: 'Lasanha da casa', cents: 3290 },
      { name: 'Nhoque ao sugo', cents: 2890 },
      { name: 'Tiramisù', cents: 1450 },
      { name: 'Suco de uva', cents: 900 },
    ],
  },
  {
    name: 'Burger Quimera',
    dishes: [
      { name: 'X-Quimera duplo', cents: 2990 },
      { name: 'Batata rústica', cents: 1590 },
      { name: 'Milkshake de baunilha', cents: 1790 },
      { name: 'Anéis de cebola', cents: 1390 },
    ],
  },
  {
    name: 'Sushi do Além-Mar',
    dishes: [
      { name: 'Combinado 20 peças', cents: 5990 },
      { name: 'Temaki de salmão', cents: 2490 },
      { name: 'Missoshiro', cents: 1190 },
    ],
  },
  {
    name: 'Marmitaria Fantasia',
    dishes: [
      { name: 'Marmita executiva', cents: 2390 },
      { name: 'Feijoada pequena', cents: 2790 },
      { name: 'Farofa extra', cents: 490 },
      { name: 'Refrigerante lata', cents: 650 },
    ],
  },
  {
    name: 'Pizzaria Meia Verdade',
    dishes: [
      { name: 'Pizza grande meio a meio', cents: 5490 },
      { name: 'Borda recheada', cents: 890 },
      { name: 'Guaraná 1,5 L', cents: 1190 },
    ],
  },
  {
    name: 'Açaí Miragem',
    dishes: [
      { name: 'Açaí 700 ml', cents: 2690 },
      { name: 'Granola e banana', cents: 490 },
      { name: 'Tapioca de queijo', cents: 1490 },
    ],
  },
];

export const cartText = {
  title: 'Carrinho',
  subtotal: 'Subtotal',
  fee: 'Taxa de entrega',
  total: 'Total',
  note: 'Imagem de demonstração',
} as const;

export const customerSays = {
  hello: [
    'Oi! Quero um cupom 😄',
    'Boa noite, ainda tem cupom de desconto?',
    'Olá, vi no grupo que vocês vendem cupons. Como funciona?',
    'oi',
    'Opa, tudo bem? Uma amiga me indicou 🙌',
    'Oi, queria pedir um jantar com desconto hoje',
  ],
  helloAgain: [
    'Oi de novo! Quero outro cupom 😋',
    'Voltei! Vou pedir mais um hoje',
    'Oi, bora de cupom outra vez?',
  ],
  unclear: ['o maior que tiver rs', 'qual compensa mais pra mim?', 'nao sei ainda kkk'],
  coupon: (reais: number) => [
    `${reais}`,
    `Quero o de ${reais}`,
    `cupom de R$ ${reais} por favor`,
    `o de ${reais} 🙏`,
  ],
  otherCoupon: (reais: number) => `Na verdade prefiro o de ${reais}, pode ser?`,
  payment: {
    pix: ['PIX', 'vou pagar no pix', 'pix mesmo 👍'],
    card: ['cartão', 'Cartão de crédito na entrega', 'cartao'],
    cash: ['dinheiro', 'Em dinheiro', 'dinheiro na entrega'],
  },
  change: (reais: number) => `troco para ${reais}`,
  noChange: 'não precisa',
  wrongAddress: 'Errei, quero mudar o endereço',
  theAddress: 'o endereço',
  yes: ['sim', 'Sim, tudo certo! ✅', 'isso, pode fechar', 'sim 👍'],
  no: ['não, tem uma coisa errada', 'Não'],
  newPix: ['sim', 'Sim, desculpa a demora! Manda outro', 'quero sim'],
  excuse: [
    'Agora não consigo, depois eu vejo 😕',
    'Estou sem internet no banco, mais tarde eu tento',
    'Vou pensar e te falo',
  ],
  paying: ['Já estou pagando 👍', 'Abrindo o app do banco aqui', 'Só um minutinho que já pago'],
  waiting: ['Certo, fico no aguardo 😊', 'Ok, obrigada!', 'Beleza, sem pressa'],
  cheer: ['Oba! 🎉', '😍😍', 'Perfeito, obrigado!'],
  thanks: ['Muito obrigada! 🙏', 'Valeu demais!', 'Obrigado, até mais 😄'],
  whereIs: [
    'Oi! Cadê meu pedido?',
    'Boa noite, o pedido já chegou na loja? Está demorando…',
    'Qual o status do meu pedido?',
  ],
  noNumber: 'não sei o número',
  smallTalk: [
    'Oi! Tudo bem, e você? 😊',
    'Sim, pode ser assim mesmo',
    'kkkk verdade',
    'Entendi, obrigada por avisar!',
    'Olha, o cardápio que eu vi foi este aqui: https://cardapio.exemplo.invalid/hoje',
    'Perfeito! Aproveitando: da última vez a moça da portaria não deixou subir, então se der peça para o entregador me ligar quando estiver chegando, que eu desço correndo, porque moro nos fundos e o interfone vive com defeito desde a última chuva forte. Obrigada pela paciência! 🙏',
    '👍',
  ],
} as const;

export const groupChat = {
  name: 'Clube do Desconto (grupo)',
  members: ['Tia Celeste', 'Nicanor', 'Wanda das Nuvens'],
  says: [
    'Gente, alguém já pediu hoje? 😋',
    'Peguei um cupom ontem, deu certinho',
    'Qual restaurante vocês recomendam?',
    'Bom dia, grupo! ☀️',
    'Lembrem de salvar o contato',
  ],
} as const;
