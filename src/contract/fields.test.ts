import fc from 'fast-check';
import { anyAnswer } from '@/testing/arbitraries/answers';
import { anyPayload } from '@/testing/arbitraries/payloads';
import { AUDIT_ACTS } from './entities/audit';
import { STAGES } from './entities/stage';
import { contractFields } from './fields';

const fields = contractFields();

function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [name, item] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    namesIn(item, names);
  }
  return names;
}

describe('the fields of the contract', () => {
  const everything: fc.Arbitrary<unknown>[] = [
    ...Object.values(anyAnswer),
    ...Object.values(anyPayload),
  ];
  it.each(everything.map((arbitrary, index) => [index, arbitrary] as const))(
    'are those that its readers give (%#)',
    (_index, arbitrary) => {
      fc.assert(
        fc.property(arbitrary, (value) => {
          expect([...namesIn(value)].filter((name) => !fields.names.has(name))).toEqual([]);
        }),
      );
    },
  );

  it('have the known values of their texts, days and media', () => {
    expect(fields.known.get('estadoFluxo')).toEqual(new Set(STAGES));
    expect(fields.known.get('ato')).toEqual(new Set(AUDIT_ACTS));
    expect(fields.known.get('estado')).toEqual(new Set(['pendente', 'ativo', 'suspenso']));
    expect(fields.known.get('motivo')).toEqual(
      new Set(['manual', 'oferta_expirada', 'desconectado']),
    );
    expect(fields.days).toEqual(new Set(['dia', 'de', 'ate']));
    expect(fields.media).toEqual(new Set(['profilePicUrl', 'foto', 'url', 'imagemPedidoUrl']));
  });

  it('are all in the contract', () => {
    expect([...fields.known.keys()].filter((field) => !fields.names.has(field))).toEqual([]);
  });

  it('that a person fills in have none', () => {
    const free = [
      'nome',
      'body',
      'email',
      'formaPagamento',
      'enderecoEntrega',
      'id',
      'chavePix',
      'message',
      'senha',
    ];
    for (const field of free) expect(fields.known.get(field)).toBeUndefined();
  });
});
