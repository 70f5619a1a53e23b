import { ptBR } from '@/console/text/ptBR';
import { AUDIT_ACTS } from '@/contract/entities/audit';
import { PAGAMENTO_STATUSES, PEDIDO_STATUSES } from '@/contract/entities/pedido';
import { auditFileRow, auditFileStart } from '@/server/text/auditFile';
import { orderFileRow, orderFileStart } from '@/server/text/orderFile';
import { buildPedido } from '@/testing/builders/pedido';
import { readCsv } from '@/testing/readCsv';

// Words stand beside who says them: the screens' in the console, the files' on the server. Neither imports the other.
describe('a file says in the words of the screen', () => {
  test.each(AUDIT_ACTS)('that the act was %s', (ato) => {
    const nobody = { id: null, nome: null };
    const entry = {
      ...{ id: '1', em: 0, ato, ator: nobody, objeto: { ...nobody, tipo: 'user' } },
      detalhes: { items: [], rejected: [] },
    };
    expect(readCsv(auditFileStart + auditFileRow(entry))).toMatchObject([
      { Ato: ptBR.auditTrail.acts[ato] },
    ]);
  });

  test.each(PEDIDO_STATUSES)('that an order is %s', (status) => {
    expect(readCsv(orderFileStart + orderFileRow(buildPedido({ status })))).toMatchObject([
      { Status: ptBR.history.status[status] },
    ]);
  });

  test.each(PAGAMENTO_STATUSES)('that a payment is %s', (cupomPagamentoStatus) => {
    const order = buildPedido({ cupomPagamentoStatus });
    expect(readCsv(orderFileStart + orderFileRow(order))).toMatchObject([
      { Pagamento: ptBR.history.payment[cupomPagamentoStatus] },
    ]);
  });
});
