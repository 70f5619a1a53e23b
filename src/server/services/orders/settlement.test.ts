import { PAGAMENTO_STATUSES, PEDIDO_STATUSES } from '@/contract/entities/pedido';
import { settlementOf, type ChargeEnd } from './settlement';

type Row = [
  order: `${(typeof PEDIDO_STATUSES)[number]} ${(typeof PAGAMENTO_STATUSES)[number]}`,
  end: ChargeEnd,
  isAwaited: boolean,
  after: string,
];

const split = (order: Row[0]) => {
  const [status, cupomPagamentoStatus] = order.split(' ') as [
    (typeof PEDIDO_STATUSES)[number],
    (typeof PAGAMENTO_STATUSES)[number],
  ];
  return { status, cupomPagamentoStatus };
};

const ENDS: readonly ChargeEnd[] = ['paid', 'expired', 'cancelled', 'refunded'];

describe('what the bank says of an order', () => {
  it.each<Row>([
    ['pendente pendente', 'paid', true, 'pendente aprovado pagamentoAprovado'],
    ['pendente pendente', 'paid', false, 'pendente aprovado pagamentoAprovado'],
    ['pendente pendente', 'expired', true, 'cancelado expirado pagamentoExpirado'],
    ['pendente pendente', 'cancelled', true, 'cancelado cancelado pagamentoExpirado'],
    ['pendente pendente', 'refunded', true, 'reembolsado aprovado pedidoReembolsado'],
    ['cancelado expirado', 'paid', true, 'pendente aprovado pagamentoAprovado'],
    ['cancelado expirado', 'paid', false, 'cancelado pago_atrasado pagamentoAtrasado'],
    ['cancelado cancelado', 'paid', true, 'pendente aprovado pagamentoAprovado'],
    ['cancelado cancelado', 'paid', false, 'cancelado pago_atrasado pagamentoAtrasado'],
    ['cancelado expirado', 'refunded', true, 'reembolsado pago_atrasado pedidoReembolsado'],
    ['cancelado cancelado', 'refunded', false, 'reembolsado pago_atrasado pedidoReembolsado'],
    ['cancelado pago_atrasado', 'refunded', false, 'reembolsado pago_atrasado pedidoReembolsado'],
    ['pendente aprovado', 'refunded', false, 'reembolsado aprovado pedidoReembolsado'],
    ['entregue aprovado', 'refunded', false, 'reembolsado aprovado pedidoReembolsado'],
    ['cancelado expirado', 'cancelled', true, 'nothing'],
    ['entregue aprovado', 'expired', true, 'nothing'],
    ['cancelado pago_atrasado', 'cancelled', true, 'nothing'],
    ['reembolsado aprovado', 'paid', true, 'nothing'],
    ['reembolsado pago_atrasado', 'paid', true, 'nothing'],
  ])('a %s one, %s, still awaited %p: %s', (order, end, isAwaited, after) => {
    const settlement = settlementOf(split(order), end, isAwaited);
    const became = settlement && {
      ...settlement.order,
      event: settlement.event,
    };
    expect(became ? Object.values(became).join(' ') : 'nothing').toBe(after);
  });

  it('changes nothing when it is said again, whatever the order was', () => {
    for (const status of PEDIDO_STATUSES) {
      for (const cupomPagamentoStatus of PAGAMENTO_STATUSES) {
        for (const end of ENDS) {
          for (const isAwaited of [true, false]) {
            const settled = settlementOf({ status, cupomPagamentoStatus }, end, isAwaited);
            if (settled) expect(settlementOf(settled.order, end, false)).toBeNull();
          }
        }
      }
    }
  });

  it('is kept in the audit where money comes late or goes back without our asking', () => {
    const acts = (order: Row[0], end: ChargeEnd) =>
      [true, false].map((isAwaited) => settlementOf(split(order), end, isAwaited)?.act ?? null);
    expect(acts('pendente pendente', 'paid')).toEqual([null, null]);
    expect(acts('cancelado expirado', 'paid')).toEqual(['pedido.paidLate', 'pedido.paidLate']);
    expect(acts('feito aprovado', 'refunded')).toEqual(['pedido.takenBack', 'pedido.takenBack']);
  });
});
