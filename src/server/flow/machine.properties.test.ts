import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { isKnownStage, STAGES, type Stage } from '@/contract/entities/stage';
import { cart, NEW, pix, says, types } from '@/testing/flowStates';
import { advance } from './machine';
import type { FlowEffect, FlowInput, FlowState } from './state';

describe('any run of the flow', () => {
  const words = fc.constantFrom(
    ...[
      'oi',
      '20',
      'quero o de 30',
      'sim',
      'não',
      'Olívia Quimera',
      'Rua dos Exemplos, 7',
      'pix',
      'dinheiro',
      '100',
    ],
    ...[
      'cadê meu pedido?',
      '123456',
      'não sei',
      'quero mudar o endereço',
      'errei',
      'obrigada',
      '',
      '👍',
      'o nome',
    ],
  );
  const order = fc.constantFrom('o1', 'o2', 'o3');
  const input: fc.Arbitrary<FlowInput> = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        type: fc.constant('message' as const),
        text: fc.oneof(words, fc.string({ unit: 'binary' })),
        picture: fc.constantFrom(null, '/media/a.svg'),
      }),
    },
    fc.record({ type: fc.constant('offerAccepted' as const), agenteNome: fc.string() }),
    fc.record({ type: fc.constant('stageSet' as const), stage: fc.constantFrom(...STAGES) }),
    fc.record({ type: fc.constant('paymentApproved' as const), pedidoId: order }),
    fc.record({ type: fc.constant('paymentExpired' as const), pedidoId: order }),
    fc.record({ type: fc.constant('refunded' as const), pedidoId: order }),
    fc.record({
      type: fc.constant('purchaseRegistered' as const),
      pedidoId: order,
      numeroPedido: fc.string(),
      codigoEntrega: fc.string(),
    }),
    fc.record({ type: fc.constant('orderFound' as const), order: fc.constant(null) }),
    fc.record({ type: fc.constant('reset' as const) }),
    fc.record({ type: fc.constant('finished' as const) }),
    fc.record({ type: fc.constant('reminderDue' as const) }),
    fc.record({ type: fc.constantFrom('paused' as const, 'resumed' as const) }),
  );

  /** Runs inputs as the runner does: orders are created at once and numbered. */
  function run(
    inputs: readonly FlowInput[],
    seen: (step: {
      before: FlowState;
      input: FlowInput;
      state: FlowState;
      effects: FlowEffect[];
    }) => void,
  ) {
    let state = NEW;
    let orders = 0;
    const queue = [...inputs];
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { state: after, effects } = advance(state, next);
      seen({ before: state, input: next, state: after, effects });
      state = after;
      if (types(effects).includes('createOrder')) {
        orders += 1;
        queue.unshift({
          type: 'orderMade',
          order: { kind: 'pix', pedidoId: `o${orders}`, valor: 470, pix },
        });
      }
    }
    return state;
  }

  it('has a result for every input, and stays at a known stage', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 40 }), (inputs) => {
        run(inputs, ({ state }) => {
          expect(isKnownStage(state.stage)).toBe(true);
          expect(state.returnTo === null || state.stage === 'aguardando_numero_pedido_status').toBe(
            true,
          );
          expect(state.unread).toBeLessThanOrEqual(3);
        });
      }),
      draws({ test: 1_000, soak: 20_000 }),
    );
  });

  it('never asks for money while an order is paid for, and never takes it twice for one order', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 60 }), (inputs) => {
        const paid: string[] = [];
        run(inputs, ({ before, input: given, state, effects }) => {
          if (before.pagamentoPago) expect(types(effects)).not.toContain('createOrder');
          if (!before.pagamentoPago && state.pagamentoPago && given.type === 'paymentApproved') {
            paid.push(given.pedidoId);
          }
        });
        expect(new Set(paid).size).toBe(paid.length);
      }),
      draws({ test: 1_000, soak: 20_000 }),
    );
  });

  it('clears the paid badge only by a reset, an end, a purchase, a refund or a new order', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 60 }), (inputs) => {
        run(inputs, ({ before, input: given, state }) => {
          if (!before.pagamentoPago || state.pagamentoPago) return;
          const isNewOrder =
            given.type === 'message' && state.stage === 'aguardando_escolha_inicial';
          const clears = ['reset', 'finished', 'purchaseRegistered', 'refunded'].includes(
            given.type,
          );
          expect(clears || isNewOrder).toBe(true);
        });
      }),
      draws({ test: 1_000, soak: 20_000 }),
    );
  });

  it('says nothing while it is paused, is moved by no customer then, and ends with the attendance', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 60 }), (inputs) => {
        run(inputs, ({ before, input: given, state, effects }) => {
          if (!state.paused) expect(state.owes).toBe(false);
          if (given.type === 'finished' || given.type === 'purchaseRegistered') {
            expect(state.paused).toBe(false);
          }
          if (!before.paused || !state.paused) return;
          expect(types(effects)).not.toContain('say');
          expect(types(effects)).not.toContain('sendPix');
          if (given.type === 'message') {
            expect({ state, effects }).toEqual({ state: { ...before, owes: true }, effects: [] });
          }
        });
      }),
      draws({ test: 1_000, soak: 20_000 }),
    );
  });

  it('says one thing at most when it goes on, whatever happened meanwhile', () => {
    fc.assert(
      fc.property(
        fc.array(input, { maxLength: 30 }),
        fc.array(input, { maxLength: 30 }),
        (before, meanwhile) => {
          run([...before, { type: 'paused' }, ...meanwhile, { type: 'resumed' }], (step) => {
            if (step.input.type !== 'resumed') return;
            expect(step.state.paused).toBe(false);
            expect(step.effects.length).toBeLessThanOrEqual(step.before.paused ? 1 : 0);
            expect(step.state.stage).toBe(step.before.stage);
          });
        },
      ),
      draws({ test: 500, soak: 10_000 }),
    );
  });

  it('reaches every stage by what customers, agents and the bank do, without one set by hand', () => {
    const talk: FlowInput[] = [
      says('oi'),
      says('20'),
      { type: 'offerAccepted', agenteNome: 'Ana' },
      cart,
      says('Olívia Quimera'),
      says('Rua dos Exemplos, 7'),
      says('dinheiro'),
      says('100'),
      { type: 'stageSet', stage: 'aguardando_confirmacao' },
      says('sim'),
      { type: 'paymentApproved', pedidoId: 'o1' },
      says('cadê meu pedido?'),
      { type: 'orderFound', order: null },
      { type: 'purchaseRegistered', pedidoId: 'o1', numeroPedido: '9', codigoEntrega: '1' },
    ];
    const reached = new Set<Stage>(['']);
    run(talk, ({ state }) => reached.add(state.stage));
    expect([...reached].sort()).toEqual([...STAGES].sort());
  });
});
