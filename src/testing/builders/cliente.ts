import type { Cliente, Indicacoes } from '@/contract/entities/cliente';
import { nextNumber } from './ids';

/** A customer who has given all details and chosen a coupon of R$ 20,00. */
export function buildCliente(overrides: Partial<Cliente> = {}): Cliente {
  const number = nextNumber();
  return {
    nomeCompleto: `Cliente ${number}`,
    enderecoEntrega: `Rua das Flores, ${number}, Centro`,
    formaPagamento: 'PIX',
    troco: null,
    restaurante: `Cantina ${number}`,
    imagemPedidoUrl: null,
    estadoFluxo: 'pronto_para_montar',
    cuponsGratisDisponiveis: 0,
    cupomValor: 2000,
    observacao: null,
    ...overrides,
  };
}

/** A referral summary without a free coupon. */
export function buildIndicacoes(overrides: Partial<Indicacoes> = {}): Indicacoes {
  return { cuponsGratisDisponiveis: 0, totalIndicacoes: 2, limiteIndicacoes: 5, ...overrides };
}
