import fc from 'fast-check';
import { draws } from '@/testing/runs';
import { STAGES } from '@/contract/entities/stage';
import { headerBadge, humanise, listBadge, progressBand } from './stages';

/** The list's badge and, as keys, the header's words of each stage (behaviour: stage-badge, stage-header). */
const TABLE = [
  ['', 'initialChoice', 0, 'amber', 'newCustomer'],
  ['aguardando_escolha_inicial', 'initialChoice', 10, 'amber', 'choosingOption'],
  ['aguardando_agente', 'searchingAgent', 20, 'amber', 'awaitingAttendant'],
  ['aguardando_pedido', 'choosingOrder', 30, 'yellow', 'sendingOrder'],
  ['aguardando_nome', 'tellingName', 40, 'yellow', 'name'],
  ['aguardando_endereco', 'tellingAddress', 50, 'yellow', 'address'],
  ['aguardando_pagamento', 'choosingPayment', 60, 'lime', 'choosingPayment'],
  ['aguardando_troco', 'choosingPayment', 65, 'lime', 'tellingChange'],
  ['aguardando_confirmacao', 'awaitingConfirmation', 75, 'lime', 'confirmation'],
  ['aguardando_pagamento_cupom', 'awaitingPayment', 80, 'green', 'awaitingPix'],
  ['aguardando_finalizacao_pedido', 'readyToOrder', 90, 'green', 'readyToOrder'],
  ['aguardando_numero_pedido_status', 'checkingStatus', 95, 'green', 'checkingStatus'],
  ['pronto_para_montar', 'readyToAssemble', 100, 'green', 'readyToAssemble'],
  ['finalizado', 'finished', 100, 'green', 'finished'],
] as const;

it('the table has every stage of the contract', () => {
  expect(TABLE.map(([stage]) => stage).sort()).toEqual([...STAGES].sort());
});

describe.each(TABLE)('stage %j', (stage, label, progress, band, header) => {
  it(`is ${label} at ${progress} %, ${band}, in the list`, () => {
    expect(listBadge(stage, false)).toMatchObject({
      label: { kind: 'known', key: label },
      progress,
      band,
    });
  });

  it(`is ${header} in the header, with the same progress, colour and icon`, () => {
    expect(headerBadge(stage, false)).toEqual({
      ...listBadge(stage, false),
      label: { kind: 'known', key: header },
    });
  });

  it('is ready to order at 100 % once it is paid', () => {
    const paid = { label: { kind: 'known', key: 'readyToOrder' }, progress: 100, band: 'green' };
    expect(listBadge(stage, true)).toMatchObject(paid);
    expect(headerBadge(stage, true)).toMatchObject(paid);
  });
});

it.each([
  [0, 'amber'],
  [29, 'amber'],
  [30, 'yellow'],
  [59, 'yellow'],
  [60, 'lime'],
  [79, 'lime'],
  [80, 'green'],
  [100, 'green'],
])('%i %% is %s', (progress, band) => {
  expect(progressBand(progress)).toBe(band);
});

it.each([
  ['aguardando_algo_novo', 'Aguardando algo novo'],
  ['EM_REVISAO', 'EM REVISAO'],
  ['ç_a', 'Ç a'],
  ['_', '_'],
])('the unknown stage %j reads %j', (raw, text) => {
  expect(humanise(raw)).toBe(text);
});

it('a stage of another host never breaks a row: its own words, 0 %', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((raw) => !TABLE.some(([stage]) => stage === raw.trim())),
      (raw) => {
        const badge = listBadge(raw, false);
        expect(badge).toMatchObject({ progress: 0, band: 'amber', icon: 'unknown' });
        expect(badge.label.kind === 'raw' && badge.label.text.trim() !== '').toBe(true);
      },
    ),
    draws({ test: 100, soak: 2_000 }),
  );
  expect(listBadge('constructor', false).label).toEqual({ kind: 'raw', text: 'Constructor' });
});
