import { STAGES, type Stage } from '@/contract/entities/stage';
import { flowText } from '@/server/text/flow';
import { at, cart, NEW, pix, says, types } from '@/testing/flowStates';
import { advance } from './machine';
import type { FlowEffect, FlowInput, FlowState } from './state';

describe('the customers’ flow', () => {
  const PAID = { pedidoId: 'o1' } as const;

  it.each<[string, FlowState, FlowInput, Stage, FlowEffect['type'][]]>([
    ['first contact brings the menu', NEW, says('oi'), 'aguardando_escolha_inicial', ['say']],
    [
      'a value seeks an agent',
      { ...NEW, stage: 'aguardando_escolha_inicial' },
      says('20'),
      'aguardando_agente',
      ['say', 'offerToAgents'],
    ],
    [
      'a value goes on with the agent who is there',
      at('aguardando_escolha_inicial'),
      says('20'),
      'aguardando_pedido',
      ['say'],
    ],
    [
      'an unreadable value is asked again',
      { ...NEW, stage: 'aguardando_escolha_inicial' },
      says('hm'),
      'aguardando_escolha_inicial',
      ['say'],
    ],
    [
      'too many unreadable values seek an agent all the same',
      { ...NEW, stage: 'aguardando_escolha_inicial', unread: 2 },
      says('hm'),
      'aguardando_agente',
      ['say', 'offerToAgents'],
    ],
    [
      'another value while waiting is noted',
      at('aguardando_agente', { assigned: false }),
      says('quero o de 30'),
      'aguardando_agente',
      ['say'],
    ],
    [
      'an accepted offer asks for the cart',
      at('aguardando_agente'),
      { type: 'offerAccepted', agenteNome: 'Ana' },
      'aguardando_pedido',
      ['say', 'say'],
    ],
    [
      'an accepted offer does not lead back',
      at('aguardando_endereco'),
      { type: 'offerAccepted', agenteNome: 'Ana' },
      'aguardando_endereco',
      ['say'],
    ],
    ['a picture asks for the name', at('aguardando_pedido'), cart, 'aguardando_nome', ['say']],
    [
      'words are no picture',
      at('aguardando_pedido'),
      says('uma pizza'),
      'aguardando_pedido',
      ['say'],
    ],
    [
      'a name asks for the address',
      at('aguardando_nome'),
      says('Olívia Quimera'),
      'aguardando_endereco',
      ['say'],
    ],
    [
      'a yes keeps the name that is known',
      at('aguardando_nome'),
      says('sim'),
      'aguardando_endereco',
      ['say'],
    ],
    [
      'a yes is no name',
      at('aguardando_nome', { nomeCompleto: null }),
      says('sim'),
      'aguardando_nome',
      ['say'],
    ],
    [
      'an address asks for the payment',
      at('aguardando_endereco'),
      says('Rua dos Exemplos, 7'),
      'aguardando_pagamento',
      ['say'],
    ],
    [
      'PIX ends the questions',
      at('aguardando_pagamento'),
      says('pix'),
      'pronto_para_montar',
      ['say'],
    ],
    [
      'a card ends the questions',
      at('aguardando_pagamento'),
      says('Cartão'),
      'pronto_para_montar',
      ['say'],
    ],
    [
      'cash asks for the change',
      at('aguardando_pagamento'),
      says('dinheiro'),
      'aguardando_troco',
      ['say'],
    ],
    [
      'change ends the questions',
      at('aguardando_troco'),
      says('troco para 100'),
      'pronto_para_montar',
      ['say'],
    ],
    [
      'no change ends the questions',
      at('aguardando_troco'),
      says('não precisa'),
      'pronto_para_montar',
      ['say'],
    ],
    [
      'Resumir asks to confirm',
      at('pronto_para_montar'),
      { type: 'stageSet', stage: 'aguardando_confirmacao' },
      'aguardando_confirmacao',
      ['say'],
    ],
    [
      'a yes makes the order',
      at('aguardando_confirmacao'),
      says('sim'),
      'aguardando_confirmacao',
      ['createOrder'],
    ],
    [
      'a no goes back to the agent',
      at('aguardando_confirmacao'),
      says('não'),
      'pronto_para_montar',
      ['say'],
    ],
    [
      'a yes to what is paid makes no other order',
      at('aguardando_confirmacao', { pagamentoPago: true }),
      says('sim'),
      'aguardando_finalizacao_pedido',
      ['say'],
    ],
    [
      'without a value the menu comes first',
      at('aguardando_confirmacao', { cupomValorCents: null }),
      says('20'),
      'aguardando_confirmacao',
      ['say'],
    ],
    [
      'an order waits for its payment',
      at('aguardando_confirmacao'),
      { type: 'orderMade', order: { kind: 'pix', pedidoId: 'o1', valor: 470, pix } },
      'aguardando_pagamento_cupom',
      ['sendPix'],
    ],
    [
      'a free order waits for nothing',
      at('aguardando_confirmacao'),
      { type: 'orderMade', order: { kind: 'free', pedidoId: 'o1' } },
      'aguardando_finalizacao_pedido',
      ['say'],
    ],
    [
      'the payment arrives',
      at('aguardando_pagamento_cupom', PAID),
      { type: 'paymentApproved', pedidoId: 'o1' },
      'aguardando_finalizacao_pedido',
      ['say'],
    ],
    [
      'the payment arrives while another stage is set',
      at('aguardando_endereco', PAID),
      { type: 'paymentApproved', pedidoId: 'o1' },
      'aguardando_finalizacao_pedido',
      ['say'],
    ],
    [
      'the payment runs out',
      at('aguardando_pagamento_cupom', PAID),
      { type: 'paymentExpired', pedidoId: 'o1' },
      'aguardando_confirmacao',
      ['say'],
    ],
    [
      'words while the payment waits are answered once',
      at('aguardando_pagamento_cupom', PAID),
      says('paguei'),
      'aguardando_pagamento_cupom',
      ['say'],
    ],
    [
      'an unpaid order is dropped by who changes their mind',
      at('aguardando_pagamento_cupom', PAID),
      says('quero mudar o endereço'),
      'aguardando_endereco',
      ['cancelUnpaid', 'say', 'say'],
    ],
    ['back a step', at('aguardando_endereco'), says('errei'), 'aguardando_nome', ['say', 'say']],
    [
      'one word says what to change',
      at('pronto_para_montar'),
      says('o pagamento'),
      'aguardando_pagamento',
      ['say', 'say'],
    ],
    [
      'the purchase ends it',
      at('aguardando_finalizacao_pedido', { pagamentoPago: true, ...PAID }),
      { type: 'purchaseRegistered', pedidoId: 'o1', numeroPedido: '9', codigoEntrega: '1' },
      'finalizado',
      ['say', 'scheduleDelivery'],
    ],
    [
      'a reset begins at the cart',
      at('aguardando_finalizacao_pedido', { pagamentoPago: true, ...PAID }),
      { type: 'reset' },
      'aguardando_pedido',
      ['cancelUnpaid', 'say'],
    ],
    [
      'an end without a purchase',
      at('aguardando_nome'),
      { type: 'finished' },
      'finalizado',
      ['cancelUnpaid', 'cancelOffer', 'say'],
    ],
    [
      'an end after the purchase says nothing twice',
      at('finalizado'),
      { type: 'finished' },
      'finalizado',
      [],
    ],
    [
      'a refund leaves nothing to order with',
      at('aguardando_finalizacao_pedido', { pagamentoPago: true, ...PAID }),
      { type: 'refunded', pedidoId: 'o1' },
      'pronto_para_montar',
      ['say'],
    ],
    [
      'a payment that came and went unheard leaves nothing to wait for',
      at('aguardando_pagamento_cupom', PAID),
      { type: 'refunded', pedidoId: 'o1' },
      'pronto_para_montar',
      ['say'],
    ],
    [
      'an old order’s refund moves no stage',
      at('aguardando_nome', PAID),
      { type: 'refunded', pedidoId: 'o0' },
      'aguardando_nome',
      ['say'],
    ],
    [
      'thanks after the end begin nothing',
      at('finalizado', { assigned: false }),
      says('Muito obrigada! 🙏'),
      'finalizado',
      [],
    ],
    [
      'another message after the end is a new order',
      at('finalizado', { assigned: false }),
      says('oi'),
      'aguardando_escolha_inicial',
      ['say'],
    ],
    [
      'where is my order?',
      at('finalizado', { assigned: false }),
      says('Cadê meu pedido?'),
      'aguardando_numero_pedido_status',
      ['say'],
    ],
    [
      'the order’s number is looked up',
      at('aguardando_numero_pedido_status', { returnTo: 'finalizado' }),
      says('é o 123456'),
      'aguardando_numero_pedido_status',
      ['findOrder'],
    ],
    [
      'the answer leads back',
      at('aguardando_numero_pedido_status', { returnTo: 'aguardando_pagamento_cupom' }),
      { type: 'orderFound', order: { numeroPedido: '9', status: 'feito' } },
      'aguardando_pagamento_cupom',
      ['say'],
    ],
    [
      'a question without an answer is repeated',
      at('aguardando_nome'),
      { type: 'reminderDue' },
      'aguardando_nome',
      ['say'],
    ],
    [
      'and only once',
      at('aguardando_nome', { reminded: true }),
      { type: 'reminderDue' },
      'aguardando_nome',
      [],
    ],
    [
      'a hand may ask for an agent',
      at('aguardando_nome', { assigned: false }),
      { type: 'stageSet', stage: 'aguardando_agente' },
      'aguardando_agente',
      ['offerToAgents'],
    ],
  ])('%s', (_name, before, input, stage, effects) => {
    const step = advance(before, input);
    expect([step.state.stage, types(step.effects)]).toEqual([stage, effects]);
  });

  it('a question about an order leads back to where it was asked from', () => {
    const asked = advance(at('aguardando_finalizacao_pedido'), says('Cadê meu pedido?')).state;
    const back = advance(asked, { type: 'orderFound', order: null }).state;
    expect(back).toEqual(at('aguardando_finalizacao_pedido'));
  });

  it.each([
    [
      'a payment that runs out',
      'aguardando_pagamento_cupom',
      false,
      'paymentExpired',
      'aguardando_confirmacao',
      // It may still be paid late.
      'o1',
    ],
    ['a refund', 'aguardando_finalizacao_pedido', true, 'refunded', 'pronto_para_montar', null],
  ] as const)(
    '%s while they ask about an order leads them back to where it would have put them',
    (_name, returnTo, pagamentoPago, type, stage, pedidoId) => {
      const asking = at('aguardando_numero_pedido_status', { returnTo, pagamentoPago, ...PAID });
      const after = advance(asking, { type, pedidoId: 'o1' }).state;
      expect(after).toEqual({ ...asking, pagamentoPago: false, pedidoId, returnTo: stage });
      const back = advance(after, { type: 'orderFound', order: null }).state;
      expect(back).toEqual(at(stage, { pedidoId }));
    },
  );

  it('asks twice again for an unreadable answer, then hands over to the agent, then stays silent', () => {
    let state = at('aguardando_endereco', { enderecoEntrega: null });
    const answers = Array.from({ length: 5 }, () => {
      const { state: after, effects } = advance(state, says('?'));
      state = after;
      return effects.map((effect) => (effect.type === 'say' ? effect.text : effect.type));
    });
    expect(answers).toEqual([
      [flowText.addressAgain],
      [flowText.addressAgain],
      [flowText.handOver],
      [],
      [],
    ]);
  });

  it('a new order clears the previous one, and keeps the customer’s name and address', () => {
    const { state } = advance(at('finalizado', { assigned: false }), says('oi'));
    expect(state).toMatchObject({
      cupomValorCents: null,
      imagemPedidoPath: null,
      formaPagamento: null,
      nomeCompleto: 'Olívia Quimera',
      enderecoEntrega: 'Rua dos Exemplos, 7',
    });
  });

  it.each(STAGES)('an agent can set %s by hand from any stage', (stage) => {
    for (const from of STAGES) {
      expect(advance(at(from), { type: 'stageSet', stage }).state.stage).toBe(stage);
    }
  });
});
