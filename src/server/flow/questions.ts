import type { Stage } from '@/contract/entities/stage';
import type { Cents } from '@/contract/wire';
import { formatMoney, reais } from '@/domain/money';
import { customerPrice, hasFreeCoupon, priceToPay } from '@/domain/pricing';
import { flowText } from '@/server/text/flow';
import type { FlowState } from './state';

/** The values that the menu names, in cents. A customer may ask for any value that has a price. */
export const MENU_COUPON_CENTS: readonly Cents[] = [10, 15, 20, 25, 30, 40].map(reais);

/** The first question: the coupon, with its prices (behaviour: flow-first-contact). */
function menu(): string {
  return flowText.menu(
    MENU_COUPON_CENTS.map((value) => ({
      value: formatMoney(value),
      price: formatMoney(customerPrice(value)),
    })),
  );
}

/** The question that a stage asks the customer; null when there is nothing to answer. */
export function questionOf(stage: Stage, state: FlowState): string | null {
  switch (stage) {
    case 'aguardando_escolha_inicial':
      return menu();
    case 'aguardando_pedido':
      return flowText.askCart;
    case 'aguardando_nome':
      return state.nomeCompleto === null
        ? flowText.askName
        : flowText.askKnownName(state.nomeCompleto);
    case 'aguardando_endereco':
      return state.enderecoEntrega === null
        ? flowText.askAddress
        : flowText.askKnownAddress(state.enderecoEntrega);
    case 'aguardando_pagamento':
      return flowText.askPayment;
    case 'aguardando_troco':
      return flowText.askChange;
    case 'aguardando_confirmacao':
      // An agent may have led the customer past the menu; without a value there is no price.
      return state.cupomValorCents === null ? menu() : summary(state, state.cupomValorCents);
    case 'aguardando_numero_pedido_status':
      return flowText.askOrderNumber;
    case '':
    case 'aguardando_agente':
    case 'pronto_para_montar':
    case 'aguardando_pagamento_cupom':
    case 'aguardando_finalizacao_pedido':
    case 'finalizado':
      return null;
  }
}

function summary(state: FlowState, value: Cents): string {
  return flowText.summary({
    restaurante: state.restaurante,
    nome: state.nomeCompleto,
    endereco: state.enderecoEntrega,
    pagamento: state.formaPagamento,
    troco: state.troco,
    cupom: formatMoney(value),
    preco: formatMoney(priceToPay(value, state.cuponsGratis)),
    gratis: hasFreeCoupon(state.cuponsGratis),
  });
}

/** Whether the customer is asked once more when no answer comes. A flow that is paused asks nobody. */
export function wantsReminder(state: FlowState): boolean {
  return !state.paused && !state.reminded && questionOf(state.stage, state) !== null;
}
