import type { Stage } from '@/contract/entities/stage';
import { flowText } from '@/server/text/flow';
import { at, cart, NEW, says, types } from '@/testing/flowStates';
import { advance } from './machine';
import { questionOf, wantsReminder } from './questions';
import type { FlowInput, FlowState } from './state';

const paused = (stage: Stage, more: Partial<FlowState> = {}) =>
  at(stage, { paused: true, ...more });
const resumed: FlowInput = { type: 'resumed' };
const resume = (state: FlowState) => advance(state, resumed);
const ORDER = { pedidoId: 'o1' } as const;

describe('a flow that is paused', () => {
  it('says nothing about it, and no longer repeats its question', () => {
    const asking = at('aguardando_nome');
    expect(wantsReminder(asking)).toBe(true);
    const { state, effects } = advance(asking, { type: 'paused' });
    expect({ state, effects }).toEqual({ state: { ...asking, paused: true }, effects: [] });
    expect(wantsReminder(state)).toBe(false);
  });

  it.each<[string, FlowState, FlowInput]>([
    ['an answer', paused('aguardando_nome'), says('Olívia Quimera')],
    ['a picture', paused('aguardando_pedido'), cart],
    ['a yes', paused('aguardando_confirmacao'), says('sim')],
    ['what cannot be read', paused('aguardando_pagamento', { unread: 2 }), says('hm')],
    ['a change of mind', paused('pronto_para_montar'), says('quero mudar o endereço')],
    [
      'a question about an order',
      paused('aguardando_finalizacao_pedido'),
      says('cadê meu pedido?'),
    ],
    ['a first word', { ...NEW, paused: true, assigned: true }, says('oi')],
  ])('is not moved by %s of the customer', (_what, before, input) => {
    expect(advance(before, input)).toEqual({ state: { ...before, owes: true }, effects: [] });
  });

  it.each<[string, FlowState, FlowInput, Partial<FlowState>]>([
    [
      'a payment',
      paused('aguardando_pagamento_cupom', ORDER),
      { type: 'paymentApproved', pedidoId: 'o1' },
      { stage: 'aguardando_finalizacao_pedido', pagamentoPago: true },
    ],
    [
      'a charge that ran out',
      paused('aguardando_pagamento_cupom', ORDER),
      { type: 'paymentExpired', pedidoId: 'o1' },
      { stage: 'aguardando_confirmacao' },
    ],
    [
      'a refund',
      paused('aguardando_finalizacao_pedido', { ...ORDER, pagamentoPago: true }),
      { type: 'refunded', pedidoId: 'o1' },
      { stage: 'pronto_para_montar', pagamentoPago: false },
    ],
    [
      'a late payment',
      paused('pronto_para_montar', ORDER),
      { type: 'paidLate', pedidoId: 'o1' },
      { pedidoId: null },
    ],
    [
      'a stage that is set by hand',
      paused('pronto_para_montar'),
      { type: 'stageSet', stage: 'aguardando_confirmacao' },
      { stage: 'aguardando_confirmacao' },
    ],
  ])('follows %s, in silence', (_what, before, input, changes) => {
    const { state, effects } = advance(before, input);
    expect(state).toMatchObject({ ...changes, paused: true });
    expect(effects).toEqual([]);
  });

  it('cancels what a reset cancels, in silence', () => {
    const { state, effects } = advance(paused('aguardando_pagamento_cupom', ORDER), {
      type: 'reset',
    });
    expect(state).toMatchObject({ stage: 'aguardando_pedido', pedidoId: null, owes: true });
    expect(types(effects)).toEqual(['cancelUnpaid']);
  });

  it('is over with the attendance, whose last words are said', () => {
    const before = paused('aguardando_nome', { owes: true });
    const finished = advance(before, { type: 'finished' });
    expect(finished.state).toMatchObject({ stage: 'finalizado', paused: false, owes: false });
    expect(finished.effects).toContainEqual({ type: 'say', text: flowText.ended });
    const bought = advance(paused('aguardando_finalizacao_pedido', { ...ORDER, owes: true }), {
      type: 'purchaseRegistered',
      pedidoId: 'o1',
      numeroPedido: '9',
      codigoEntrega: '1',
    });
    expect(bought.state).toMatchObject({ stage: 'finalizado', paused: false, owes: false });
    expect(types(bought.effects)).toEqual(['say', 'scheduleDelivery']);
    // Also when nothing else changes.
    expect(advance(paused('finalizado'), { type: 'finished' }).state.paused).toBe(false);
  });
});

describe('a flow that goes on', () => {
  const asksAgain = (state: FlowState) => {
    const { state: after, effects } = resume(state);
    expect(after).toMatchObject({ paused: false, owes: false, stage: state.stage });
    return effects;
  };

  it('asks nothing when the customer still owes the answer to the question before', () => {
    const before = at('aguardando_nome', { unread: 1, reminded: true });
    const back = resume(advance(before, { type: 'paused' }).state);
    expect(back).toEqual({ state: before, effects: [] });
  });

  it.each<[string, FlowInput, Stage]>([
    ['the customer wrote', says('um momento'), 'aguardando_nome'],
    [
      'the stage was set by hand',
      { type: 'stageSet', stage: 'aguardando_troco' },
      'aguardando_troco',
    ],
    [
      'the same stage was set by hand',
      { type: 'stageSet', stage: 'aguardando_nome' },
      'aguardando_nome',
    ],
    ['the order began anew', { type: 'reset' }, 'aguardando_pedido'],
  ])('asks the present stage’s question when %s', (_what, input, stage) => {
    const meanwhile = advance(
      paused('aguardando_nome', { unread: 2, reminded: true }),
      input,
    ).state;
    const { state, effects } = resume(meanwhile);
    expect(state).toMatchObject({ stage, unread: 0, reminded: false });
    expect(effects).toEqual([{ type: 'say', text: questionOf(stage, state) }]);
  });

  it('asks to confirm again when the charge ran out meanwhile', () => {
    const expired = advance(paused('aguardando_pagamento_cupom', ORDER), {
      type: 'paymentExpired',
      pedidoId: 'o1',
    }).state;
    expect(types(asksAgain(expired))).toEqual(['say']);
  });

  it('asks once, however often the customer wrote, and makes up for nothing else', () => {
    let state = paused('aguardando_pagamento');
    for (const text of ['oi', 'dinheiro', '?']) state = advance(state, says(text)).state;
    expect(types(asksAgain(state))).toEqual(['say']);
  });

  it.each<Stage>(['pronto_para_montar', 'aguardando_pagamento_cupom', 'finalizado', ''])(
    'asks nothing at the stage %j, which has no question',
    (stage) => {
      expect(asksAgain(paused(stage, { owes: true }))).toEqual([]);
    },
  );

  it('changes nothing when it was not paused', () => {
    const running = at('aguardando_nome', { unread: 1 });
    expect(resume(running)).toEqual({ state: running, effects: [] });
  });
});
