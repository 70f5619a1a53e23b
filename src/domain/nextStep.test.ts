import { STAGES } from '@/contract/entities/stage';
import { nextStep } from './nextStep';

describe('the next step (behaviour: next-step)', () => {
  const of = (estadoFluxo: string, isLinked: boolean, pagamentoPago = false) =>
    nextStep({ estadoFluxo, isLinked, pagamentoPago });

  test.each([
    ['', null, null],
    ['aguardando_escolha_inicial', null, null],
    ['aguardando_agente', null, null],
    ['aguardando_pedido', 'pull', null],
    ['aguardando_nome', 'pull', null],
    ['aguardando_endereco', 'pull', null],
    ['aguardando_pagamento', 'pull', null],
    ['aguardando_troco', 'pull', null],
    ['pronto_para_montar', 'pull', 'summarize'],
    ['aguardando_confirmacao', null, null],
    ['aguardando_pagamento_cupom', 'verify', 'verify'],
    ['aguardando_finalizacao_pedido', 'pull', 'register'],
    ['aguardando_numero_pedido_status', null, null],
    ['finalizado', null, null],
    ['um_estado_novo', null, null],
    ['  pronto_para_montar ', 'pull', 'summarize'],
  ])('in the stage %j: %s without an account, %s with one', (stage, without, linked) => {
    expect([of(stage, false), of(stage, true)]).toEqual([without, linked]);
  });

  test('once paid, the order is registered in whatever stage, as soon as there is an account', () => {
    for (const stage of [...STAGES, 'um_estado_novo']) {
      expect([of(stage, false, true), of(stage, true, true)]).toEqual(['pull', 'register']);
    }
  });
});
