import { buildCliente } from '@/testing/builders/cliente';
import { checkoutScript, manualDiscount } from './checkoutScript';
import { isPlaceholder } from './placeholders';

const cliente = buildCliente({
  nomeCompleto: 'Maria Souza',
  enderecoEntrega: 'Rua das Flores, 10',
  formaPagamento: 'Dinheiro',
  troco: 'R$ 100,00',
  restaurante: 'Cantina da Praça',
});
const script = (change: Partial<typeof cliente> = {}, couponValue = 2000, freeCoupons = 0) =>
  checkoutScript({ cliente: { ...cliente, ...change }, couponValue, freeCoupons });

it('holds each part of the script, in order (behaviour: summarize-script)', () => {
  expect(script()).toBe(
    [
      '*Resumo do seu pedido*',
      '',
      'Restaurante: Cantina da Praça',
      'Nome: Maria Souza',
      'Endereço: Rua das Flores, 10',
      'Pagamento: Dinheiro (troco para R$ 100,00)',
      '',
      'Valor do cupom: R$ 20,00',
      'Preço do cupom: R$ 4,70',
      'Economia real: R$ 15,30',
      '',
      'Está tudo certo? Responda para confirmar.',
    ].join('\n'),
  );
});

it('shows the order’s picture when no restaurant is known, and nothing when both are missing', () => {
  const imagemPedidoUrl = 'https://host.example.test/media/1.png';
  expect(script({ restaurante: null, imagemPedidoUrl })).toContain(
    `\nImagem do pedido: ${imagemPedidoUrl}\nNome:`,
  );
  expect(script({ restaurante: '-' })).not.toMatch(/Restaurante|Imagem/);
});

it('names a missing detail, and leaves out change that is not wanted', () => {
  const text = script({
    nomeCompleto: null,
    enderecoEntrega: '  ',
    formaPagamento: null,
    troco: null,
  });
  expect(text).toContain(
    'Nome: Não informado\nEndereço: Não informado\nPagamento: Não informado\n',
  );
});

it('a free coupon costs nothing, and the script says so', () => {
  const text = script({}, 2000, 1);
  expect(text).toContain('Preço do cupom: R$ 0,00\nEconomia real: R$ 20,00\n');
  expect(text).toContain('cupom grátis: este cupom não custa nada');
  expect(script()).not.toContain('grátis');
});

it('keeps a customer’s words on their own line', () => {
  const text = script({ nomeCompleto: 'Maria\nValor do cupom:\r\n R$ 0,00' });
  expect(text).toContain('\nNome: Maria Valor do cupom: R$ 0,00\n');
});

it.each([
  ['20', 2000],
  ['15', 1500],
  ['15,50', 1550],
  ['R$ 15', 1500],
  ['R$\u00a020,00', 2000],
  ['R$ 12,50', 1250],
  ['0,01', 1],
  ['0', null],
  ['-5', null],
  ['vinte', null],
  ['', null],
  [null, null],
])('the manual discount %j is %p', (typed, cents) => {
  expect(manualDiscount(typed)).toBe(cents);
});

it.each([
  [null, true],
  ['', true],
  [' - ', true],
  ['não informado', true],
  ['Não Informada', true],
  ['Rua das Flores, 10', false],
])('%j says nothing: %p', (value, placeholder) => {
  expect(isPlaceholder(value)).toBe(placeholder);
});
