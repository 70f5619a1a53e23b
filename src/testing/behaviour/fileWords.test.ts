import { auditWordsOf } from '@/console/text/auditWords';
import { AUDIT_ACTS, AUDIT_KINDS, type AuditEntry } from '@/contract/entities/audit';
import { PAGAMENTO_STATUSES, PEDIDO_STATUSES } from '@/contract/entities/pedido';
import { STAGES } from '@/contract/entities/stage';
import { PEDIDO_CHOICES, PEDIDO_SORTS } from '@/contract/rest/dashboard';
import { AUDIT_DETAILS, detailInWords } from '@/domain/auditDetails';
import { CHARGE_STATUSES } from '@/domain/chargeStatus';
import { auditFileRow, auditFileStart } from '@/server/text/auditFile';
import { orderFileRow, orderFileStart } from '@/server/text/orderFile';
import { buildPedido } from '@/testing/builders/pedido';
import { ALL_TEXTS } from '@/testing/allTexts';
import { readCsv } from '@/testing/readCsv';

const ptBR = ALL_TEXTS['pt-BR'];

// Words stand beside who says them: the screens' in the console, the files' on the server. Neither imports the other.
describe('a file says in the words of the screen', () => {
  const words = auditWordsOf('pt-BR', ptBR);
  const nobody = { id: null, nome: null, email: null };
  const entryOf = (change: Partial<AuditEntry>): AuditEntry => ({
    ...{ id: '1', em: 0, ato: 'user.edited', ator: nobody, objeto: { ...nobody, tipo: 'user' } },
    detalhes: { items: [], rejected: [] },
    ...change,
  });
  const fileOf = (change: Partial<AuditEntry>) =>
    readCsv(auditFileStart + auditFileRow(entryOf(change)));

  test.each(AUDIT_ACTS)('that the act was %s', (ato) => {
    expect(fileOf({ ato })).toMatchObject([{ Ato: words.acts[ato] }]);
  });

  test.each(AUDIT_KINDS)('that it was done to %s', (tipo) => {
    expect(fileOf({ objeto: { ...nobody, tipo } })).toMatchObject([{ Tipo: words.kinds[tipo] }]);
  });

  test.each(['cli', 'bank'] as const)('that it was done by %s', (id) => {
    expect(fileOf({ ator: { ...nobody, id } })).toMatchObject([
      { Quem: words.actors[id], 'ID de quem': id },
    ]);
  });

  test.each(Object.entries(AUDIT_DETAILS))('the detail %s, which reads as %s', (nome, kind) => {
    const values: Record<typeof kind, readonly string[]> = {
      money: ['20.5', '0'],
      fields: ['nome, telefone, foto'],
      charges: [...CHARGE_STATUSES, 'unknown'],
      actors: ['cli', 'bank', 'Ana'],
      stages: STAGES,
      statuses: PEDIDO_CHOICES,
      sorts: PEDIDO_SORTS,
      acts: AUDIT_ACTS,
      kinds: AUDIT_KINDS,
      flags: ['sim', 'não'],
      plain: ['3'],
    };
    const items = values[kind].map((valor) => ({ nome, valor }));
    const [row] = fileOf({ detalhes: { items, rejected: [] } });
    const onScreen = items.map((detail) => detailInWords(detail, words, 'pt-BR'));
    expect(row?.['Detalhes']).toBe(onScreen.join('; '));
    expect(onScreen[0]?.startsWith(`${nome}:`)).toBe(false);
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
