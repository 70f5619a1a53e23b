import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { customerSays } from '@/server/text/customers';
import { leastTime } from '@/testing/leastTime';
import {
  asksAboutOrder,
  isPoliteClose,
  readAddress,
  readAmount,
  readChange,
  readChangeOfMind,
  readCouponValue,
  readName,
  readOrderNumber,
  readPart,
  readPayment,
  readRestaurant,
  readYesNo,
} from './readings';

describe('what customers write is read', () => {
  it.each([
    ['20', 2_000],
    ['Quero o de 20', 2_000],
    ['cupom de R$ 25,00 por favor', 2_500],
    ['o de 15.', 1_500],
    ['9', null],
    ['41', null],
    ['20 ou 30', null],
    ['vinte', null],
    ['', null],
  ])('as a coupon’s value: %j', (text, value) => {
    expect(readCouponValue(text)).toBe(value);
  });

  it.each([
    ['sim', 'yes'],
    ['Sim, tudo certo! ✅', 'yes'],
    ['👍', 'yes'],
    ['não', 'no'],
    ['Nao, tem uma coisa errada', 'no'],
    ['Simone', null],
    ['talvez', null],
  ])('as yes or no: %j', (text, answer) => {
    expect(readYesNo(text)).toBe(answer);
  });

  it.each([
    ['  Olívia \n Quimera ', 'Olívia Quimera'],
    ['João', 'João'],
    ['X', null],
    ['Rua 7', null],
    ['qual nome?', null],
    ['a'.repeat(81), null],
  ])('as a name: %j', (text, name) => {
    expect(readName(text)).toBe(name);
  });

  it.each([
    ['Rua dos Exemplos, 7\nVila Inventada', 'Rua dos Exemplos, 7 Vila Inventada'],
    ['aqui', null],
    ['https://mapa.exemplo.invalid/rua', null],
    ['qual endereço?', null],
  ])('as an address: %j', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  it.each([
    ['PIX', 'pix'],
    ['cartão de crédito', 'card'],
    ['Em dinheiro', 'cash'],
    ['pix ou dinheiro', null],
    ['depois', null],
  ])('as a way to pay: %j', (text, method) => {
    expect(readPayment(text)).toBe(method);
  });

  it.each([
    ['troco para 100', 10_000],
    ['R$ 50,00', 5_000],
    ['não precisa', 'none'],
    ['sem troco', 'none'],
    ['sei lá', null],
  ])('as change: %j', (text, change) => {
    expect(readChange(text)).toBe(change);
  });

  it.each([
    ['quero mudar o endereço', 'endereco'],
    ['Ops, errei o nome', 'nome'],
    ['Mudei de ideia', 'previous'],
    ['Rua da Volta, 12', null],
  ])('as a change of mind: %j', (text, part) => {
    expect(readChangeOfMind(text)).toBe(part);
  });

  it.each([
    ['é o 123456', { numero: '123456' }],
    ['não sei', { numero: null }],
    ['hm', null],
  ])('as an order’s number: %j', (text, number) => {
    expect(readOrderNumber(text)).toEqual(number);
  });

  it.each(customerSays.whereIs)('as a question about an order: %j', (text) => {
    expect(asksAboutOrder(text)).toBe(true);
  });

  it('not as a question about an order, when a new one is asked for', () => {
    expect(customerSays.helloAgain.some(asksAboutOrder)).toBe(false);
    expect(asksAboutOrder('quero fazer um pedido')).toBe(false);
  });

  it.each(customerSays.thanks)('as a word of thanks: %j', (text) => {
    expect(isPoliteClose(text)).toBe(true);
  });

  it('not as a word of thanks, when it is a greeting', () => {
    expect([...customerSays.hello, ...customerSays.helloAgain].some(isPoliteClose)).toBe(false);
  });

  it('as unreadable at worst, and never with an error', () => {
    const readers = [
      readCouponValue,
      readAmount,
      readYesNo,
      readName,
      readAddress,
      readPayment,
      readChange,
      readChangeOfMind,
      readPart,
      readOrderNumber,
      readRestaurant,
      asksAboutOrder,
      isPoliteClose,
    ];
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        for (const read of readers) expect(() => read(text)).not.toThrow();
      }),
      draws({ test: 100, soak: 2_000 }),
    );
  });

  it('in linear time, even at the greatest length of a message', async () => {
    const long = 'pedido cade '.repeat(340) + '?'.repeat(16);
    const readAll = () => {
      asksAboutOrder(long);
      readChangeOfMind(long);
      isPoliteClose(long);
      readAddress(long);
    };
    expect(await leastTime(200, readAll)).toBeLessThan(200);
  });
});
