import type { Pedido } from '@/contract/entities/pedido';
import { nextNumber, timeOf } from './ids';

/** A paid order of a R$ 20,00 coupon, with the profit that an admin sees. */
export function buildPedido(overrides: Partial<Pedido> = {}): Pedido {
  const number = nextNumber();
  return {
    id: `pedido-${number}`,
    agenteId: null,
    nomeCompleto: `Cliente ${number}`,
    clienteTelefone: `55119${String(number).padStart(8, '0')}`,
    restaurante: `Cantina ${number}`,
    enderecoEntrega: `Rua das Flores, ${number}, Centro`,
    formaPagamento: 'PIX',
    imagemPedidoUrl: null,
    status: 'pendente',
    createdAt: timeOf(number),
    numeroPedido: null,
    cupomValorOriginal: 2000,
    cupomValorCliente: 470,
    cupomValorFuncionario: 100,
    cupomLucroBruto: 370,
    cupomPagamentoStatus: 'aprovado',
    cupomPixId: `pix-${number}`,
    agenteInfo: null,
    reembolsoEmAndamento: false,
    ...overrides,
  };
}
