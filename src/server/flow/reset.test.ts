import { at } from '@/testing/flowStates';
import { advance } from './machine';

test('a reset clears the order, and keeps the customer’s name, address and agent', () => {
  const paid = at('aguardando_finalizacao_pedido', {
    pagamentoPago: true,
    pedidoId: 'o1',
    troco: 'R$ 50',
  });
  expect(advance(paid, { type: 'reset' }).state).toMatchObject({
    pagamentoPago: false,
    pedidoId: null,
    restaurante: null,
    imagemPedidoPath: null,
    formaPagamento: null,
    troco: null,
    assigned: true,
    nomeCompleto: 'Olívia Quimera',
    enderecoEntrega: 'Rua dos Exemplos, 7',
  });
});
