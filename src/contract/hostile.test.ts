import fc from 'fast-check';
import { draws } from '@/testing/runs';
import * as v from 'valibot';
import { hostileJson } from '@/testing/arbitraries/hostileJson';
import { readConfig } from './config';
import { authenticateSchema, EVENTS, readEventMeta } from './events';
import { CALLS } from './rest/calls';
import { errorAnswer } from './rest/requests';
import { faultPath } from './reader';

/** Every schema of the contract, with a name that tells its use. */
const schemas: [string, v.GenericSchema][] = [
  ...Object.entries(EVENTS).map(([name, schema]): [string, v.GenericSchema] => [
    `event ${name}`,
    schema,
  ]),
  ...Object.entries(CALLS).flatMap(([name, call]): [string, v.GenericSchema][] => [
    [`${name} answer`, call.answer],
    [`${name} params`, call.params],
    [`${name} query`, call.query],
    ...(call.body ? [[`${name} body`, call.body] as [string, v.GenericSchema]] : []),
  ]),
  ['authenticate', authenticateSchema],
  ['error answer', errorAnswer],
];

/** The keys that the schemas look for, because a hostile host uses them too. */
const KEYS =
  `id _id body text email mail count quantity user users token message conversation conversations messages
  chatId cliente pedido pedidos success connected qr estatisticas online ganhos pendente recebido total
  dashboard receita valoresPorAgente paginacao coupons coupon value cookies_json status timestamp media url
  mimetype hasMedia fromMe author ofertaId agentesIds expiraEm agenteId encaminharMensagens indicacoes
  estadoFluxo pagamentoPago atribuidoEm createdAt lastMessageTime agente nome foto senha telefone chavePix
  page limit before phone pixId userId couponValue applicatorId streamId lastSeq seq asOf resumed serverTime
  pedidoId valor clienteNome motivo apiUrl couponUrl summaryAdminIds numeroPedido codigoEntrega emailConta
  cupomValor cupomPagamentoStatus imagemPedidoUrl isAdmin`.split(/\s+/);

describe.each(schemas)('%s', (_name, schema) => {
  it('reads any JSON, or names the path of the fault', () => {
    fc.assert(
      fc.property(hostileJson(KEYS), (input) => {
        const result = v.safeParse(schema, input);
        if (result.success) return;
        expect(result.issues.length).toBeGreaterThan(0);
        for (const issue of result.issues) {
          expect(issue.message).toMatch(/^expected ./);
          expect(faultPath(issue)).toMatch(/^(\(root\)|[\w.]+)$/);
        }
      }),
      draws({ test: 200, soak: 4_000 }),
    );
  });

  it('never quotes its input', () => {
    const canary = 'S3CR3T';
    const nested = Object.fromEntries(KEYS.map((key) => [key, canary]));
    const inputs = [
      canary,
      [canary],
      nested,
      Object.fromEntries(KEYS.map((key) => [key, { ...nested, [canary]: canary }])),
      Object.fromEntries(KEYS.map((key) => [key, [nested, canary]])),
    ];
    const told = inputs.flatMap((input) =>
      (v.safeParse(schema, input).issues ?? []).map(
        (issue) => `${faultPath(issue)} ${issue.message}`,
      ),
    );
    expect(told.filter((line) => line.includes(canary))).toEqual([]);
  });
});

it('reads an event’s second argument whatever it is', () => {
  fc.assert(
    fc.property(hostileJson(KEYS), (input) => {
      const { seq, asOf } = readEventMeta(input);
      expect(seq === null || (Number.isSafeInteger(seq) && seq >= 0)).toBe(true);
      expect(asOf === null || Number.isSafeInteger(asOf.seq)).toBe(true);
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});

it('reads a configuration whatever it is', () => {
  fc.assert(
    fc.property(hostileJson(KEYS), (input) => {
      const config = readConfig(input);
      for (const url of [config.apiUrl, config.couponUrl]) expect(url).toMatch(/^($|https?:\/\/)/i);
      expect(config.summaryAdminIds.every((id) => typeof id === 'string')).toBe(true);
    }),
    draws({ test: 100, soak: 2_000 }),
  );
});

it('reads __proto__ and similar keys as data: nothing is polluted', () => {
  const hostile: unknown = JSON.parse(
    '{"id":"1","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  );
  for (const [, schema] of schemas) v.safeParse(schema, hostile);
  expect('polluted' in {}).toBe(false);
  expect(v.parse(CALLS.pullCoupon.answer, { id: 'a', email: 'b' })).not.toHaveProperty('polluted');
});
