import type { Stage } from '@/contract/entities/stage';
import type { FlowEffect, FlowInput, FlowState } from '@/server/flow/state';

/** The state of a customer who has not written yet. */
export const NEW: FlowState = {
  stage: '',
  returnTo: null,
  unread: 0,
  reminded: false,
  paused: false,
  owes: false,
  pagamentoPago: false,
  pedidoId: null,
  assigned: false,
  cuponsGratis: 0,
  cupomValorCents: null,
  restaurante: null,
  imagemPedidoPath: null,
  nomeCompleto: null,
  enderecoEntrega: null,
  formaPagamento: null,
  troco: null,
};

/** The state of a customer at this stage who has told everything and has an agent. */
export const at = (stage: Stage, more: Partial<FlowState> = {}): FlowState => ({
  ...NEW,
  assigned: true,
  cupomValorCents: 2_000,
  restaurante: 'Cantina Hipotética',
  imagemPedidoPath: '/media/cart.svg',
  nomeCompleto: 'Olívia Quimera',
  enderecoEntrega: 'Rua dos Exemplos, 7',
  formaPagamento: 'PIX',
  ...more,
  stage,
});

/** A message of the customer. */
export const says = (text: string): FlowInput => ({ type: 'message', text, picture: null });
/** The message with the picture that the flow asks for. */
export const cart: FlowInput = {
  type: 'message',
  text: 'Cantina Hipotética',
  picture: '/media/cart.svg',
};
/** The bank's payment request for an order. */
export const pix = { pixId: 'p', copiaECola: '000201', expiresAt: 1 };
/** The types of the effects, in their order. */
export const types = (effects: readonly FlowEffect[]) => effects.map(({ type }) => type);
